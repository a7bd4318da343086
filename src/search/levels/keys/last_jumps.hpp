// Which jumps need not be made, as others lead to the same positions.
//
// With each position one jump that leads to it is kept, its arrival; jumps are numbered by their three holes, those
// that are images of each other one after the other. From a position that was reached by a, a jump b leads to a
// position q. If a and b have no hole in common, b might have come first, and a leads to q as well. Only one of the two
// is needed, so b is left out if, seen from q, its number is greater than that of a: by numbers of images under the
// symmetry that takes q to the least of its images, or, if several do, the one for which b's number is least.
//
// Nothing is lost: let the level of p be whole, and the one before it. The number of a jump that leads to q is the
// least one by any such symmetry. Of all jumps that lead to q from positions that are reached let b have the least
// number, from p. If b were left out at p, for an arrival a, then a led to p from a position r that is reached; b leads
// from r to one that is reached as well, since that level is whole, and from there a leads to q. The number of a is
// less than b's, by the symmetry that was chosen for b even (whichever it was, if several give b its least number),
// against the choice of b. At a start, and wherever no arrival is known, all jumps are made.
//
// A resource count that no jump adds to changes nothing: what is poor leads to what is poor only. With one that may
// rise all jumps are made.
//
// Of 14.3 jumps a position 5.0 are made down to Wiegleb's level of 32 pegs, of 13.7 down to the diamond's of 29 5.0.
// Jumps of orbits with greater numbers than the arrival's need not even be looked at.
#pragma once

#include <cstdint>

namespace pegwright::search::levels {

// A key with its arrival: shifted by so many bits, the number in those.
inline constexpr int last_jump_bits = 7;
inline constexpr std::uint64_t most_last_jumps = std::uint64_t{1} << last_jump_bits;
// Of a position whose arrival is not known: all its jumps are made.
inline constexpr std::uint64_t no_last_jump = most_last_jumps - 1;

}  // namespace pegwright::search::levels
