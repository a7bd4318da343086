// What a search for a query begins and ends with.
#pragma once

#include "pegwright/names.hpp"

#include <vector>

namespace pegwright {

// A start not given is every single vacancy; any peg is every hole that a single peg may be left in. O(holes^2).
std::vector<Position> starts_of(const Query& query);
std::vector<Position> goals_of(const Query& query);

// The problem of a start and a goal that were found, in the words of the query.
Problem problem_found(const Query& query, const Position& start, const Position& goal);

}  // namespace pegwright
