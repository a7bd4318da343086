// Tells for each jump of a position whether a goal that depends on what games reach stays in reach.
#pragma once

#include "pegwright/playing/hints.hpp"
#include "pegwright/solving/goal_rule.hpp"

namespace pegwright {

// `fewest` and `most` are those of games from this position. The seconds are for each number of pegs that fits. Throws
// as goals_by_rule().
Hints hints_by_rule(const Position& position, const GoalRule& rule, double seconds, const Limits& limits);

}  // namespace pegwright
