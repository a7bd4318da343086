// Solutions in few moves: those in store (base_solutions/short/), or the shortest that a table of engines offers
// (short/short_engine.hpp).
//
// A move is one or more jumps in a row by one peg. Fewest, and proven so, is shortest()'s business.
#pragma once

#include "pegwright/solving/solve.hpp"

namespace pegwright {

struct ShortSearch {
    std::uint64_t seed = 0;       // others search in other ways, and not in store
    std::size_t width = 0;        // positions a level of the widest beam; 0: some seconds' worth, and what is in store
    std::size_t generations = 0;  // with a width: of weights that are tuned for the widest beam
};

// As solve(), with as few moves as beams find, on boards of up to search::paths::most_bits_of_moves holes; on larger
// ones what solve() finds, shortened for some seconds, of more than 100,000 jumps by their order alone, of more than
// 5,000,000 not at all. Two kinds of boards have constructions of their own, O(1) time a jump and no memory for it:
// - T_n, n >= 21, from one vacancy to any last peg, or one beside a corner where that fits: n^2/8 + 23n/12 + 50 moves
//   at most (compose/few_moves/triangles/grown_triangle.hpp); to other last pegs n^2/8 + 3n + 30, where searches
//   succeed, as they did for all but few of the pairs tried (triangle_short.hpp and side_clearing.hpp there), in some
//   ten or twenty seconds;
// - rectangles, one side 18 or more, the other 10, from one vacancy to one last peg, any if that is open
//   (row_clearing.hpp): w h/4 and some 2 (w + h) moves, up to 3.4 (w + h) + 20 as far as was tried, where solve()'s
//   takes w h/2 and more. A strip of more than 500,000 jumps is shortened by their order alone, which is too little.
// They are not held against solve()'s where these take more than some thousand jumps. All others, without a width,
// never take more moves than solve()'s; on boards of up to 33 holes no more than any from its vacancy. What is left
// open is chosen for fewest moves. The same solution each time, whatever the number of threads, unless limits.poll ends
// the search, after which the shortest so far is the answer, but for a width that was asked for. Throws Error as
// solve() does.
Outcome solve_short(const Query& query, const Limits& limits, const ShortSearch& search = {});

// A solution whose last move has as many jumps as any known (compose/store/store.hpp), or what is known instead.
Outcome solve_with_long_sweep(const Query& query);

// A solution in store for the query, under the board's symmetries: that with fewest moves; nothing if there is none.
std::optional<Solution> stored_short(const Query& query);

}  // namespace pegwright
