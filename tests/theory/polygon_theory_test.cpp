#include "board/names.hpp"
#include "board/parse.hpp"
#include "board/polygon.hpp"
#include "board/symmetry.hpp"
#include "notation/holes.hpp"
#include "search/bitmaps/finishes.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/paths/depth_first.hpp"
#include "support/catch.hpp"
#include "theory/choice.hpp"
#include "theory/feasibility.hpp"
#include "theory/feasible_pairs.hpp"
#include "theory/pair_count.hpp"
#include "theory/polygons.hpp"
#include "theory/position_class.hpp"

#include <set>

using namespace pegwright::tests;
using pegwright::board::canonical_steps;
using pegwright::board::Polygon;
using pegwright::board::polygon_board;
using namespace pegwright::theory;

namespace {

// Polygons with four or more lines in each direction and sides up to `most` steps, up to symmetry, but for T_n.
std::vector<Board> wide_polygons(std::int32_t most) {
    std::set<Polygon::Steps> seen;
    std::vector<Board> all;
    for (std::int32_t a = 0; a <= most; ++a)
        for (std::int32_t b = 0; b <= most; ++b)
            for (std::int32_t c = 0; c <= most; ++c)
                for (std::int32_t d = std::max(0, a + b - most); d <= std::min(most, a + b); ++d) {
                    const Polygon::Steps s{a, b, c, d, a + b - d, c + d - a};
                    if (s[5] < 0 || s[5] > most || !seen.insert(canonical_steps(s)).second) continue;
                    const Polygon p = Polygon::of(s).value();
                    const Board board = polygon_board(p);
                    if (is_wide(p) && board.family() != Board::Family::triangle) all.push_back(board);
                }
    return all;
}

// Three lines in a direction, and long enough for the theorem.
std::vector<Board> narrow_polygons(std::int32_t most) {
    std::vector<Board> all;
    for (std::int32_t s = 2; s <= most; ++s)
        for (const Polygon::Steps& steps :
             {Polygon::Steps{s, 0, 2, s, 0, 2}, {0, 2, s, 2, 0, s + 2}, {1, s, 1, 1, s, 1}, {s, 1, 1, s + 1, 0, 2}})
            if (const Polygon p = Polygon::of(steps).value(); is_narrow(p)) all.push_back(polygon_board(p));
    return all;
}

// The image, moved to begin at zero.
Board turned(const Board& board, const Affine& map) {
    std::vector<Hole> image;
    Hole least = map(Hole{0, 0});
    for (const Hole h : board.holes()) {
        image.push_back(map(h));
        least = {std::min(least.x, map(h).x), std::min(least.y, map(h).y)};
    }
    for (Hole& h : image) h = h - least;
    return Board::of(Lattice::triangular, Spans(image));
}

}  // namespace

TEST_CASE("theorem = exhaustive search on small wide polygons") {
    int boards = 0;
    std::vector<Board> all = wide_polygons(7);
    for (const char* head_down : {"polygon4x1x4x1x4x1", "polygon5x1x5x1x5x1"}) all.push_back(parse_board(head_down));
    for (const Board& board : all) {
        const bool excepted = small_polygon(pegwright::board::convex_polygon(board).value()) != SmallPolygon::none;
        if (board.hole_count() > 17 && !excepted) continue;
        ++boards;
        INFO(board.name());
        const SmallBoard small(board);
        const BigBoard theory(board);
        const auto maps = symmetries(board);
        for (const Hole vacate : board.holes()) {
            // One vacancy of each kind.
            if (std::any_of(maps.begin(), maps.end(),
                            [&](const Affine& map) { return board.index(map(vacate)) < board.index(vacate); }))
                continue;
            const Bits ends = pegwright::search::bitmaps::finishes_from(
                small, small.number(vacate), pegwright::search::bits::hole_symmetries(small), {});
            for (const Hole finish : board.holes()) {
                const Solvability answer = solvability(theory, big(vacate), big(finish));
                INFO(answer.reason);
                REQUIRE(answer.solvable == ((ends & small.bit(finish)) != 0));
                CHECK((answer.feasible || !answer.solvable));
                CHECK(solvability(theory, big(finish), big(vacate)).solvable == answer.solvable);
                for (const Affine& map : maps)
                    CHECK(solvability(theory, big(map(vacate)), big(map(finish))).solvable == answer.solvable);
            }
        }
    }
    CHECK(boards == 12);
}

