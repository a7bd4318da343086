// Pagoda functions in small whole numbers, from weights in floating point.
//
// Rounded up, a pagoda function stays one: ceil(a) + ceil(b) >= ceil(a + b) >= ceil(c) where a + b >= c. So nothing
// is reconstructed: the weights are taken t times and rounded up. That makes a goal no lighter and the start heavier
// by less than 1 a peg, so for t > pegs at the start a function that forbids a goal by 1 still does; far smaller t
// mostly do. Then single weights go towards 0 as far as they can.
#pragma once

#include "theory/pagoda.hpp"

#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::pagoda {

// A function, checked over every jump, by which every goal weighs more than any start. approximate: weights by number
// of the hole, as least_weights() finds them. Nothing if no such function comes of them.
std::optional<PagodaFunction> whole_weights(const std::vector<double>& approximate, std::span<const Position> starts,
                                            std::span<const Position> goals);

// The same from scratch: whole_weights() of least_weights(). Of one board, which has these jumps, and one start at
// least.
std::optional<PagodaFunction> function_between(std::span<const Places> jumps, std::span<const Position> starts,
                                               std::span<const Position> goals);

}  // namespace pegwright::search::pagoda
