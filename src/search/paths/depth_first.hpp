// Depth-first search for one solution of a problem on a board of at most 64 holes.
//
// depth_first() is exhaustive: it remembers every position it has entered and never enters one twice, so no solution
// found means that there is none. It tries jumps in board order, so its result is the same on every machine. It solves
// each solvable pair of T_4 … T_8 within seconds; the hardest pair of T_8 takes some ten million positions.
#pragma once

#include "game/solution.hpp"
#include "search/bits/small_board.hpp"

#include <cstdint>
#include <functional>
#include <optional>

namespace pegwright::search::paths {

struct DepthFirstResult {
    std::optional<Solution> solution;
    std::int64_t positions = 0;  // entered; without a solution, all that can be reached
};

// Many short searches, each with the jumps in another order. On boards of some forty holes most orders find nothing for
// hours, and some find a solution in a moment. Not exhaustive. Deterministic. It makes `attempts` searches, which enter
// at most `positions` positions each. A solution that accept refuses ends its attempt. poll is called before each
// attempt.
DepthFirstResult depth_first(const Problem& problem, const std::function<void()>& poll = {});

// Many short searches instead of a long one, each with the jumps in another order. On boards of some forty holes most
// orders find nothing for hours, and some find a solution in a moment. Not exhaustive. Deterministic.
// - attempts, positions: how many searches, and how many positions each may enter.
// - accept: returns false for a solution that will not do; that ends its attempt.
// - poll: called before each attempt; may throw.
std::optional<Solution> depth_first_restarting(const Problem& problem, int attempts,
                                               const std::function<void()>& poll = {}, std::size_t positions = 100'000,
                                               const std::function<bool(const Solution&)>& accept = {});

}  // namespace pegwright::search::paths
