#include "theory/feasible_pairs.hpp"

#include "board/parse.hpp"
#include "pegwright/surveying/survey.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"
#include "theory/pair_count.hpp"

using namespace pegwright::tests;

TEST_CASE("pairs counted by Burnside are those that can be listed") {
    Random random;
    for (int round = 0; round < 300; ++round) {
        const Board board = random_board(random, 25);
        INFO(board.name());
        REQUIRE(feasible_pairs(board) == pegwright::distinct_pairs(board).size());
    }
    for (const char* name :
         {"english", "french", "wiegleb", "diamond", "asymmetric", "hexagon4", "star3", "triangular:7x7",
          "triangular:3x7", "diagonal:5x5", "diagonal:7x4", "triangular:T1", "oo", "o..o", "diagonal:oo"})
        CHECK(feasible_pairs(parse_board(name)) == pegwright::distinct_pairs(parse_board(name)).size());
}

TEST_CASE("pairs counted by Burnside are those of the closed forms") {
    for (std::int32_t side = 1; side <= 30; ++side)
        CHECK(feasible_pairs(Board::triangle(side)) == pair_count(BigBoard::triangle(side)).feasible);
    for (std::int32_t w = 1; w <= 12; ++w)
        for (std::int32_t h = 1; h <= 12; ++h)
            CHECK(feasible_pairs(Board::rectangle(w, h)) == pair_count(BigBoard::rectangle(w, h)).feasible);
}
