#include "render/formats/formats.hpp"

#include "render/formats/arrow.hpp"

#include <fmt/format.h>

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <tuple>

namespace pegwright::render {
namespace {

// About as wide as text_width() says.
constexpr const char* faces = "DejaVu Sans, Verdana, Bitstream Vera Sans, Geneva, Liberation Sans, sans-serif";
constexpr std::size_t buffer_size = std::size_t{1} << 16;
// More discs without ids take fewer bytes as one path.
constexpr std::size_t most_single_discs = 64;

std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    return out;
}

std::string hex(const Paint& paint) {
    const auto part = [](double v) { return static_cast<int>(std::lround(255 * v)); };
    return fmt::format("#{:02x}{:02x}{:02x}", part(paint.red), part(paint.green), part(paint.blue));
}

// Hundredths of a point, in few characters.
void add_number(std::string& out, double value) {
    long hundredths = std::lround(100 * value);
    if (hundredths < 0) out += '-';
    hundredths = std::labs(hundredths);
    const long whole = hundredths / 100;
    const long part = hundredths % 100;
    if (whole > 0 || part == 0) fmt::format_to(std::back_inserter(out), "{}", whole);
    if (part == 0) return;
    out += '.';
    out += static_cast<char>('0' + part / 10);
    if (part % 10 > 0) out += static_cast<char>('0' + part % 10);
}
void add_point(std::string& out, Point p) {
    add_number(out, p.x);
    // A minus sign separates numbers as a blank does.
    if (std::lround(100 * p.y) >= 0) out += ' ';
    add_number(out, p.y);
}
std::string number(double value) {
    std::string out;
    add_number(out, value);
    return out;
}

// Identifies a shape of discs or crosses: kind, ink, size, width of ring or line, halo.
using MarkShape = std::tuple<bool, Ink, double, double, double>;
MarkShape shape_of(const Discs& d) { return {true, d.ink, d.radius, d.ring, 0}; }
MarkShape shape_of(const Crosses& c) { return {false, c.ink, c.reach, c.width, c.halo}; }

bool one_by_one(const Discs& discs) { return !discs.ids.empty() || discs.at.size() <= most_single_discs; }

// Hashes text and places, a word at a time (as FNV-1a does bytes).
class ContentHash {
public:
    void add(std::string_view text) {
        for (const char c : text) add(static_cast<unsigned char>(c));
    }
    void operator()(const Discs& d) { add(d.at); }
    void operator()(const Crosses& c) { add(c.at); }
    void operator()(const Line& l) { add(l.through); }
    void operator()(const Area& a) {
        for (const auto& outline : a.outlines) add(outline);
    }
    void operator()(const Text& t) {
        add(t.text);
        add(std::vector{t.at});
    }
    void operator()(const Group& g) { add(g.id); }
    void operator()(const GroupEnd&) {}

    // Five letters and digits, the first a letter.
    std::string word() const {
        static constexpr std::string_view signs = "abcdefghijklmnopqrstuvwxyz0123456789";
        std::string word(1, signs[hash_ % 26]);
        std::uint64_t rest = hash_ / 26;
        for (; word.size() < 5; rest /= signs.size()) word += signs[rest % signs.size()];
        return word;
    }

private:
    void add(std::uint64_t value) {
        hash_ = (hash_ ^ value) * 0x100000001b3;
        hash_ ^= hash_ >> 32;
    }
    void add(const std::vector<Point>& points) {
        for (const Point p : points) {
            add(static_cast<std::uint64_t>(std::lround(100 * p.x)));
            add(static_cast<std::uint64_t>(std::lround(100 * p.y)));
        }
    }

