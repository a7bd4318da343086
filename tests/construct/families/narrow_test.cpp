#include "board/names.hpp"
#include "board/polygon.hpp"
#include "construct/construction.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"
#include "theory/feasibility.hpp"
#include "theory/polygons.hpp"

#include <random>

using namespace pegwright::tests;
using pegwright::board::Polygon;
using pegwright::board::polygon_board;

namespace {

// Forms: parallelogram, trapezoid, one pointed end, two. `holes`: of the upper outer row.
Polygon::Steps narrow_steps(int form, std::int32_t holes) {
    const std::int32_t s = holes - 1;
    switch (form) {
        case 0:
            return {s, 0, 2, s, 0, 2};
        case 1:
            return {s, 2, 0, s + 2, 0, 2};
        case 2:
            return {s, 1, 1, s + 1, 0, 2};
        default:
            return {s, 1, 1, s, 1, 1};
    }
}

std::vector<Board> images(const Polygon::Steps& steps) {
    std::vector<Board> all;
    Polygon::Steps image = steps;
    for (int mirrored = 0; mirrored < 2; ++mirrored) {
        for (int turns = 0; turns < 6; ++turns) {
            std::rotate(image.begin(), image.begin() + 1, image.end());
            all.push_back(polygon_board(Polygon::of(image).value()));
        }
        std::reverse(image.begin(), image.end());
    }
    return all;
}

bool has_theorem_of_three_lines(const Board& board) {
    return pegwright::theory::is_narrow(*pegwright::board::convex_polygon(board));
}

const std::int32_t most_narrow_holes = sampled<std::int32_t>(9, 17);
const int narrow_pairs = sampled(100, 2000);

}  // namespace

TEST_CASE("every solvable pair of polygons of three lines", "[long]") {
    OutsideReferee outside;
    for (int form = 0; form < 4; ++form)
        for (std::int32_t holes = 1; holes <= most_narrow_holes; ++holes) {
            const Polygon polygon = Polygon::of(narrow_steps(form, holes)).value();
            const Board board = polygon_board(polygon);
            INFO(board.name());
            const bool expected = form == 0 ? holes == 4 || holes > 5 : form == 3 ? holes > 4 : holes > 3;
            CHECK(pegwright::theory::is_narrow(polygon) == expected);
            if (!expected) continue;
            std::int64_t in_outer_lines = 0;
            for (const Hole vacate : board.holes())
                for (const Hole finish : board.holes()) {
                    const auto s = solvability(BigBoard(board), big(vacate), big(finish));
                    CHECK(s.solvable == (s.feasible && vacate.y != 1 && finish.y != 1));
                    in_outer_lines += s.solvable ? 1 : 0;
                }
            CHECK(construct_all_pairs(board, outside) == in_outer_lines);
        }
    CHECK(outside.accepts());
}

TEST_CASE("random pairs of polygons of three lines, in all positions") {
    OutsideReferee outside;
    std::mt19937 random(20261124);
    const auto up_to = [&](std::int32_t n) {
        return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(n + 1));
    };
    for (int pairs = 0; pairs < narrow_pairs;) {
        const auto boards = images(narrow_steps(up_to(3), 4 + up_to(up_to(3) == 0 ? 300 : 20)));
        const Board& board = boards[static_cast<std::size_t>(up_to(11))];
        if (!has_theorem_of_three_lines(board)) continue;
        const std::vector<Hole> holes = board.holes();
        const auto hole = [&] { return holes[static_cast<std::size_t>(random()) % holes.size()]; };
        const Problem problem{board, hole(), hole()};
        if (!solvability(BigBoard(board), big(problem.vacate()), big(problem.finish())).solvable) continue;
        construct_and_check(problem, outside);
        ++pairs;
    }
    CHECK(outside.accepts());
}
