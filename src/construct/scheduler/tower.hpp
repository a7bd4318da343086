// A tower: alike strips to clear, behind each other on one side. Each hosts the next one outwards, always at the same
// jump of its head's program (the handover). So only the outermost is watched. The others are opened up to the
// handover, from the inside out, and closed in reverse order. O(1) time a jump; a byte for each open strip.
#pragma once

#include "construct/scheduler/strip_player.hpp"

#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

namespace pegwright::construct {

// Jumps of a head before the next strip is ready, and its catalyst's state then (bit i: hole i full).
struct Handover {
    std::size_t after;
    unsigned bits;
};
// head: one of `heads`, which the next strip shares. next: the hole of its third row where the next catalyst begins.
// O(jumps).
Handover handover(const Program& head, const Heads& heads, Hole next = {0, 3});

class Towers {
public:
    Towers(const Plan& plan, StripPlayer& player) : plan_(plan), player_(player) {}

    // All strips of a group but the outermost. bits: the innermost's catalyst. Returns the outermost's.
    unsigned open(const StripGroup& group, unsigned bits);
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
    std::deque<std::pair<const Program*, Handover>> handovers_;  // of heads met
};

}  // namespace pegwright::construct
