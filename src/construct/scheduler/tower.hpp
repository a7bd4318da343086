// Towers: strips to clear that follow each other on the same side of the board, all alike.
//
// Each strip hosts the next one outwards, always at the same moment of its head's program (the handover), so
// all but the outermost are played without watching: opened up to the handover, from the inside out, and
// closed the other way round once the outermost is cleared.
//
// O(1) time a jump; a byte for each strip opened and not closed.
#pragma once

#include "construct/scheduler/strip_player.hpp"

#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

namespace pegwright::construct {

// A head cleared from a state: after how many jumps the next strip outwards is ready, and which of its
// catalyst's holes are full then (bit i: hole i).
struct Handover {
    std::size_t after;
    unsigned bits;
};
// head: one of `heads`, which the next strip has as well; next: of its third row the hole at which the next strip's
// catalyst begins. O(jumps).
Handover handover(const Program& head, const Heads& heads, Hole next = {0, 3});

class Towers {
public:
    // Both are kept by reference.
    Towers(const Plan& plan, StripPlayer& player) : plan_(plan), player_(player) {}

    // Opens all strips of a group but the outermost; bits: the innermost's catalyst. Returns the outermost's.
    unsigned open(const StripGroup& group, unsigned bits);
    // Closes the tower that was opened last.
    void close();

private:
    struct Tower {
        const StripGroup* group;
        std::vector<std::uint8_t> states;  // of the catalysts, from the innermost on
    };
    const Handover& handover_of(const Program& head, const StripGroup& group);

    const Plan& plan_;
    StripPlayer& player_;
    std::vector<Tower> towers_;
    std::deque<std::pair<const Program*, Handover>> handovers_;  // of the heads met so far
};

}  // namespace pegwright::construct
