// The starts and goals of a query's search.
#pragma once

#include "pegwright/names.hpp"

#include <vector>

namespace pegwright {

// An open start gives every single vacancy, a goal of any peg every hole that can hold the last one. O(holes^2).
std::vector<Position> starts_of(const Query& query);
std::vector<Position> goals_of(const Query& query);

// Written as in the query: holes remain holes. Of several goals, the one that was found.
Problem problem_found(const Query& query, const Position& start, const Position& goal);

}  // namespace pegwright
