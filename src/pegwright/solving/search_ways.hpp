// Solutions by search, on boards of some hundred holes (search/paths/beams/find_path.hpp).
#pragma once

#include "pegwright/solving/solve.hpp"

namespace pegwright {

struct SearchedWay {
    std::optional<Solution> solution;
    std::string reason;          // why there is none, with the number of positions searched
    std::uint64_t expanded = 0;  // positions whose jumps were tried
};

// As solve() promises. Deterministic: the same solution on every machine, by any number of threads. Without a
// reason, too, if beams of this width find no solution and no proof either.
SearchedWay search_way(const Query& query, const Limits& limits, std::uint64_t seed,
                       std::uint64_t widest_beam = ~std::uint64_t{0});

// What a search begins and ends with: a start not given is every single vacancy, any peg is every hole that a single
// peg may be left in.
std::vector<Position> starts_of(const Query& query);
std::vector<Position> goals_of(const Query& query);

// The problem of a start and a goal that were found, in the words of the wish.
Problem problem_found(const Query& query, const Position& start, const Position& goal);

// Whether a problem has a solution, by search alone. Nothing if beams of this width find none and no proof
// either: the wider, the longer it takes.
std::optional<bool> solved_by_search(const Problem& problem, std::uint64_t widest_beam, const Limits& limits);

}  // namespace pegwright
