#include "search/bits/small_board.hpp"
#include "board/parse.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "support/error_of.hpp"
#include "theory/feasibility.hpp"

#include <algorithm>
#include <bit>
#include <random>
#include <unordered_set>

using namespace pegwright::tests;

namespace {

// Short searches with random jumps. On most boards of thirty holes one soon finds a solution, if any.
class ShortSearches {
public:
    explicit ShortSearches(const SmallBoard& board)
        : full_(board.full()), jumps_(board.jumps().begin(), board.jumps().end()) {}

    bool find(std::size_t vacate, std::size_t finish) {
        for (int attempt = 0; attempt < 1000; ++attempt) {
            dead_.clear();
            std::shuffle(jumps_.begin(), jumps_.end(), random_);
            if (search(full_ & ~(Bits{1} << vacate), Bits{1} << finish)) return true;
        }
        return false;
    }

private:
    bool search(Bits position, Bits goal) {
        if (position == goal) return true;
        for (const BitJump& j : jumps_) {
            if (!j.possible(position) || dead_.count(position ^ j.flip) != 0) continue;
            if (search(position ^ j.flip, goal)) return true;
            if (dead_.size() > 10000) return false;
        }
        dead_.insert(position);
        return false;
    }

    Bits full_;
    std::vector<BitJump> jumps_;
    std::unordered_set<Bits> dead_;
    std::mt19937 random_{1};
};

bool feasible(const SmallBoard& board, std::size_t vacate, std::size_t finish) {
    return board.class_of(board.full() & ~(Bits{1} << vacate)) == board.class_of(Bits{1} << finish);
}

}  // namespace

TEST_CASE("the class of a position in a word agrees with the theorems") {
    for (const char* name : {"T1", "T2", "T4", "T5", "T6", "1x1", "1x7", "3x4", "4x4", "5x5", "6x5"}) {
        INFO(name);
        const Board named = parse_board(name);
        const SmallBoard board(named);
        const BigBoard big_board(named);
        for (std::size_t a = 0; a < board.size(); ++a)
            for (std::size_t b = 0; b < board.size(); ++b)
                CHECK(feasible(board, a, b) ==
                      solvability(big_board, big(board.holes()[a]), big(board.holes()[b])).feasible);
    }
}

TEST_CASE("all 36 problems of the draughtsboard have solutions", "[long]") {
    const SmallBoard draughts(parse_board("draughts"));
    ShortSearches searches(draughts);
    const auto symmetries = hole_symmetries(draughts);
    int problems = 0;
    for (std::size_t a = 0; a < draughts.size(); ++a) {
        // A solution reversed, pegs and holes exchanged, solves the reversed problem.
        for (std::size_t b = a; b < draughts.size(); ++b) {
            const bool first = std::none_of(symmetries.begin(), symmetries.end(), [&](const HolePermutation& s) {
                return std::pair<std::size_t, std::size_t>(std::min(s[a], s[b]), std::max(s[a], s[b])) <
                       std::pair(a, b);
            });
            if (!first || !feasible(draughts, a, b)) continue;
            CHECK(searches.find(a, b));
            ++problems;
        }
    }
    CHECK(problems == 25);
    // T4 has no such solution.
    CHECK_FALSE(ShortSearches(SmallBoard(parse_board("T4"))).find(0, 0));
}

TEST_CASE("a board of more than 64 holes is too large to search") {
    const auto error = [](const char* name) {
        return error_of(Error::Kind::limit, [&] { SmallBoard(parse_board(name)); });
    };
    CHECK(error("T11") == "T11 has 66 holes; exhaustive search takes 64 at most (T10 has 55, 8x8 has 64)");
    CHECK(says(error("13x5"), "13x5 has 65 holes"));
    CHECK(says(error("T1000000000"), "T1000000000 has 500000000500000000 holes"));
    CHECK(error("8x8").empty());
}

TEST_CASE("jumps of T_n: three directions, two ways, n-2 lines long") {
    // 6 * (1 + 2 + … + (n-2)) jumps.
    for (std::int32_t n = 1; n <= 10; ++n)
        CHECK(SmallBoard(Board::triangle(n)).jumps().size() ==
              static_cast<std::size_t>(n < 3 ? 0 : 3 * (n - 2) * (n - 1)));
    CHECK_THROWS_AS(SmallBoard(Board::triangle(11)), Error);
}

TEST_CASE("bit jumps are the board's jumps") {
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

TEST_CASE("perft: the first two jumps of T_5 with a1 vacant") {
    // By hand: two mirrored first jumps, four second ones.
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
