// Solutions of T_n that end with a long sweep, for every even n from 22 on.
#pragma once

#include "game/solution.hpp"

#include <optional>

namespace pegwright::compose {

// Grown by twelve rows at a time from one in store: the last move has all jumps between the holes of a1's coset mod 2
// but those that the stored one leaves out, and three more for each twelve rows. Nothing for other boards. Time and
// memory: linear in the holes.
std::optional<Solution> grown_sweep(const Board& board);

}  // namespace pegwright::compose
