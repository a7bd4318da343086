// All keyframes last as long as the loop, so nothing drifts.
#include "render/formats/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

std::string id_of(const Caption& caption) { return caption.id.empty() ? "move-0" : caption.id; }

std::string number(double value, int decimals) {
    std::string text = fmt::format("{:.{}f}", value, decimals);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') text.pop_back();
    }
    return text == "-0" ? "0" : text;
}
std::string px(double points) { return number(points, 2) + (number(points, 2) == "0" ? "" : "px"); }

// One @keyframes rule. Each state holds for a time, then changes to the next.
class Keyframes {
public:
    Keyframes(std::string& out, const std::string& name, double seconds) : out_(out), seconds_(seconds) {
        out_ += "@keyframes " + name + "{";
    }
    void hold(Span during, const std::string& state) {
        const std::string begin = percent(during.begin);
        const std::string end = percent(during.end);
        out_ += begin + (end == begin ? "" : "," + end) + "{" + state + "}";
    }
    void end() { out_ += "}\n"; }

private:
    // Exact to a few milliseconds in loops of any length.
    std::string percent(double time) const {
        if (time >= seconds_) return "to";
        return number(100 * time / seconds_, seconds_ < 50 ? 2 : seconds_ < 500 ? 3 : 4) + "%";
    }

    std::string& out_;
    double seconds_;
};

std::string moved(Point by) { return "translate(" + px(by.x) + "," + px(by.y) + ")"; }

void add_peg(std::string& out, const std::string& name, const MovingPeg& peg, double seconds) {
    Keyframes keyframes(out, name, seconds);
    Point here = peg.at;
    double since = 0;
    // A scale moves points towards the page's corner, so the last state translates the peg back to its place. All
    // states need both functions to blend.
    const std::string whole = peg.gone ? " scale(1)" : "";
    for (const Slide& slide : peg.slides) {
        keyframes.hold({since, slide.during.begin}, "transform:" + moved(here - peg.at) + whole);
        here = slide.to;
        since = slide.during.end;
    }
    keyframes.hold({since, peg.gone ? peg.gone->begin : seconds}, "transform:" + moved(here - peg.at) + whole);
    if (peg.gone) keyframes.hold({peg.gone->end, seconds}, "transform:" + moved(here) + " scale(0)");
    keyframes.end();
}

void add_caption(std::string& out, const std::string& name, const Caption& caption, double seconds) {
    Keyframes keyframes(out, name, seconds);
    const auto [begin, end] = caption.during;
    if (begin > 0) keyframes.hold({0, 0}, "visibility:hidden");
    keyframes.hold({begin, begin}, "visibility:visible");
    if (end < seconds) keyframes.hold({end, seconds}, "visibility:hidden");
    keyframes.end();
}

}  // namespace

Page animated_page(const Animation& animation) {
    Page page = animation.scene;
    Discs pegs{{}, animation.radius, Ink::peg};
    for (const MovingPeg& peg : animation.pegs) {
        pegs.at.push_back(peg.at);
        pegs.ids.push_back(peg.id);
    }
    page.items.push_back(std::move(pegs));
    for (const Caption& caption : animation.captions) {
        page.items.push_back(Group{id_of(caption)});
        page.items.insert(page.items.end(), caption.lines.begin(), caption.lines.end());
        page.items.push_back(GroupEnd{});
    }
    return page;
}

std::string animation_style(const Animation& animation, const std::string& prefix) {
    const double seconds = animation.seconds;
    std::string later;
    std::string names;
    std::string keyframes;
    const auto name = [&](const std::string& id) { names += fmt::format("#{0}{{animation-name:{0}}}\n", id); };
    for (const Caption& caption : animation.captions) {
        const std::string id = prefix + id_of(caption);
        if (caption.during.begin > 0) later += (later.empty() ? "#" : ",#") + id;
        name(id);
        add_caption(keyframes, id, caption, seconds);
    }
    for (const MovingPeg& peg : animation.pegs) {
        if (peg.slides.empty() && !peg.gone) continue;
        name(prefix + peg.id);
        add_peg(keyframes, prefix + peg.id, peg, seconds);
    }
    return (later.empty() ? "" : later + "{visibility:hidden}\n") +
           fmt::format(
               "@media (prefers-reduced-motion:no-preference){{\n"
               "use[id^={2}peg-]{{animation:{0}s ease-in-out infinite}}\n"
               "g[id^={2}move-]{{animation:{0}s step-end infinite}}\n{1}}}\n",
               number(seconds, 2), names, prefix) +
           keyframes;
}

}  // namespace pegwright::render
