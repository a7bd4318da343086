#include "search/bits/small_board.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"

#include <bit>

using namespace pegwright::tests;

TEST_CASE("jumps of T_n: three directions, two ways, n-2 lines long") {
    // 6 * (1 + 2 + … + (n-2)) jumps.
    for (std::int32_t n = 1; n <= 10; ++n)
        CHECK(SmallBoard(Board::triangle(n)).jumps().size() ==
              static_cast<std::size_t>(n < 3 ? 0 : 3 * (n - 2) * (n - 1)));
    CHECK_THROWS_AS(SmallBoard(Board::triangle(11)), Error);
}

TEST_CASE("a bit jump is the jump it stands for") {
    const SmallBoard board(Board::triangle(6));
    std::size_t listed = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
        CHECK(board.number(board.holes()[i]) == i);
        for (const BitJump& j : board.jumps_from(i)) {
            ++listed;
            const Jump jump = board.jump(j);
            CHECK(jump.from == board.holes()[i]);
            CHECK(is_jump_vector(Lattice::triangular, jump.to - jump.from));
            CHECK(j.flip == (board.bit(jump.from) | board.bit(jump.over()) | board.bit(jump.to)));
            CHECK(j.possible(board.full() & ~board.bit(jump.to)));
            CHECK_FALSE(j.possible(board.full()));
            CHECK_FALSE(j.possible(0));
        }
    }
    CHECK(listed == board.jumps().size());
    CHECK(board.number({0, 9}) == board.size());
}

TEST_CASE("perft: the first two jumps from the a1 vacancy of T_5") {
    // Counted by hand: two first jumps, mirror images of each other, and four ways to go on.
    const SmallBoard board(Board::triangle(5));
    const auto count = [&](const auto& self, Bits p, int depth) -> std::int64_t {
        if (depth == 0) return 1;
        std::int64_t sum = 0;
        for (const BitJump& j : board.jumps())
            if (j.possible(p)) sum += self(self, p ^ j.flip, depth - 1);
        return sum;
    };
    CHECK(count(count, board.full() & ~board.bit({0, 0}), 1) == 2);
    CHECK(count(count, board.full() & ~board.bit({0, 0}), 2) == 8);
}