    std::uint64_t hash_ = 0xcbf29ce484222325;
};

// A viewer shows part of a pixel lighter.
double whole_pixels(double points) {
    constexpr double pixel = 0.75;
    return pixel * std::ceil(points / pixel - 1e-6);
}

class SvgWriter {
public:
    // `name`: the picture's id, with which all its ids and classes begin.
    SvgWriter(const Picture& picture, const Page& page, const Theme& theme, std::string name)
        : picture_(picture), page_(page), theme_(theme), name_(std::move(name)), prefix_(name_ + "-") {
        use(Ink::paper);
        for (const Item& item : page_.items) std::visit([&](const auto& i) { collect(i); }, item);
        begin();
    }

    // All before the items: title, style sheet, shapes.
    const std::string& head() const { return out_; }

    void run(ByteSink& sink) {
        sink_ = &sink;
        group_ = prefix_;
        for (const Item& item : page_.items) {
            std::visit([&](const auto& i) { write(i); }, item);
            if (out_.size() >= buffer_size) flush();
        }
        out_ += "</g>\n</svg>\n";
        flush();
    }

private:
    void flush() {
        sink_->write(out_);
        out_.clear();
    }

    void use(Ink ink) { fills_.insert(ink); }
    void use_line(Ink ink) { lines_.insert(ink); }
    template <class Kind>
    void use_shape(const Kind& item, const std::string& name) {
        std::string& id = shapes_[shape_of(item)];
        if (!id.empty()) return;
        const int count = ++shapes_named_[name];
        id = prefix_ + (count == 1 ? name : fmt::format("{}-{}", name, count));
    }
    void collect(const Discs& d) {
        if (one_by_one(d)) {
            use(d.ink);
            if (d.ring > 0) use_line(d.ink);
            use_shape(d, d.ink == Ink::frame || d.ink == Ink::vacancy ? "hole" : to_string(d.ink));
        } else {
            use_line(d.ink);
            if (d.ring > 0) use_line(Ink::paper);
        }
    }
    void collect(const Crosses& c) {
        use_line(c.ink);
        if (c.halo > 0) use_line(Ink::halo);
        use_shape(c, "cross");
    }
    void collect(const Line& l) {
        use_line(l.ink);
        if (l.arrow) use(l.ink);
    }
    void collect(const Area& a) {
        (a.border > 0 ? bordered_ : fills_).insert(a.ink);
        if (theme_[a.ink].hatch >= 0) hatched_.insert(a.ink);
    }
    void collect(const Text& t) { use(t.ink); }
    void collect(const Group&) {}
    void collect(const GroupEnd&) {}

    std::string class_of(Ink ink) const {
        std::string name = to_string(ink);
        for (char& c : name)
            if (c == '_') c = '-';
        return prefix_ + name;
    }

    std::string hatch_of(Ink ink) const { return class_of(ink) + "-hatch"; }
    std::string fill_of(Ink ink) const {
        return theme_[ink].hatch < 0 ? hex(theme_[ink]) : "url(#" + hatch_of(ink) + ")";
    }

    void begin() {
        const std::string width = number(whole_pixels(page_.width));
        const std::string height = number(whole_pixels(page_.height));
        out_ += fmt::format(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg id=\"{4}\" width=\"{0}pt\" height=\"{1}pt\" "
            "viewBox=\"0 0 {0} {1}\"\n"
            "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n"
            "<title>{2}</title>\n<desc>{3}</desc>\n<style>\n",
            width, height, escaped(picture_.title), escaped(picture_.description), name_);
        // Fills come after lines: a ring has both classes.
        for (const Ink ink : lines_)
            out_ += fmt::format(".{}-line{{fill:none;stroke:{}}}\n", class_of(ink), hex(theme_[ink]));
        for (const Ink ink : fills_) out_ += fmt::format(".{}{{fill:{}}}\n", class_of(ink), fill_of(ink));
        for (const Ink ink : bordered_)
            out_ +=
                fmt::format(".{}-area{{fill:{};stroke:{}}}\n", class_of(ink), fill_of(ink), hex(theme_[Ink::border]));
        // A page around the picture may say otherwise.
        out_ += fmt::format("#{} text{{font-family:{};\nfont-style:normal;font-weight:400;letter-spacing:0}}\n", name_,
                            faces);
        if (picture_.animation) out_ += animation_style(*picture_.animation, prefix_);
        out_ += "</style>\n<g stroke=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<defs>\n";
        for (const auto& [shape, id] : shapes_) define(shape, id);
        for (const Ink ink : hatched_) define_hatch(ink);
        out_ += fmt::format("</defs>\n<rect class=\"{}\" width=\"{}\" height=\"{}\"/>\n", class_of(Ink::paper), width,
                            height);
    }

