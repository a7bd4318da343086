// Leaves out jumps that are not needed because others lead to the same positions: on large boards, about two of three.
//
// Each position keeps one jump by which it was reached, its last jump. Let a be the last jump of a position p, and b a
// jump from p to a position q. If a and b have no hole in common, b could have come first, and then a would lead to q
// as well. One of the two orders is enough, so b is left out if its number, seen from q, is greater than that of a.
// This is related to sleep sets (Godefroid 1996).
//
// Jumps are numbered by their three holes, so that images of one jump have neighbouring numbers. A jump seen from q is
// its image under the symmetry that takes q to the least of its images. If several do, the one is taken that gives b
// the least number.
//
// No position is lost. Assume that the level of p and the level before it are complete, and let q be one jump away from
// some position reached. Of all jumps from reached positions to q, let b have the least number seen from q; it leads
// from p. Assume that b is left out at p because of the last jump a. Then a leads to p from a reached position r. From
// r, b leads to a position that is reached, because the level of p is complete, and from there a leads to q. But seen
// from q, by the symmetry that was chosen for b, the number of a is less than that of b: a contradiction.
//
// At a start, and wherever the last jump is not known, all jumps are made. A resource count that no jump raises does
// not disturb this, because positions below its bound lead only to positions below it. With a count that may rise, all
// jumps are made.
//
// Down to Wiegleb's level of 32 pegs, 5.0 of 14.3 possible jumps a position are made; down to the diamond's of 29 pegs,
// 5.0 of 13.7. If all images of b have greater numbers than those of a, q is not even computed.
#pragma once

#include <cstdint>

namespace pegwright::search::levels {

// A key with its last jump: the key, shifted by so many bits, and the number of the jump.
inline constexpr int last_jump_bits = 7;
inline constexpr std::uint64_t most_last_jumps = std::uint64_t{1} << last_jump_bits;
// For a position whose last jump is not known: all its jumps are made.
inline constexpr std::uint64_t no_last_jump = most_last_jumps - 1;

}  // namespace pegwright::search::levels