TEST_CASE("three lines: theorem = exhaustive search, and pair counts", "[long]") {
    int boards = 0;
    int vacancies = 0;
    for (const Board& board : narrow_polygons(18)) {
        INFO(board.name());
        const SmallBoard small(board);
        const BigBoard theory(board);
        const auto maps = symmetries(board);
        std::set<std::pair<std::uint64_t, std::uint64_t>> solvable;
        for (const Hole vacate : board.holes()) {
            const bool first = std::none_of(maps.begin(), maps.end(), [&](const Affine& map) {
                return board.index(map(vacate)) < board.index(vacate);
            });
            const bool searched = first && board.hole_count() <= 22;
            vacancies += searched ? 1 : 0;
            const Bits ends =
                searched ? pegwright::search::bitmaps::finishes_from(
                               small, small.number(vacate), pegwright::search::bits::hole_symmetries(small), {})
                         : 0;
            std::vector<BigHole> listed;
            for_each_finish(theory, big(vacate), [&](const BigHole& h) { listed.push_back(h); });
            CHECK(finishes(theory, big(vacate)).count == listed.size());
            CHECK(finishes(theory, big(vacate)).solvability.solvable == !listed.empty());
            for (const Hole finish : board.holes()) {
                const Solvability answer = solvability(theory, big(vacate), big(finish));
                INFO(hole_name(vacate) << " " << hole_name(finish) << " " << answer.reason);
                if (searched) CHECK(answer.solvable == ((ends & small.bit(finish)) != 0));
                CHECK(answer.solvable == (std::count(listed.begin(), listed.end(), big(finish)) == 1));
                if (!answer.solvable) continue;
                auto least = std::pair(board.index(vacate), board.index(finish));
                for (const Affine& map : maps)
                    least = std::min(least, std::pair(board.index(map(vacate)), board.index(map(finish))));
                solvable.insert(least);
            }
        }
        CHECK(pair_count(theory).feasible == feasible_pairs(board));
        CHECK(pair_count(theory).solvable == solvable.size());
        CHECK(board_solvability(theory).solvable);
        ++boards;
    }
    CHECK(boards > 40);
    CHECK(vacancies > 50);
}

TEST_CASE("pair counts of polygons agree with enumeration") {
    for (const Board& board : wide_polygons(5)) {
        const Integer expected = feasible_pairs(board);
        for (const Affine& map : pegwright::board::lattice_symmetries(Lattice::triangular)) {
            const Board image = turned(board, map);
            INFO(board.name() << " as " << image.name());
            const PairCount count = pair_count(BigBoard(image));
            CHECK(count.feasible == expected);
            CHECK((count.solvable == expected) == is_complete(pegwright::board::convex_polygon(image).value()));
        }
    }
}

TEST_CASE("excepted polygons agree with enumeration") {
    for (const char* name :
         {"trapezoid2x4", "hexagon3", "polygon3x3x3x4x2x4", "polygon4x1x4x1x4x1", "polygon5x1x5x1x5x1", "hexagon4",
          "triangular:6x4", "triangular:.oo../.ooo./.oooo/..ooo"}) {
        INFO(name);
        const Board board = parse_board(name);
        const BigBoard theory(board);
        const auto maps = symmetries(board);
        std::set<std::pair<std::uint64_t, std::uint64_t>> solvable;
        for (const Hole vacate : board.holes()) {
            std::vector<BigHole> listed;
            for_each_finish(theory, big(vacate), [&](const BigHole& h) { listed.push_back(h); });
            std::size_t next = 0;
            for (const Hole finish : board.holes()) {
                if (!solvability(theory, big(vacate), big(finish)).solvable) continue;
                REQUIRE(next < listed.size());
                CHECK(listed[next++] == big(finish));
                auto least = std::pair(board.index(vacate), board.index(finish));
                for (const Affine& map : maps)
                    least = std::min(least, std::pair(board.index(map(vacate)), board.index(map(finish))));
                solvable.insert(least);
            }
            CHECK(next == listed.size());
            const Finishes all = finishes(theory, big(vacate));
            CHECK(all.count == next);
            CHECK(all.solvability.solvable == (next > 0));
            CHECK_FALSE(all.solvability.reason.empty());
            CHECK(choose_problem(board, vacate, {}).problem.has_value() == (next > 0));
        }
        CHECK(pair_count(theory).solvable == solvable.size());
        CHECK(board_solvability(theory).solvable == !solvable.empty());
        CHECK(choose_problem(board, {}, {}).problem.has_value() == !solvable.empty());
    }
}

TEST_CASE("polygons of any size are judged at once") {
    const BigBoard board = BigBoard::of_any_size("hexagon1000000000000000000000001").value();
    CHECK(solvability(board, board.parse_hole("0,1"), board.parse_hole("1000000000000000000000000,3")).solvable);
    CHECK(board.hole_count() == Integer("3000000000000000000000003000000000000000000000001"));
    CHECK(pair_count(board).solvable == pair_count(board).feasible);
    // T_n upside down has as many as T_n.
    const BigBoard head_down = BigBoard::of_any_size(
                                   "polygon99999999999999999999x1x99999999999999999999x1x"
                                   "99999999999999999999x1")
                                   .value();
    CHECK(pair_count(head_down).feasible == pair_count(BigBoard::parse("T99999999999999999999")).feasible);
    // Three lines.
    const BigBoard narrow = BigBoard::of_any_size("triangular:3x9999999999999999999999999").value();
    CHECK(solvability(narrow, narrow.parse_hole("0,2"), narrow.parse_hole("2,999999999999999999")).solvable);
    CHECK_FALSE(solvability(narrow, narrow.parse_hole("1,1"), narrow.parse_hole("1,1")).solvable);
    // Too thin, open, or a T_n.
    for (const char* none : {"triangular:9x2", "triangular:5x3", "polygon4x4x4x4x4x5", "polygon1x6x1x6x1x6", "hexagon2",
                             "hexagon", "star4"})
        CHECK_FALSE(BigBoard::of_any_size(none));
}
