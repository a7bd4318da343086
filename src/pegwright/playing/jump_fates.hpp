// Keeps the fates of a position's jumps. Jumps that lead to symmetric positions share one.
#pragma once

#include "pegwright/playing/hints.hpp"

#include <cstddef>
#include <vector>

namespace pegwright {

Position after(const Position& position, const Jump& jump);

// found and goal must outlive this. Symmetry is only used up to 64 holes.
class JumpFates {
public:
    JumpFates(Hints& found, const Goal& goal);

    // The fate is unknown, and no earlier jump is its image.
    bool open(std::size_t i) const { return found_.jumps[i].fate == Fate::unknown && first_image_[i] == i; }
    // Notes it for the jump's images, too.
    void note(std::size_t i, Fate fate);
    // Each jump that can come first in some order of the solution's jumps is won.
    void note_beginnings(const std::vector<Jump>& solution);

private:
    Hints& found_;
    // For each jump, the first that leads to an image of the same position, by a symmetry that keeps the goal.
    std::vector<std::size_t> first_image_;
};

}  // namespace pegwright
