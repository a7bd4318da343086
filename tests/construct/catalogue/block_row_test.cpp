#include "construct/catalogue/block_row.hpp"
#include "board/lattice.hpp"
#include "support/catch.hpp"

#include <set>

using namespace pegwright::tests;
using pegwright::construct::block_jumps;
using pegwright::construct::NextBlock;
using pegwright::construct::row_of_blocks;

namespace {

using Holes = std::set<Hole>;

Holes rows_of_three(std::int32_t width) {
    Holes holes;
    for (std::int32_t y = 1; y <= 3; ++y)
        for (std::int32_t x = 0; x < width; ++x) holes.insert({x, y});
    return holes;
}

// The block is gone; of the two holes the same is full.
void check_leaves(const Holes& block, Hole full, Hole empty, const std::vector<Jump>& jumps) {
    Holes pegs = block;
    pegs.insert(full);
    for (const Jump& jump : jumps) {
        REQUIRE((block.count(jump.to) || jump.to == full || jump.to == empty));
        REQUIRE(is_jump_vector(Lattice::square, jump.to - jump.from));
        REQUIRE(pegs.erase(jump.from) == 1);
        REQUIRE(pegs.erase(jump.over()) == 1);
        REQUIRE(pegs.insert(jump.to).second);
    }
    CHECK(pegs == Holes{full});
}

}  // namespace

TEST_CASE("blocks of three to five columns leave beside two holes") {
    for (const std::int32_t width : {3, 4, 5}) {
        check_leaves(rows_of_three(width), {0, 0}, {width - 1, 0}, block_jumps(width)[0]);
        check_leaves(rows_of_three(width), {width - 1, 0}, {0, 0}, block_jumps(width)[1]);
    }
    CHECK_THROWS_AS(block_jumps(6), std::logic_error);
}

TEST_CASE("adjacent blocks leave beside the two holes over the first") {
    for (const std::int32_t blocks : {1, 2, 7}) {
        check_leaves(rows_of_three(3 * blocks), {0, 0}, {2, 0}, row_of_blocks(0, NextBlock::right, blocks));
        check_leaves(rows_of_three(3 * blocks), {2, 0}, {0, 0}, row_of_blocks(1, NextBlock::right, blocks));
    }
}