    void define(const MarkShape& shape, const std::string& id) {
        const auto& [disc, ink, size, width, halo] = shape;
        const std::string name = class_of(ink);
        if (disc && width > 0) {
            out_ += fmt::format("<circle id=\"{}\" class=\"{} {}-line\" stroke-width=\"{}\" r=\"{}\"/>\n", id,
                                class_of(Ink::paper), name, number(width), number(size - width / 2));
        } else if (disc) {
            out_ += fmt::format("<circle id=\"{}\" class=\"{}\" r=\"{}\"/>\n", id, name, number(size));
        } else {
            const std::string r = number(size);
            const std::string way = fmt::format("M-{0}-{0}L{0} {0}M-{0} {0}L{0}-{0}", r);
            out_ += fmt::format("<g id=\"{}\">", id);
            if (halo > 0)
                out_ += fmt::format("<path class=\"{}-line\" stroke-width=\"{}\" d=\"{}\"/>\n", class_of(Ink::halo),
                                    number(width + 2 * halo), way);
            out_ +=
                fmt::format("<path class=\"{}-line\" stroke-width=\"{}\" d=\"{}\"/></g>\n", name, number(width), way);
        }
    }

    void define_hatch(Ink ink) {
        const char* const way = theme_[ink].hatch < 90 ? "M-1 1L1-1M0 2L2 0M1 3L3 1" : "M-1 1L1 3M0 0L2 2M1-1L3 1";
        out_ += fmt::format(
            "<pattern id=\"{}\" width=\"2\" height=\"2\" patternUnits=\"userSpaceOnUse\"><rect width=\"2\" "
            "height=\"2\" fill=\"{}\"/><path d=\"{}\" stroke=\"{}\" stroke-width=\".3\"/></pattern>\n",
            hatch_of(ink), hex(theme_[ink]), way, hex(theme_[Ink::frame]));
    }

