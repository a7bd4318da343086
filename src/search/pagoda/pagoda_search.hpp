// Pagoda functions that forbid what cannot be reached, where there are any.
#pragma once

#include "theory/pagoda.hpp"

#include <span>
#include <vector>

namespace pegwright::search::pagoda {

// Larger boards are left alone.
inline constexpr std::int64_t most_holes = 400;

// Functions such that each goal is forbidden by one of them, as few as come to hand: one where one does for all.
// None if some goal is forbidden by no function, or if the board has more than most_holes. Start and goals are of one
// board. The same every time. 0.2 ms for 33 holes, 2 ms for 144, 10 ms for 400; of several goals
// that no single function forbids, up to 16 times as much.
std::vector<PagodaFunction> forbidding(const Position& start, std::span<const Position> goals);

}  // namespace pegwright::search::pagoda
