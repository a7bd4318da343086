// What is known of each jump of a position, which jumps lead to images of one position, and what a solution tells.
#pragma once

#include "pegwright/playing/hints.hpp"

#include <cstddef>
#include <vector>

namespace pegwright {

// The position behind a jump that can be played.
Position after(const Position& position, const Jump& jump);

// Both outlive this. Images are looked for on boards of 64 holes at most.
class JumpFates {
public:
    JumpFates(Hints& found, const Goal& goal);

    // Whether the fate of jump i is not known, and it is no image of one before it.
    bool open(std::size_t i) const { return found_.jumps[i].fate == Fate::unknown && first_image_[i] == i; }
    // Sets the fate of a jump and of those whose positions are images.
    void note(std::size_t i, Fate fate);
    // A solution's jumps may often be played in another order: each that can come first keeps the goal.
    void note_beginnings(const std::vector<Jump>& solution);

private:
    Hints& found_;
    // Of the position behind each jump, the first that is an image: a symmetry that keeps the goal carries them into
    // each other.
    std::vector<std::size_t> first_image_;
};

}  // namespace pegwright
