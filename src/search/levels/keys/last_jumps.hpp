// Leaves out jumps that are not needed because others lead to the same positions: on large boards, two of three.
//
// Each position keeps one jump by which it was reached, its last jump. Let a be the last jump of p, and let b lead from
// p to q. If a and b share no hole, b could have come first, and then a would lead to q. One order is enough, so b is
// left out if its number, seen from q, is greater than that of a. Related: sleep sets (Godefroid 1996).
//
// Jumps are numbered by their three holes, images of one jump next to each other. A jump seen from q is its image under
// the symmetry that takes q to its least image; of several, the one that gives b the least number.
//
// No position is lost. Assume that the level of p and the one before it are complete. Let b, from p, have the least
// number seen from q of all jumps from reached positions to q. If b were left out because of the last jump a, then a
// would lead to p from a reached position r. From r, b leads to a position that is reached, because p's level is
// complete, and from there a leads to q. But a has a smaller number than b, seen by the symmetry chosen for b: a
// contradiction.
//
// All jumps are made at a start, which has no last jump, and under a resource count that a jump may raise. A count that
// only falls does no harm: positions below its bound lead only to others below it.
//
// If all images of b have greater numbers than those of a, q is not computed.
#pragma once

#include <cstdint>

namespace pegwright::search::levels {

inline constexpr int last_jump_bits = 7;
inline constexpr std::uint64_t most_last_jumps = std::uint64_t{1} << last_jump_bits;
// If the last jump is not known.
inline constexpr std::uint64_t no_last_jump = most_last_jumps - 1;

}  // namespace pegwright::search::levels
