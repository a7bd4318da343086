// Reads goals that depend on what a game can reach: --finish fewest, --finish most, and --goal with ? for "either".
#pragma once

#include "cli/questions/problem_arguments.hpp"
#include "pegwright/solving/goal_rule.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

struct RuledQuestion {
    Query query;  // with a start, without a goal
    GoalRule rule;
    KeyAndValue goal;  // as it was asked for

    // "T5 from a1 to fewest".
    std::string words(HoleNames names) const;
    // The board, the start and what was asked for: how an answer begins.
    JsonValue json(HoleNames names) const;
};

bool asks_for_rule(const Arguments& arguments);

// Nothing for other goals. Throws Error (input) for a pattern that is none of this board, or without a start.
std::optional<RuledQuestion> ruled_question(const Arguments& arguments);
// The same with a start of its own.
std::optional<RuledQuestion> ruled_question(const Query& board_and_start, const Arguments& arguments);

}  // namespace pegwright::cli
