// Plays strips in one go, a program and its chains, if no other strip waits for their jumps.
#pragma once

#include "construct/batch.hpp"
#include "construct/plan/plan.hpp"

#include <span>
#include <vector>

namespace pegwright::construct {

class StripPlayer {
public:
    StripPlayer(const Plan& plan, Batch& batch) : plan_(plan), batch_(batch) {}

    // Jumps `from` to `to` - 1, and the chains due before each of them.
    void play(const Strip& strip, const Program& program, std::size_t from, std::size_t to);
    // From a jump to the end, and the chains due after it.
    void play_rest(const Strip& strip, const Program& program, std::size_t from);

private:
    // Strips that lie alike share it.
    struct PlacedProgram {
        const Program* program;
        Hole ex;
        Hole ey;
        std::vector<Jump> jumps;
    };
    std::span<const Jump> placed(const Program& program, const Affine& place);
    void play(const Strip& strip, const Program& program, std::size_t from, std::size_t to, bool last);

    const Plan& plan_;
    Batch& batch_;
    std::vector<PlacedProgram> placed_;  // few: programs times directions of sides
};

}  // namespace pegwright::construct
