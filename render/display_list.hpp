// The contents of a picture, without any graphics library. Layouts make it, themes give inks their colours, formats/
// writes it. Lengths are points (1/72 inch); y grows downwards.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace pegwright::render {

// A place or a vector.
struct Point {
    double x = 0;
    double y = 0;

    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(double k, Point a) { return {k * a.x, k * a.y}; }
};

enum class Ink : std::uint8_t {
    paper,    // the page behind everything
    frame,    // rings of vacancies, hatching of regions
    border,   // borders of regions, dots for holes on maps
    vacancy,  // small dots for vacancies on large boards
    peg,
    gone,   // crosses on pegs that are taken
    halo,   // around those crosses
    arrow,  // the path of a move
    won,    // moves that keep the goal in reach
    lost,   // moves that lose it
    unknown,
    text,
    faint,     // page numbers
    on_peg,    // text on a peg
    start,     // squares around holes vacated
    finish,    // diamonds around holes of last pegs
    catalyst,  // frames around catalyst holes
    base,      // from here to relocating: regions of a plan
    head,      // the purge at a strip's end
    six,       // 6-purges, two inks in turn along a chain
    other_six,
    relocating,  // relocating purges
    class_0,     // pegs by (x + y) mod 3
    class_1,
    class_2,
};
inline constexpr std::size_t ink_count = static_cast<std::size_t>(Ink::class_2) + 1;
const char* to_string(Ink ink);

// Discs of one size and ink, drawn as one path.
struct Discs {
    std::vector<Point> at;
    double radius = 0;
    Ink ink = Ink::peg;
    double ring = 0;                    // width of a ring of this ink around paper; 0: a full disc
    std::vector<std::string> ids = {};  // one each, or none; unique within a group
};

// Diagonal crosses, each twice `reach` wide.
struct Crosses {
    std::vector<Point> at;
    double reach = 0;
    double width = 0;
    Ink ink = Ink::gone;
    double halo = 0;
};

// In widths of the arrow's line.
inline constexpr double arrow_head_length = 3.8;

struct Line {
    std::vector<Point> through;
    double width = 0;
    Ink ink = Ink::frame;
    bool arrow = false;  // a head at the last point
    bool closed = false;
    double dash = 0;  // length of dashes and gaps; 0: none
};

struct Area {
    std::vector<std::vector<Point>> outlines;
    Ink ink = Ink::base;
    double border = 0;  // width of the border, in the ink of borders; 0: none
};

enum class Align : std::uint8_t { left, middle, right };

// One line of text, with its middle at at.y.
struct Text {
    Point at;
    std::string text;
    double size = 0;
    Ink ink = Ink::text;
    Align align = Align::middle;
    bool inside = false;  // in a hole or region, so that its size is bound to the board's
};

// The width in points of text in DejaVu Sans. O(length).
double text_width(const std::string& text, double size);

// Groups the items up to its end. Groups do not nest; ids are unique.
struct Group {
    std::string id;
};
struct GroupEnd {};

using Item = std::variant<Discs, Crosses, Line, Area, Text, Group, GroupEnd>;

// An entry in a PDF's table of contents.
struct Bookmark {
    std::string name;
    Point at;
    bool inside = false;  // of the last one that is not
};

// Items are drawn in order. Layouts keep them within the page.
struct Page {
    double width = 0;
    double height = 0;
    std::vector<Item> items;
    std::vector<Bookmark> bookmarks;
};

// Draws a page onto another, its top left corner at `at`. With a prefix "a" its groups become a-move-3 and so on; a
// page without groups becomes the group a.
void place(Page& page, const Page& next, Point at, const std::string& prefix = "");
// Below, in a page that grows.
void append_below(Page& page, const Page& next);

struct Animation;
struct Graph;

// Title and description, in UTF-8, are for screen readers; formats escape them.
struct Picture {
    std::string title;
    std::string description;
    std::vector<Page> pages;
    std::string html = {};                            // instead of pages: a page that plays
    std::shared_ptr<const Animation> animation = {};  // for formats that move; the page shows its beginning
    std::optional<double> dpi = {};                   // of a PNG: pixels an inch
    std::shared_ptr<const Graph> graph = {};          // for formats that other programs lay out
};

// One item a line, with numbers of two decimals, for tests.
std::string to_text(const Picture& picture);

}  // namespace pegwright::render
