#include "search/paths/peg_weights.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::search::paths;

TEST_CASE("pegs in corners, far from the goal and alone weigh more") {
    const SmallBoard board(parse_board("english"));
    const Bits goal[] = {board.bit({3, 3})};
    for (const PegWeights& weights : peg_weights(board, goal)) {
        CHECK(weights.of(board.bit({2, 0})) > weights.of(board.bit({3, 0})));
        CHECK(weights.of(board.bit({3, 0})) > weights.of(board.bit({3, 2})));
        const Bits pair = board.bit({3, 2}) | board.bit({3, 3});
        CHECK(weights.of(pair) + 2 * weights.alone == weights.of(board.bit({3, 2})) + weights.of(board.bit({3, 3})));
    }
}
