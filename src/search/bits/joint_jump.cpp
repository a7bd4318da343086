#include "search/bits/joint_jump.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::search::bits {
namespace {

std::size_t image_of_jump(const SmallBoard& board, const HolePermutation& symmetry, const BitJump& jump) {
    const auto jumps = board.jumps();
    const auto same = [&](const BitJump& j) {
        return j.from == symmetry[jump.from] && j.over == symmetry[jump.over] && j.to == symmetry[jump.to];
    };
    const auto found = std::find_if(jumps.begin(), jumps.end(), same);
    if (found == jumps.end()) fail_internal("a permutation of the holes is no symmetry of the board");
    return static_cast<std::size_t>(found - jumps.begin());
}

}  // namespace

std::vector<JointJump> joint_jumps(const SmallBoard& board, const HolePermutation& symmetry) {
    const auto jumps = board.jumps();
    std::vector<JointJump> sets;
    std::vector<bool> seen(jumps.size());
    for (std::size_t first = 0; first < jumps.size(); ++first) {
        JointJump set;
        bool disjoint = true;
        for (std::size_t i = first; !seen[i]; i = image_of_jump(board, symmetry, jumps[i])) {
            seen[i] = true;
            disjoint = disjoint && set.independent_of(jumps[i].flip);
            set = {set.need | jumps[i].need, set.into | jumps[i].into, set.flip | jumps[i].flip, set.jumps + 1};
        }
        if (set.jumps > 0 && disjoint) sets.push_back(set);
    }
    return sets;
}

}  // namespace pegwright::search::bits
