// Outlines: their tabs on pictures drawn by hand, and what is left when these are cut.
#include "construct/bands/outline.hpp"
#include "board/parse.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <array>

using namespace pegwright::tests;
using pegwright::construct::Outline;

namespace {

Outline outline_of(const std::string& picture) { return Outline::of(pegwright::board::parse_board(picture)).value(); }

// Width, depth, rows beyond and the first hole, sorted.
std::vector<std::array<std::int32_t, 5>> tabs_of(const Outline& outline) {
    std::vector<std::array<std::int32_t, 5>> found;
    for (const auto& tab : outline.tabs())
        found.push_back({tab.width, tab.depth, tab.beyond, tab.place.origin.x, tab.place.origin.y});
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

TEST_CASE("the tabs of a T, and of what is left without its stem") {
    Outline t = outline_of("oooooooo/oooooooo/..ooo.../..ooo.../..ooo.../..ooo...");
    using Tabs = std::vector<std::array<std::int32_t, 5>>;
    // From the left, from the right, the stem, and all of it from above, where nothing so wide follows.
    CHECK(tabs_of(t) == Tabs{{2, 2, 6, 0, 0}, {2, 3, 5, 7, 0}, {3, 4, 2, 2, 5}, {8, 2, 0, 0, 0}});
    for (const auto& tab : t.tabs())
        if (tab.width == 3) {
            t.cut(tab, 3);
            break;
        }
    CHECK(tabs_of(t) == Tabs{{2, 2, 6, 0, 0}, {2, 3, 5, 7, 0}, {3, 1, 2, 2, 2}, {8, 2, 0, 0, 0}});
    for (const auto& tab : t.tabs())
        if (tab.width == 3) {
            t.cut(tab, 1);
            break;
        }
    REQUIRE(t.is_rectangle());
    CHECK(t.corner() == Hole{0, 0});
    CHECK(t.width() == 8);
    CHECK(t.height() == 2);
}

TEST_CASE("floors of notches and the edges of holes within are no tips") {
    CHECK(tabs_of(outline_of("oo.oo/ooooo")) ==
          std::vector<std::array<std::int32_t, 5>>{
              {2, 1, 1, 0, 0}, {2, 1, 1, 3, 0}, {2, 2, 0, 0, 0}, {2, 2, 0, 4, 0}, {5, 1, 0, 0, 1}});
    for (const auto& tab : tabs_of(outline_of("oooo/o..o/oooo"))) CHECK((tab[0] == 3 || tab[0] == 4));
}

TEST_CASE("an outline is as large as it is, and may be ragged") {
    const Outline plus = outline_of("10000x.o./ooo/.o.");
    CHECK(plus.width() == 30'000);
    CHECK(plus.tabs().size() == 4);
    std::vector<Hole> stairs;
    for (std::int32_t y = 0; y < 400; ++y)
        for (std::int32_t x = 0; x <= y; ++x) stairs.push_back({x, y});
    CHECK_FALSE(Outline::of(Board::of(Lattice::square, pegwright::board::Spans(stairs))));
}
