// Solutions by search, on boards of at most 64 holes.
#pragma once

#include "pegwright/solve.hpp"

namespace pegwright {

struct SearchedWay {
    std::optional<Solution> solution;
    std::string reason;  // why there is none, with the number of positions searched
};

// As solve() promises; the board has at most 64 holes. Deterministic: the same solution on every
// machine.
SearchedWay search_way(const Wishes& wishes, const Limits& limits);

// Whether a problem has a solution, by search alone. Nothing if beams of this width find none and no proof
// either: the wider, the longer it takes.
std::optional<bool> solved_by_search(const Problem& problem, std::uint64_t widest_beam, const Limits& limits);

}  // namespace pegwright
