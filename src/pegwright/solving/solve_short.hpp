// Finds solutions with few moves (runs of jumps by one peg): a stored one, or the shortest that a table of engines
// offers (short/short_engine.hpp). To prove a minimum, use shortest().
#pragma once

#include "pegwright/solving/solve.hpp"

namespace pegwright {

// Boards up to this size get the minimum, in a second or two.
inline constexpr std::int64_t holes_for_minimum = 33;

struct ShortSearch {
    std::uint64_t seed = 0;       // another seed searches differently and ignores stored solutions
    std::size_t width = 0;        // positions a level of the widest beam; 0: some seconds' worth, or a stored solution
    std::size_t generations = 0;  // with a width: generations of tuning the beam's weights
    bool until_limit = false;     // boards of most_bits_of_moves bits: search until limits.poll throws or it is proven
};

// As solve(), but tries to save moves. Nothing is proven about the result. Open ends are chosen for few moves.
//
// Beams over moves search boards of up to search::paths::most_bits_of_moves holes. Up to 64 holes they also search from
// both ends, for ten seconds on two cores, or until the minimum is proven. On larger boards, the solution of solve() is
// shortened for some seconds, if it is not too long (short_engine.hpp).
//
// Two families have constructions that take O(1) time a jump and store no jumps.
// - T_n, n >= 21, one vacancy. It takes at most n^2/8 + 23n/12 + 50 moves to any last peg, or to one beside a corner
//   where that fits (compose/few_moves/triangles/grown_triangle.hpp). Other last pegs need searches of ten or twenty
//   seconds (triangle_short.hpp, side_clearing.hpp). They nearly always succeeded, with n^2/8 + 3n + 30 moves.
// - Rectangles at least 18 x 10, one vacancy, one or any last peg. It takes w h/4 + about 2 (w + h) moves, in all
//   trials at most w h/4 + 3.4 (w + h) + 20 (row_clearing.hpp). The solution of solve() has w h/2 or more.
//
// Up to 3,000 jumps, constructions are compared with the shortened solution of solve(). Other results, without a width,
// have at most as many moves as that of solve(), and on at most holes_for_minimum the fewest from their vacancy.
//
// The same for any number of threads. If limits.poll ends the search, the result is the shortest so far; with a width,
// it throws. Throws Error as solve() does.
Outcome solve_short(const Query& query, const Limits& limits, const ShortSearch& search = {});

// The longest last move known (compose/store/store.hpp), or the reason why there is none.
Outcome solve_with_long_sweep(const Query& query);

// The one with fewest moves, up to the board's symmetries; nothing if there is none.
std::optional<Solution> stored_short(const Query& query);

}  // namespace pegwright
