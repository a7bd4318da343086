#include "theory/choice.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("a choice is solvable and keeps what is given") {
    for (std::int32_t side = 1; side <= 14; ++side) {
        const Board board = Board::triangle(side);
        const BigBoard theory(board);
        CHECK(choose_problem(board, {}, {}).problem.has_value() == (side >= 4));
        for (std::int32_t y = 0; y < side; ++y) {
            for (std::int32_t x = 0; x <= y; ++x) {
                const Hole given{x, y};
                const bool possible = finishes(theory, big(given)).solvability.solvable;
                const Choice from = choose_problem(board, given, {});
                const Choice to = choose_problem(board, {}, given);
                CHECK(from.problem.has_value() == possible);
                CHECK(to.problem.has_value() == possible);
                CHECK_FALSE(from.solvability.reason.empty());
                if (!possible) continue;
                CHECK(from.problem->vacate() == given);
                CHECK(to.problem->finish() == given);
                CHECK(solvability(theory, big(given), big(from.problem->finish())).solvable);
                CHECK(solvability(theory, big(to.problem->vacate()), big(given)).solvable);
            }
        }
    }
}
