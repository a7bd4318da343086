#include "search/traces/reachable.hpp"
#include "notation/holes.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "support/catch.hpp"

#include <bit>
#include <set>

using namespace pegwright::tests;

TEST_CASE("positions reached on T_5, as published") {
    // [Bell 2008, section 2.3].
    const Board board = Board::triangle(5);
    const SmallBoard small(board);
    const auto symmetries = hole_symmetries(small);
    const struct {
        const char* vacate;
        std::size_t positions;
    } rows[] = {{"a1", 3016}, {"a2", 2377}, {"b3", 1651}};
    for (const auto& row : rows) {
        const Bits start = small.full() & ~small.bit(parse_hole(board, row.vacate));
        const auto jumps = joint_jumps(small, symmetries[0]);
        const Levels all = reachable_positions(jumps, start, SymmetryReducer(), {});
        CHECK(count_positions(all) == row.positions);
        const SymmetryReducer reducer(keeping(symmetries, start));
        const Levels some = reachable_positions(jumps, start, reducer, {});
        for (std::size_t pegs = 0; pegs < all.size(); ++pegs) {
            std::set<Bits> classes;
            for (const Bits position : all[pegs]) {
                CHECK(static_cast<std::size_t>(std::popcount(position)) == pegs);
                classes.insert(reducer.least(position));
            }
            CHECK(classes == std::set<Bits>(some[pegs].begin(), some[pegs].end()));
        }
    }
}

TEST_CASE("levels with fewer pegs than asked for are left out") {
    const SmallBoard board(Board::rectangle(4, 4));
    const auto jumps = joint_jumps(board, hole_symmetries(board)[0]);
    const Bits start = board.full() & ~Bits{1};
    const Levels all = reachable_positions(jumps, start, SymmetryReducer(), {});
    const Levels upper = reachable_positions(jumps, start, SymmetryReducer(), {}, 7);
    for (std::size_t pegs = 0; pegs < all.size(); ++pegs)
        CHECK(upper[pegs] == (pegs < 7 ? std::vector<Bits>() : all[pegs]));
}