    void write(const Group& group) {
        const int count = ++groups_[group.id];
        group_ = prefix_ + (count == 1 ? group.id : fmt::format("{}-again-{}", group.id, count));
        out_ += "<g id=\"" + group_ + "\">\n";
        group_ += '-';
    }
    void write(const GroupEnd&) {
        group_ = prefix_;
        out_ += "</g>\n";
    }
    template <class Kind>
    void add_use(const Kind& item, Point p, const std::string& id) {
        out_ += "<use xlink:href=\"#";
        out_ += shapes_[shape_of(item)];
        if (!id.empty()) ((out_ += "\" id=\"") += group_) += id;
        out_ += "\" x=\"";
        add_number(out_, p.x);
        out_ += "\" y=\"";
        add_number(out_, p.y);
        out_ += "\"/>\n";
    }
    void write(const Discs& discs) {
        if (discs.at.empty()) return;
        if (one_by_one(discs)) {
            for (std::size_t i = 0; i < discs.at.size(); ++i)
                add_use(discs, discs.at[i], discs.ids.empty() ? "" : discs.ids[i]);
            return;
        }
        add_dots(discs, discs.radius, discs.ink);
        if (discs.ring > 0) add_dots(discs, discs.radius - discs.ring, Ink::paper);
    }
    // Strokes of length zero with round caps: a quarter of the bytes of circles.
    void add_dots(const Discs& discs, double radius, Ink ink) {
        begin_path(class_of(ink) + "-line", 2 * radius);
        for (const Point p : discs.at) {
            out_ += 'M';
            add_point(out_, p);
            out_ += "h0";
            if (out_.size() >= buffer_size) flush();
        }
        out_ += "\"/>\n";
    }
    void write(const Crosses& crosses) {
        for (const Point p : crosses.at) add_use(crosses, p, "");
    }
    void begin_path(const std::string& classes, double width) {
        ((out_ += "<path class=\"") += classes) += '"';
        if (width > 0) {
            out_ += " stroke-width=\"";
            add_number(out_, width);
            out_ += '"';
        }
        out_ += " d=\"";
    }
    // In whole hundredths, so that rounding errors do not add up.
    void add_way(const std::vector<Point>& through) {
        const auto rounded = [](Point p) { return Point{std::round(100 * p.x) / 100, std::round(100 * p.y) / 100}; };
        Point here = rounded(through.front());
        out_ += 'M';
        add_point(out_, here);
        if (through.size() > 1) out_ += 'l';
        for (std::size_t i = 1; i < through.size(); ++i) {
            const Point next = rounded(through[i]);
            if (i > 1 && std::lround(100 * (next.x - here.x)) >= 0) out_ += ' ';
            add_point(out_, next - here);
            here = next;
            if (out_.size() >= buffer_size) flush();
        }
    }
    void write(const Line& line) {
        if (line.through.empty()) return;
        const bool headed = line.arrow && line.through.size() > 1;
        begin_path(class_of(line.ink) + "-line", line.width);
        std::vector<Point> through = line.through;
        if (headed) through.back() = head_of(line).neck;
        add_way(through);
        if (line.closed) out_ += 'z';
        // A butt end, as a round one would show beside the arrow's tip.
        out_ += headed ? "\" stroke-linecap=\"butt\"" : "\"";
        if (line.dash > 0) ((out_ += " stroke-dasharray=\"") += number(line.dash)) += '"';
        out_ += "/>\n";
        if (!headed) return;
        begin_path(class_of(line.ink), 0);
        const auto head = head_of(line).at;
        add_way({head.begin(), head.end()});
        out_ += "z\"/>\n";
    }
    void write(const Area& area) {
        begin_path(class_of(area.ink) + (area.border > 0 ? "-area" : ""), area.border);
        for (const auto& outline : area.outlines) {
            add_way(outline);
            out_ += 'z';
        }
        out_ += "\"/>\n";
    }
    void write(const Text& text) {
        static constexpr const char* anchors[] = {"", "\" text-anchor=\"middle", "\" text-anchor=\"end"};
        out_ += "<text class=\"" + class_of(text.ink) + anchors[static_cast<std::size_t>(text.align)] + "\" x=\"";
        add_number(out_, text.at.x);
        out_ += "\" y=\"";
        add_number(out_, text.at.y + 0.365 * text.size);
        out_ += "\" font-size=\"";
        add_number(out_, text.size);
        out_ += "\">" + escaped(text.text) + "</text>\n";
    }

    const Picture& picture_;
    const Page& page_;
    const Theme& theme_;
    const std::string name_;
    const std::string prefix_;
    ByteSink* sink_ = nullptr;
    std::string out_;
    std::set<Ink> fills_;
    std::set<Ink> lines_;
    std::set<Ink> bordered_;  // areas
    std::set<Ink> hatched_;
    std::map<MarkShape, std::string> shapes_;
    std::map<std::string, int> shapes_named_;
    std::map<std::string, int> groups_;
    std::string group_;  // the open group's id and a hyphen, or the prefix
};

}  // namespace

void write_svg(const Picture& picture, const Theme& theme, ByteSink& sink) {
    const auto write = [&](const Page& page) {
        ContentHash hash;
        hash.add(SvgWriter(picture, page, theme, "").head());
        for (const Item& item : page.items) std::visit(hash, item);
        SvgWriter(picture, page, theme, hash.word()).run(sink);
    };
    picture.animation ? write(animated_page(*picture.animation)) : write(picture.pages.front());
}

}  // namespace pegwright::render
