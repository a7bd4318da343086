// Wishes that a way through positions is to meet: at some moment, start and goal included, two holes are unlike.
//
// The searches of this room go through states: a position and the wishes met so far, position first so that
// sorting keeps the states of a position together:
//
//     bit 63 … 8   position        bit 7 … 0   wishes met
#pragma once

#include "search/bits/small_board.hpp"

#include <vector>

namespace pegwright::search::paths {

// Two holes, one of which is to hold a peg while the other holds none; or the first is to be the full one.
struct UnlikeWish {
    Hole first;
    Hole second;
    bool first_full = false;
};
using State = Bits;

class Wishes {
public:
    static constexpr std::size_t most_wishes = 8;
    static constexpr std::size_t most_holes = 64 - most_wishes;

    // Throws Error (limit) if there are too many holes or wishes for a state.
    Wishes(const SmallBoard& board, const std::vector<UnlikeWish>& wishes);

    // The parts of a state, and a state of its parts; all(): every wish met.
    static constexpr Bits position_of(State state) { return state >> most_wishes; }
    static constexpr Bits met_of(State state) { return state & ((Bits{1} << most_wishes) - 1); }
    static constexpr State joined(Bits position, Bits met) { return position << most_wishes | met; }
    Bits all() const { return (Bits{1} << wishes_.size()) - 1; }
    // A position, and the wishes met before or by itself.
    State state(Bits position, Bits met) const {
        for (std::size_t i = 0; i < wishes_.size(); ++i) {
            const bool first = (position & wishes_[i].first) != 0;
            const bool second = (position & wishes_[i].second) != 0;
            met |= Bits{wishes_[i].first_full ? first && !second : first != second} << i;
        }
        return joined(position, met);
    }

private:
    struct Wish {
        Bits first;
        Bits second;
        bool first_full;
    };
    std::vector<Wish> wishes_;
};

}  // namespace pegwright::search::paths
