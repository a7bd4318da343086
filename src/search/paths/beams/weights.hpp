// Weights that tell how far a position seems from a goal. Beams keep the lightest.
//
// A peg counts by how hard it is to jump over it, and by its squared distance from the goal. A peg without neighbours
// counts extra. If the goal has several pegs, pegs in its holes count in favour, most of all in hard ones.
#pragma once

#include "search/paths/beams/hole_layout.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::paths::beams {

struct PegWeights {
    std::vector<std::int32_t> of_bit;  // of a peg there; smaller is better
    std::int32_t alone = 0;            // extra, of a peg without neighbours
};

// The most useful first. goals: the holes of each. O(holes * holes of goals).
std::vector<PegWeights> weightings(const HoleLayout& layout, std::span<const std::vector<Hole>> goals);

}  // namespace pegwright::search::paths::beams
