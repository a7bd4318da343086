#include "render/display_list.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <cmath>
#include <set>

using namespace pegwright::tests;

TEST_CASE("a display list as text has one line an item", "[display_list]") {
    Picture picture = picture_of({
        Discs{{{1, 2}, {3.5, 4.25}}, 1.5, Ink::peg},
        Crosses{{{5, 6}}, 2, 0.5, Ink::gone},
        Line{{{0, 0}, {10, 0}}, 1, Ink::arrow, true, false},
        Line{{{0, 0}, {10, 0}, {10, 10}}, 1, Ink::start, false, true},
        Area{{{{0, 0}, {1, 0}, {0, 1}}, {{2, 2}, {3, 2}, {2, 3}}}, Ink::base},
        Text{{50, 60}, "6 × 2", 8, Ink::faint, Align::right},
    });
    picture.pages.front().bookmarks.push_back({"here", {7, 8}});
    picture.pages.push_back({20, 30.5, {}, {}});
    CHECK(to_text(picture) ==
          "title a <title> & more\n"
          "description what is seen\n"
          "page 100.00 x 100.00\n"
          "bookmark 7.00,8.00: here\n"
          "discs peg radius 1.50: 1.00,2.00 3.50,4.25\n"
          "crosses gone reach 2.00: 5.00,6.00\n"
          "line arrow width 1.00 arrow: 0.00,0.00 10.00,0.00\n"
          "line start width 1.00 closed: 0.00,0.00 10.00,0.00 10.00,10.00\n"
          "area base: 0.00,0.00 1.00,0.00 0.00,1.00; 2.00,2.00 3.00,2.00 2.00,3.00;\n"
          "text faint size 8.00 right 50.00,60.00: 6 × 2\n"
          "page 20.00 x 30.50\n");
}

TEST_CASE("a page placed on another gives its groups a prefix, or becomes a group", "[display_list]") {
    const auto placed = [](const std::vector<Item>& items) {
        Picture picture = picture_of({});
        place(picture.pages.front(), Page{9, 9, items, {{"here", {1, 1}}}}, {10, 20}, "b");
        return to_text(picture);
    };
    const Item peg = Discs{{{1, 2}}, 1, Ink::peg, 0, {"peg-a1"}};
    CHECK(
        placed({peg}).ends_with("bookmark 11.00,21.00: here\ngroup b\ndiscs peg radius 1.00: 11.00,22.00\n"
                                "end of the group\n"));
    CHECK(placed({Group{"end"}, peg, GroupEnd{}})
              .ends_with("group b-end\ndiscs peg radius 1.00: 11.00,22.00\nend of the group\n"));
}

TEST_CASE("a page put below another is moved by the other's height", "[display_list]") {
    Page page{30, 40, {Text{{1, 2}, "a", 8, Ink::text, Align::left}}, {}};
    Page next{
        50,
        10,
        {Discs{{{1, 2}}, 1, Ink::peg}, Crosses{{{3, 4}}, 2, 1, Ink::gone}, Line{{{5, 6}}, 1, Ink::frame, false, false},
         Area{{{{7, 8}}}, Ink::base}, Text{{9, 9}, "b", 8, Ink::text, Align::left}},
        {{"here", {1, 1}}}};
    append_below(page, next);
    CHECK(to_text({"t", "d", {page}}) ==
          "title t\n"
          "description d\n"
          "page 50.00 x 50.00\n"
          "bookmark 1.00,41.00: here\n"
          "text text size 8.00 left 1.00,2.00: a\n"
          "discs peg radius 1.00: 1.00,42.00\n"
          "crosses gone reach 2.00: 3.00,44.00\n"
          "line frame width 1.00: 5.00,46.00\n"
          "area base: 7.00,48.00;\n"
          "text text size 8.00 left 9.00,49.00: b\n");
}

TEST_CASE("the width of text counts characters, not bytes", "[display_list]") {
    CHECK(text_width("", 10) == 0);
    // Digits are 0.636 em wide.
    CHECK(text_width("0123", 10) == Approx(25.44));
    CHECK(text_width("iWé", 1) == Approx(0.278 + 0.989 + 0.838));
}

TEST_CASE("every ink has a name of its own", "[display_list]") {
    std::set<std::string> names;
    for (std::size_t i = 0; i < ink_count; ++i) names.insert(to_string(static_cast<Ink>(i)));
    CHECK(names.size() == ink_count);
}
