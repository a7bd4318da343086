#include "board/families/families.hpp"

#include "board/board.hpp"
#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

namespace {

using Number = std::int64_t;

struct Family {
    const char* name;
    Spans (*make)(std::int32_t);
    Lattice lattice;
    std::size_t symmetries;
    Number (*holes)(Number n);
};

}  // namespace

TEST_CASE("families have the holes and symmetries of their formulas") {
    const Family families[] = {
        {"cross", cross, Lattice::square, 8, [](Number n) { return 9 + 12 * n; }},
        {"diamond", diamond, Lattice::square, 8, [](Number n) { return 2 * n * n - 2 * n + 1; }},
        {"octagon", octagon, Lattice::square, 8, [](Number n) { return (3 * n - 2) * (3 * n - 2) - 2 * n * (n - 1); }},
        {"hexagon", hexagon, Lattice::triangular, 12, [](Number n) { return 3 * n * n - 3 * n + 1; }},
        {"star", star, Lattice::triangular, 12, [](Number n) { return 6 * n * n - 6 * n + 1; }},
    };
    for (const Family& family : families) {
        for (std::int32_t n = 2; n <= 9; ++n) {
            INFO(family.name << n);
            const Board board = Board::of(family.lattice, family.make(n));
            CHECK(board.hole_count() == family.holes(n));
            // T1, a single hole, has six symmetries.
            if (n > 1) CHECK(symmetries(board).size() == family.symmetries);
            CHECK(board == parse_board(family.name + std::to_string(n)));
        }
    }
}

TEST_CASE("trapezoids are triangles without their upper rows") {
    for (std::int32_t top = 1; top <= 6; ++top) {
        for (std::int32_t rows = 1; rows <= 6; ++rows) {
            INFO(top << "x" << rows);
            const Board board = Board::of(Lattice::triangular, trapezoid(top, rows));
            CHECK(board.hole_count() == rows * top + rows * (rows - 1) / 2);
            CHECK(board == parse_board("trapezoid" + std::to_string(top) + "x" + std::to_string(rows)));
            if (top == 1) CHECK(board == Board::triangle(rows));
            if (top > 1 && rows > 1) CHECK(symmetries(board).size() == 2);
        }
    }
}
