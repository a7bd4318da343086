// How far a position seems from a goal: what a beam keeps its best positions by.
//
// Each peg has a weight by its hole: how hard it is to jump over there (corners, edges and the ends of arms
// are hard), and the square of the distance to the goal; a peg without neighbours adds a little more. Of a goal of
// several pegs, those that stand in their holes are welcome, most of all where it is hard to come to.
#pragma once

#include "search/paths/beams/hole_layout.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::paths::beams {

struct PegWeights {
    std::vector<std::int32_t> of_bit;  // of a peg there; smaller is better
    std::int32_t alone = 0;            // of a peg without neighbours, in addition
};

// The weightings to try, the most useful first. goals: where pegs should end, one set of holes for each goal that
// will do. O(holes * holes of goals).
std::vector<PegWeights> weightings(const HoleLayout& layout, std::span<const std::vector<Hole>> goals);

}  // namespace pegwright::search::paths::beams
