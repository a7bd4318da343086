#include "search/paths/unlike_requirements.hpp"

#include "support/error_of.hpp"

using namespace pegwright::tests;

TEST_CASE("a state has a position and the requirements met so far") {
    const SmallBoard board(Board::rectangle(3, 2));
    const UnlikeRequirements requirements(board, {{Hole{0, 0}, Hole{1, 0}}, {Hole{2, 0}, Hole{2, 1}}});
    CHECK(requirements.all() == 3);
    CHECK(requirements.state(0, 0) == 0);
    CHECK(UnlikeRequirements::met_of(requirements.state(board.bit({1, 0}), 0)) == 1);
    CHECK(UnlikeRequirements::met_of(requirements.state(board.bit({2, 1}), 1)) == 3);
    CHECK(UnlikeRequirements::met_of(requirements.state(board.full(), 2)) == 2);
    CHECK(UnlikeRequirements::position_of(requirements.state(board.full(), 2)) == board.full());
    CHECK(UnlikeRequirements::joined(board.full(), 3) == requirements.state(board.full(), 3));
}

TEST_CASE("a requirement may say which hole is to be full") {
    const SmallBoard board(Board::rectangle(3, 2));
    const UnlikeRequirements requirements(board, {{Hole{0, 0}, Hole{1, 0}, true}});
    CHECK(UnlikeRequirements::met_of(requirements.state(board.bit({0, 0}), 0)) == 1);
    CHECK(UnlikeRequirements::met_of(requirements.state(board.bit({1, 0}), 0)) == 0);
    CHECK(UnlikeRequirements::met_of(requirements.state(board.full(), 0)) == 0);
}

TEST_CASE("too many holes or requirements are refused") {
    const auto error = [](const Board& board, std::size_t requirements) {
        return error_of(Error::Kind::limit, [&] {
            UnlikeRequirements(SmallBoard(board),
                               std::vector<UnlikeRequirement>(requirements, {Hole{0, 0}, Hole{1, 0}}));
        });
    };
    CHECK(error(Board::rectangle(8, 7), 8).empty());
    CHECK(error(Board::rectangle(19, 3), 0) == "this search takes 56 holes at most, not 57");
    CHECK(error(Board::rectangle(8, 7), 9) == "this search takes 8 requirements at most");
}
