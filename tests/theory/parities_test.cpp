#include "theory/parities.hpp"

#include "board/parse.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

namespace {

// The number of independent parities: holes less the rank of the jumps, modulo 2.
std::size_t dimension_by_elimination(const Board& board) {
    std::vector<std::uint64_t> rows;
    const SmallBoard small(board);
    for (const BitJump& jump : small.jumps()) {
        std::uint64_t row = jump.flip;
        for (const std::uint64_t r : rows) row = std::min(row, row ^ r);
        if (row != 0) rows.push_back(row);
    }
    return small.size() - rows.size();
}

std::vector<Hole> holes_of_bits(const Board& board, std::uint64_t bits) { return position_of(board, bits).holes(true); }

}  // namespace

TEST_CASE("large diagonal boards have no parity, smaller ones do") {
    for (std::int32_t w = 1; w <= 6; ++w)
        for (std::int32_t h = 1; h <= 6; ++h) {
            const Board board = Board::rectangle(w, h, Lattice::diagonal);
            const std::size_t dimension = Parities::of(board)->dimension();
            CHECK(dimension == dimension_by_elimination(board));
            CHECK((dimension == 0) == (std::min(w, h) >= 3 && std::max(w, h) >= 4));
        }
}

TEST_CASE("other boards have their classes' parities, thin ones more") {
    for (std::int32_t side = 4; side <= 8; ++side) {
        CHECK(Parities::of(Board::rectangle(side, side))->dimension() == 4);
        CHECK(Parities::of(Board::triangle(side))->dimension() == 2);
        CHECK(Parities::of(Board::rectangle(side, side, Lattice::triangular))->dimension() == 2);
    }
    CHECK(Parities::of(parse_board("english"))->dimension() == 4);
    CHECK(Parities::of(parse_board("o..o"))->dimension() == 2);
    CHECK(Parities::of(Board::rectangle(100, 100))->dimension() == 4);
    CHECK_FALSE(Parities::of(Board::rectangle(101, 100)));
}

TEST_CASE("parities allow all that jumps can do") {
    Random random;
    for (int round = 0; round < 300; ++round) {
        const Board board = random_board(random, 20);
        const auto parities = Parities::of(board);
        REQUIRE(parities);
        CHECK(parities->dimension() == dimension_by_elimination(board));
        const SmallBoard small(board);
        for (const BitJump& jump : small.jumps()) REQUIRE(parities->allow(holes_of_bits(board, jump.flip)));
        for (int i = 0; i < 20; ++i) {
            const std::uint64_t difference = random_position(random, board, 2);
            const std::vector<Hole> set = parities->broken_by(holes_of_bits(board, difference));
            REQUIRE(set.empty() == parities->allow(holes_of_bits(board, difference)));
            if (set.empty()) continue;
            Bits bits = 0;
            for (const Hole h : set) bits |= small.bit(h);
            CHECK(std::popcount(bits & difference) % 2 == 1);
            for (const BitJump& jump : small.jumps()) REQUIRE(std::popcount(bits & jump.flip) % 2 == 0);
        }
    }
}
