// Base solutions of small rectangles with diagonal jumps, from base_solutions/diagonal/, a file a board.
//
// In store are pairs that are unsolvable without diagonal jumps, with the longer side across, one of each pair's images
// by symmetry and time reversal.
#pragma once

#include "game/solution.hpp"

#include <optional>

namespace pegwright::construct {

// problem: on such a rectangle, whichever way it lies. Nothing if none is in store. O(what is in store of the board).
std::optional<Solution> diagonal_base_solution(const Problem& problem);

}  // namespace pegwright::construct
