// Depth-first search for one solution of a problem on a small board.
//
// Positions once left without success are remembered and not entered again, so the search is
// exhaustive: no solution found means there is none. Jumps are tried in board order, which makes
// the result the same on every machine. Every solvable pair of T_4 … T_8 is found this way within
// seconds (worst T_8 pair: some ten million positions); Bell's fewest-move search is another matter.
#pragma once

#include "game/solution.hpp"
#include "search/bits/small_board.hpp"

#include <cstdint>
#include <functional>
#include <optional>

namespace pegwright::search::paths {

// Without a solution, positions are all that jumps lead to from the start.
struct DepthFirstResult {
    std::optional<Solution> solution;
    std::int64_t positions = 0;  // entered
};

// poll is called every million positions or so and may throw to stop the search.
DepthFirstResult depth_first(const Problem& problem, const std::function<void()>& poll = {});

// A solution by many short searches, each with the jumps tried in another order: on boards of some
// forty holes most orders lead nowhere for hours and some in a moment. positions: the most each attempt enters. Not
// exhaustive: nothing after all attempts means nothing was found.
// accept: whether a solution will do; one that will not ends its attempt.
// Deterministic. poll is called before each attempt.
std::optional<Solution> depth_first_restarting(const Problem& problem, int attempts,
                                               const std::function<void()>& poll = {}, std::size_t positions = 100'000,
                                               const std::function<bool(const Solution&)>& accept = {});

}  // namespace pegwright::search::paths
