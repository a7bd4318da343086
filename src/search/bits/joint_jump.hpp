// Jumps played together: a set of jumps no two of which share a hole, seen as one. With one jump in
// each set they are a board's jumps; with the sets that a symmetry forms they are what is played in
// solutions that the symmetry maps onto themselves.
#pragma once

#include "search/bits/hole_permutation.hpp"

#include <vector>

namespace pegwright::search::bits {

struct JointJump {
    Bits need = 0;
    Bits into = 0;
    Bits flip = 0;
    int jumps = 0;

    bool possible(Bits position) const { return (position & need) == need && (position & into) == 0; }
    bool independent_of(Bits holes) const { return (flip & holes) == 0; }
};

// For every jump the set of its images under the powers of a symmetry of the board, if no two of
// them share a hole; each set once. The identity gives every jump by itself. Throws std::logic_error
// if the permutation takes some jump to none.
std::vector<JointJump> joint_jumps(const SmallBoard& board, const HolePermutation& symmetry);

}  // namespace pegwright::search::bits
