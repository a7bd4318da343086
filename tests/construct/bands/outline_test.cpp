#include "construct/bands/outline.hpp"
#include "board/parse.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <set>

using namespace pegwright::tests;
using pegwright::construct::Outline;

namespace {

using Kind = Outline::Kind;

Outline outline_of(const std::string& picture) { return Outline::of(pegwright::board::parse_board(picture)).value(); }

// Width, depth, rows beyond and the first hole, sorted.
std::vector<std::array<std::int32_t, 5>> tabs_of(const Outline& outline, Kind kind = Kind::tab) {
    std::vector<std::array<std::int32_t, 5>> found;
    for (const auto& tab : outline.tabs())
        if (tab.kind == kind)
            found.push_back({tab.width, tab.depth, tab.beyond, tab.place.origin.x, tab.place.origin.y});
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

TEST_CASE("the tabs of a T, and of the T without its stem") {
    Outline t = outline_of("oooooooo/oooooooo/..ooo.../..ooo.../..ooo.../..ooo...");
    using Tabs = std::vector<std::array<std::int32_t, 5>>;
    CHECK(tabs_of(t) == Tabs{{2, 2, 6, 0, 0}, {2, 3, 5, 7, 0}, {3, 4, 2, 2, 5}, {8, 2, 0, 0, 0}});
    for (const auto& tab : t.tabs())
        if (tab.width == 3 && tab.kind == Kind::tab) {
            t.cut(tab, 3);
            break;
        }
    CHECK(tabs_of(t) == Tabs{{2, 2, 6, 0, 0}, {2, 3, 5, 7, 0}, {3, 1, 2, 2, 2}, {8, 2, 0, 0, 0}});
    for (const auto& tab : t.tabs())
        if (tab.width == 3 && tab.kind == Kind::tab) {
            t.cut(tab, 1);
            break;
        }
    REQUIRE(t.is_rectangle());
    CHECK(t.corner() == Hole{0, 0});
    CHECK(t.width() == 8);
    CHECK(t.height() == 2);
}

TEST_CASE("floors of notches and edges of inner holes are no tabs") {
    CHECK(tabs_of(outline_of("oo.oo/ooooo")) ==
          std::vector<std::array<std::int32_t, 5>>{
              {2, 1, 1, 0, 0}, {2, 1, 1, 3, 0}, {2, 2, 0, 0, 0}, {2, 2, 0, 4, 0}, {5, 1, 0, 0, 1}});
    for (const auto& tab : tabs_of(outline_of("oooo/o..o/oooo"))) CHECK((tab[0] == 3 || tab[0] == 4));
}

void check_by_holes(const Outline::Tab& tab, const std::set<Hole>& holes) {
    const auto has = [&](std::int32_t i, std::int32_t t) { return holes.contains(tab.place(Hole{i, t})); };
    const auto count = [&](std::int32_t t) {
        int full = 0;
        for (std::int32_t i = 0; i < tab.width; ++i) full += has(i, t) ? 1 : 0;
        return full;
    };
    const auto alone = [&](std::int32_t t) { return !has(-1, t) && !has(tab.width, t); };
    REQUIRE(tab.width > 0);
    REQUIRE(tab.depth > 0);
    for (std::int32_t t = 0; t < tab.depth + tab.beyond; ++t) CHECK(count(t) == tab.width);
    CHECK((count(-1) == 0) == (tab.kind != Kind::corridor));
    if (tab.kind == Kind::floor) {
        CHECK_FALSE(alone(0));
        CHECK(count(tab.depth) < tab.width);
    } else {
        for (std::int32_t t = 0; t < tab.depth; ++t) CHECK(alone(t));
        if (count(tab.depth) == tab.width) CHECK_FALSE(alone(tab.depth));
        CHECK((count(-1) < tab.width || !alone(-1)));
        CHECK(count(tab.depth + tab.beyond) < tab.width);
    }
}

TEST_CASE("tabs, corridors and floors of random boards") {
    std::mt19937 random(11);
    std::array<int, 3> kinds{};
    std::array<int, 2> pieces{};
    for (int board = 0; board < 300; ++board) {
        std::set<Hole> holes;
        for (int block = 0; block < 4; ++block) {
            const auto among = [&](std::uint32_t n) { return static_cast<std::int32_t>(random() % n); };
            const Hole corner{among(9), among(9)};
            const Hole size{1 + among(7), 1 + among(7)};
            for (std::int32_t y = 0; y < size.y; ++y)
                for (std::int32_t x = 0; x < size.x; ++x) holes.insert(corner + Hole{x, y});
        }
        Hole least = *holes.begin();
        for (const Hole h : holes) least = {std::min(least.x, h.x), std::min(least.y, h.y)};
        std::set<Hole> moved;
        for (const Hole h : holes) moved.insert(h - least);
        const auto outline =
            Outline::of(Board::of(Lattice::square, pegwright::board::Spans({moved.begin(), moved.end()})));
        REQUIRE(outline);
        CHECK(outline->holes().size() == moved.size());
        for (const auto& tab : outline->tabs()) {
            check_by_holes(tab, moved);
            ++kinds[static_cast<std::size_t>(tab.kind)];
        }
        std::vector<Hole> front = {*moved.begin()};
        std::set<Hole> reached(front.begin(), front.end());
        while (!front.empty()) {
            const Hole h = front.back();
            front.pop_back();
            for (const Hole side : {Hole{1, 0}, Hole{0, 1}, Hole{-1, 0}, Hole{0, -1}})
                if (moved.contains(h + side) && reached.insert(h + side).second) front.push_back(h + side);
        }
        CHECK(outline->hangs_together() == (reached == moved));
        ++pieces[reached == moved ? 1 : 0];
        std::vector<std::int32_t> runs;  // of each hole, the shorter one
        for (const Hole h : moved) {
            runs.push_back(100);
            for (const Hole along : {Hole{1, 0}, Hole{0, 1}}) {
                std::int32_t run = 1;
                while (moved.contains(h + run * along)) ++run;
                for (std::int32_t back = 1; moved.contains(h - back * along); ++back) ++run;
                runs.back() = std::min(runs.back(), run);
            }
        }
        CHECK(outline->least_run() == *std::min_element(runs.begin(), runs.end()));
        for (const std::int32_t length : {2, 3, 5})
            CHECK(outline->holes_in_runs_below(length) ==
                  std::count_if(runs.begin(), runs.end(), [&](std::int32_t run) { return run < length; }));
    }
    for (const int kind : kinds) CHECK(kind > 300);
    for (const int some : pieces) CHECK(some > 50);
}

TEST_CASE("a ring has four corridors in any direction") {
    const Outline ring = outline_of("oooooo/oooooo/oo..oo/oo..oo/oooooo/oooooo");
    CHECK(tabs_of(ring).size() == 4);  // its sides, which nothing so wide follows
    CHECK(tabs_of(ring, Kind::floor).size() == 4);
    CHECK(tabs_of(ring, Kind::corridor) == std::vector<std::array<std::int32_t, 5>>{{2, 2, 2, 0, 2},
                                                                                    {2, 2, 2, 0, 3},
                                                                                    {2, 2, 2, 2, 0},
                                                                                    {2, 2, 2, 2, 4},
                                                                                    {2, 2, 2, 3, 0},
                                                                                    {2, 2, 2, 3, 4},
                                                                                    {2, 2, 2, 4, 2},
                                                                                    {2, 2, 2, 4, 3},
                                                                                    {6, 2, 0, 0, 1},
                                                                                    {6, 2, 0, 0, 4},
                                                                                    {6, 2, 0, 1, 0},
                                                                                    {6, 2, 0, 4, 0}});
    CHECK(ring.hangs_together());
    CHECK_FALSE(outline_of("oo.oo").hangs_together());
}

TEST_CASE("an outline has the board's size, and may be ragged") {
    const Outline plus = outline_of("10000x.o./ooo/.o.");
    CHECK(plus.width() == 30'000);
    CHECK(tabs_of(plus).size() == 4);
    std::vector<Hole> stairs;
    for (std::int32_t y = 0; y < 400; ++y)
        for (std::int32_t x = 0; x <= y; ++x) stairs.push_back({x, y});
    CHECK_FALSE(Outline::of(Board::of(Lattice::square, pegwright::board::Spans(stairs))));
}
