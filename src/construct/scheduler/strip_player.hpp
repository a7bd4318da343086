// Plays strips whose surroundings wait for nothing: a program and the chains beside it, in one go.
#pragma once

#include "construct/batch.hpp"
#include "construct/plan/plan.hpp"

#include <span>
#include <vector>

namespace pegwright::construct {

class StripPlayer {
public:
    // Both are kept by reference.
    StripPlayer(const Plan& plan, Batch& batch) : plan_(plan), batch_(batch) {}

    // Plays jumps from … to - 1 of a program at a strip, and the chains due before each of them.
    void play(const Strip& strip, const Program& program, std::size_t from, std::size_t to);
    // The same from a jump to the end, with the chains due after the last.
    void play_rest(const Strip& strip, const Program& program, std::size_t from);

private:
    // A program placed on the board up to a shift: strips that lie alike share one.
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
    std::vector<PlacedProgram> placed_;  // a few: programs of the catalogue times directions of sides
};

}  // namespace pegwright::construct
