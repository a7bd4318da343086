// Depth-first search for one solution of a problem on a board of at most 64 holes.
//
// depth_first() enters no position twice, so no solution found means that there is none. Deterministic on every
// machine. Each solvable pair of T_4 … T_8 takes seconds.
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

// Calls poll about every million positions; it may throw.
DepthFirstResult depth_first(const Problem& problem, const std::function<void()>& poll = {});

// Many short searches, each with jumps in another order. On some forty holes most orders find nothing for hours, some a
// solution at once. Deterministic, not exhaustive. An attempt ends after `positions` positions, or at a solution that
// accept refuses. Calls poll before each.
std::optional<Solution> depth_first_restarting(const Problem& problem, int attempts,
                                               const std::function<void()>& poll = {}, std::size_t positions = 100'000,
                                               const std::function<bool(const Solution&)>& accept = {});

}  // namespace pegwright::search::paths
