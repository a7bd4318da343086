#include "game/solution.hpp"
#include "board/symmetry.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;

TEST_CASE("images and reversals of solutions are solutions") {
    for (const std::int32_t side : {6, 7, 11}) {
        const Board board = Board::triangle(side);
        const Solution s = constructed({board, {0, 1}, side % 3 == 1 ? Hole{1, 1} : Hole{0, 4}});
        for (const Affine& map : symmetries(board)) {
            CHECK(referee_on(image(map, s)));
            CHECK(referee_on(reversed(image(map, s))));
        }
        CHECK(reversed(reversed(s)) == s);
        CHECK(reversed(s).problem.vacate() == s.problem.finish());
    }
}
