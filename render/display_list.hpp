// A display list: what a picture is made of, without any graphics library.
//
// Layouts make display lists (layouts.hpp), themes give inks their colours, and one file,
// canvas.cpp, draws them. All lengths are points (1/72 inch), y grows downwards.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace pegwright::render {

// A place on a page, or a vector.
struct Point {
    double x = 0;
    double y = 0;

    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(double k, Point a) { return {k * a.x, k * a.y}; }
};

// What something is drawn as; a theme says what that looks like.
enum class Ink : std::uint8_t {
    paper,    // the page behind everything
    frame,    // rings of vacancies, hatching of regions
    border,   // borders of regions, dots for holes on maps
    vacancy,  // small dots for vacancies on large boards
    peg,
    gone,   // crosses on pegs that are taken
    halo,   // around them
    arrow,  // the way of a move
    text,
    faint,       // page numbers
    on_peg,      // text on a peg
    start,       // squares around holes vacated
    finish,      // diamonds around holes of last pegs
    catalyst,    // frames around catalyst holes
    base,        // from here on the regions of a plan: the base board
    head,        // the purge at a strip's end
    six,         // 6-purges, of a chain every other one
    other_six,   // and those between them
    relocating,  // relocating purges
    class_0,     // pegs by (x + y) mod 3
    class_1,
    class_2,
};
inline constexpr std::size_t ink_count = static_cast<std::size_t>(Ink::class_2) + 1;
// The ink's name as in the list above: what tests read.
const char* to_string(Ink ink);

// Discs of one size and ink; one path however many there are.
struct Discs {
    std::vector<Point> at;
    double radius = 0;
    Ink ink = Ink::peg;
    double ring = 0;                    // so wide a ring of the ink around paper; 0: the ink alone
    std::vector<std::string> ids = {};  // one each, or none; unlike one another within a group
};

// Diagonal crosses, each twice `reach` wide, with so much of the halo's ink around them: it tells them from whatever is
// under them.
struct Crosses {
    std::vector<Point> at;
    double reach = 0;
    double width = 0;
    Ink ink = Ink::gone;
    double halo = 0;
};

// Of an arrow, in widths of its line.
inline constexpr double arrow_head_length = 4.5;

// A line through points, of any number of corners.
struct Line {
    std::vector<Point> through;
    double width = 0;
    Ink ink = Ink::frame;
    bool arrow = false;  // a head at the last point
    bool closed = false;
};

// A filled area within closed lines, which are drawn as its border.
struct Area {
    std::vector<std::vector<Point>> outlines;
    Ink ink = Ink::base;
    double border = 0;  // its width, in the ink of borders; 0: none
};

enum class Align : std::uint8_t { left, middle, right };

// What text is set in: monospaced what stands in holes and regions, proportional what is read as words.
enum class Face : std::uint8_t { mono, sans };

// One line of text, its middle at at.y. How wide it is is known: text_width().
struct Text {
    Point at;
    std::string text;
    double size = 0;
    Ink ink = Ink::text;
    Align align = Align::middle;
    Face face = Face::mono;
};

// Width of text in points, in DejaVu Sans Mono, whose characters are 0.602 em wide, or DejaVu Sans; bytes that continue
// a UTF-8 character do not count. O(length).
double text_width(const std::string& text, double size, Face face = Face::mono);

// The items up to its end belong together: a panel, a region. No group within a group; ids are unlike one another.
struct Group {
    std::string id;
};
struct GroupEnd {};

using Item = std::variant<Discs, Crosses, Line, Area, Text, Group, GroupEnd>;

// An entry of a PDF's table of contents; other formats leave them out.
struct Bookmark {
    std::string name;
    Point at;
};

// What is drawn, from the bottom up, and how large the page is; nothing is cut off at its borders by
// layouts.
struct Page {
    double width = 0;
    double height = 0;
    std::vector<Item> items;
    std::vector<Bookmark> bookmarks;
};

// Puts a page's items below those of another, which grows to hold them.
void append_below(Page& page, const Page& next);

struct Animation;

// One page or several, with what a screen reader says. title and description are UTF-8 without
// markup; formats escape them.
struct Picture {
    std::string title;
    std::string description;
    std::vector<Page> pages;
    std::string html = {};                            // a whole HTML page instead: the player
    std::shared_ptr<const Animation> animation = {};  // for formats that move; the page shows its beginning
};

// The display list as text, one item a line, for tests: numbers with two decimals.
std::string to_text(const Picture& picture);

}  // namespace pegwright::render
