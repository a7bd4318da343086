// Requirements that a path must meet: at some moment, start and goal included, two given holes are unlike (one full,
// one empty).
//
// A state is a position and the requirements met so far. States of a position sort together:
//
//     bit 63 … 8   position        bit 7 … 0   requirements met
#pragma once

#include "search/bits/small_board.hpp"

#include <vector>

namespace pegwright::search::paths {

// first_full: the first hole must be the full one.
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

    // Throws Error (limit) for more than 56 holes or 8 requirements.
    UnlikeRequirements(const SmallBoard& board, const std::vector<UnlikeRequirement>& requirements);

    static constexpr Bits position_of(UnlikeState state) { return state >> most_requirements; }
    static constexpr Bits met_of(UnlikeState state) { return state & ((Bits{1} << most_requirements) - 1); }
    static constexpr UnlikeState joined(Bits position, Bits met) { return position << most_requirements | met; }
    Bits all() const { return (Bits{1} << requirements_.size()) - 1; }
    // met: the requirements met before.
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
