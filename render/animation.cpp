#include "render/animation.hpp"

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

bool within(Span span, double time) { return time >= span.begin && time < span.end; }

// The part of a span that has passed, from 0 to 1, slower at both ends, like CSS ease-in-out.
double through(Span span, double time) {
    const double t = std::clamp((time - span.begin) / (span.end - span.begin), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

}  // namespace

Point MovingPeg::place(double time) const {
    Point here = at;
    for (const Slide& slide : slides) {
        if (time < slide.during.begin) break;
        here = here + through(slide.during, time) * (slide.to - here);
    }
    return here;
}

double MovingPeg::size(double time) const { return gone ? 1 - through(*gone, time) : 1; }

Page Animation::at(double time) const {
    Page page = scene;
    Discs whole{{}, radius, Ink::peg};
    for (const MovingPeg& peg : pegs) {
        const double size = peg.size(time);
        if (size == 1) {
            whole.at.push_back(peg.place(time));
            whole.ids.push_back(peg.id);
        } else if (size > 0) {
            page.items.push_back(Discs{{peg.place(time)}, size * radius, Ink::peg});
        }
    }
    page.items.push_back(std::move(whole));
    for (const Caption& caption : captions)
        if (within(caption.during, time))
            page.items.insert(page.items.end(), caption.lines.begin(), caption.lines.end());
    return page;
}

std::vector<double> Animation::times(double step) const {
    std::vector<double> times{0, seconds};
    const auto add = [&](Span span) {
        const double pieces = std::max(1.0, std::ceil((span.end - span.begin) / step));
        for (double i = 0; i <= pieces; ++i) times.push_back(span.begin + (span.end - span.begin) * i / pieces);
    };
    for (const MovingPeg& peg : pegs) {
        // A peg goes while another slides over it: its times are among the slides'.
        for (const Slide& slide : peg.slides) add(slide.during);
    }
    for (const Caption& caption : captions) times.push_back(caption.during.begin);
    std::sort(times.begin(), times.end());
    const auto same = [](double a, double b) { return b - a < 1e-9; };
    times.erase(std::unique(times.begin(), times.end(), same), times.end());
    return times;
}

}  // namespace pegwright::render
