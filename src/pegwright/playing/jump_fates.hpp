// Keeps the fates of a position's jumps. Jumps that lead to symmetric positions share one.
#pragma once

#include "pegwright/playing/hints.hpp"

#include <cstddef>
#include <vector>

namespace pegwright {

// The position after a possible jump.
Position after(const Position& position, const Jump& jump);

// found and goal must outlive this. Symmetry is only used up to 64 holes.
class JumpFates {
public:
    JumpFates(Hints& found, const Goal& goal);

    // Whether the fate of jump i is unknown, and no earlier jump is its image.
    bool open(std::size_t i) const { return found_.jumps[i].fate == Fate::unknown && first_image_[i] == i; }
    // Sets the fate of a jump and of its images.
    void note(std::size_t i, Fate fate);
    // Marks as won each jump that can come first in some order of the solution's jumps.
    void note_beginnings(const std::vector<Jump>& solution);

private:
    Hints& found_;
    // For each jump, the first one that leads to an image of the same position, by a symmetry that keeps the goal.
    std::vector<std::size_t> first_image_;
};

}  // namespace pegwright
