// Several jumps without common holes, played as one. For symmetric solutions: a jump together with its images.
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

// Each jump's images under the powers of a symmetry, once; none if two of them share a hole. The identity gives single
// jumps. Throws std::logic_error if the permutation is no symmetry of the board.
std::vector<JointJump> joint_jumps(const SmallBoard& board, const HolePermutation& symmetry);

}  // namespace pegwright::search::bits
