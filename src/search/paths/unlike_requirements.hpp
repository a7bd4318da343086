// Requirements that a way through positions is to meet: at some moment, start and goal included, two holes are unlike.
//
// The searches of this room go through states: a position and the requirements met so far, position first so that
// sorting keeps the states of a position together:
//
//     bit 63 … 8   position        bit 7 … 0   requirements met
#pragma once

#include "search/bits/small_board.hpp"

#include <vector>

namespace pegwright::search::paths {

// Two holes, one of which is to hold a peg while the other holds none; or the first is to be the full one.
struct UnlikeRequirement {
    Hole first;
    Hole second;
    bool first_full = false;
};
using UnlikeState = Bits;

class UnlikeRequirements {
public:
    static constexpr std::size_t most_requirements = 8;
    static constexpr std::size_t most_holes = 64 - most_requirements;

    // Throws Error (limit) if there are too many holes or requirements for a state.
    UnlikeRequirements(const SmallBoard& board, const std::vector<UnlikeRequirement>& requirements);

    // The parts of a state, and a state of its parts; all(): every requirement met.
    static constexpr Bits position_of(UnlikeState state) { return state >> most_requirements; }
    static constexpr Bits met_of(UnlikeState state) { return state & ((Bits{1} << most_requirements) - 1); }
    static constexpr UnlikeState joined(Bits position, Bits met) { return position << most_requirements | met; }
    Bits all() const { return (Bits{1} << requirements_.size()) - 1; }
    // A position, and the requirements met before or by itself.
    UnlikeState state(Bits position, Bits met) const {
        for (std::size_t i = 0; i < requirements_.size(); ++i) {
            const bool first = (position & requirements_[i].first) != 0;
            const bool second = (position & requirements_[i].second) != 0;
            met |= Bits{requirements_[i].first_full ? first && !second : first != second} << i;
        }
        return joined(position, met);
    }

private:
    struct HoleBits {
        Bits first;
        Bits second;
        bool first_full;
    };
    std::vector<HoleBits> requirements_;
};

}  // namespace pegwright::search::paths
