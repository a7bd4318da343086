#include "render/display_list.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::render {
namespace {

std::string points(const std::vector<Point>& at) {
    std::string text;
    for (const Point& p : at) text += fmt::format(" {:.2f},{:.2f}", p.x, p.y);
    return text;
}

std::string line_of(const Discs& d) {
    const std::string ring = d.ring > 0 ? fmt::format(" ring {:.2f}", d.ring) : "";
    return fmt::format("discs {} radius {:.2f}{}:{}", to_string(d.ink), d.radius, ring, points(d.at));
}
std::string line_of(const Crosses& c) {
    const std::string halo = c.halo > 0 ? fmt::format(" halo {:.2f}", c.halo) : "";
    return fmt::format("crosses {} reach {:.2f}{}:{}", to_string(c.ink), c.reach, halo, points(c.at));
}
std::string line_of(const Line& l) {
    return fmt::format("line {} width {:.2f}{}{}{}:{}", to_string(l.ink), l.width, l.arrow ? " arrow" : "",
                       l.closed ? " closed" : "", l.dash > 0 ? " dashed" : "", points(l.through));
}
std::string line_of(const Area& a) {
    const std::string border = a.border > 0 ? fmt::format(" border {:.2f}", a.border) : "";
    std::string text = fmt::format("area {}{}:", to_string(a.ink), border);
    for (const auto& outline : a.outlines) text += points(outline) + ";";
    return text;
}
std::string line_of(const Text& t) {
    const char* aligns[] = {"left", "middle", "right"};
    return fmt::format("text {} size {:.2f} {} {:.2f},{:.2f}: {}", to_string(t.ink), t.size,
                       aligns[static_cast<std::size_t>(t.align)], t.at.x, t.at.y, t.text);
}
std::string line_of(const Group& g) { return "group " + g.id; }
std::string line_of(const GroupEnd&) { return "end of the group"; }

// An overload for each kind of item: a new kind without one does not compile.
void shift(std::vector<Point>& at, Point by) {
    for (Point& p : at) p = p + by;
}
void shift(Discs& d, Point by) { shift(d.at, by); }
void shift(Crosses& c, Point by) { shift(c.at, by); }
void shift(Line& l, Point by) { shift(l.through, by); }
void shift(Area& a, Point by) {
    for (auto& outline : a.outlines) shift(outline, by);
}
void shift(Text& t, Point by) { t.at = t.at + by; }
void shift(Group&, Point) {}
void shift(GroupEnd&, Point) {}

}  // namespace

const char* to_string(Ink ink) {
    static constexpr const char* names[ink_count] = {
        "paper", "frame",   "border",    "vacancy",    "peg",     "gone",    "halo",   "arrow",    "won",
        "lost",  "unknown", "text",      "faint",      "on_peg",  "start",   "finish", "catalyst", "base",
        "head",  "six",     "other_six", "relocating", "class_0", "class_1", "class_2"};
    return names[static_cast<std::size_t>(ink)];
}

void place(Page& page, const Page& next, Point at, const std::string& prefix) {
    const bool grouped = std::any_of(next.items.begin(), next.items.end(),
                                     [](const Item& item) { return std::holds_alternative<Group>(item); });
    const bool wrap = !prefix.empty() && !grouped;
    if (wrap) page.items.push_back(Group{prefix});
    for (Item item : next.items) {
        std::visit([&](auto& i) { shift(i, at); }, item);
        if (auto* group = std::get_if<Group>(&item); group && !prefix.empty()) group->id = prefix + "-" + group->id;
        page.items.push_back(std::move(item));
    }
    if (wrap) page.items.push_back(GroupEnd{});
    for (const Bookmark& b : next.bookmarks) page.bookmarks.push_back({b.name, b.at + at, b.inside});
}

void append_below(Page& page, const Page& next) {
    place(page, next, {0, page.height});
    page.width = std::max(page.width, next.width);
    page.height += next.height;
}

std::string to_text(const Picture& picture) {
    std::string text = "title " + picture.title + "\ndescription " + picture.description + "\n";
    for (const Page& page : picture.pages) {
        text += fmt::format("page {:.2f} x {:.2f}\n", page.width, page.height);
        for (const Bookmark& b : page.bookmarks)
            text += fmt::format("bookmark {:.2f},{:.2f}: {}\n", b.at.x, b.at.y, b.name);
        for (const Item& item : page.items) text += std::visit([](const auto& i) { return line_of(i); }, item) + "\n";
    }
    return text;
}

}  // namespace pegwright::render
