// The board, start and goal that commands of exhaustive search are asked about.
#pragma once

#include "cli/questions/problem_arguments.hpp"
#include "notation/holes.hpp"
#include "pegwright/names.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

// What of it is given differs: levels and solutions take a board alone, count wants a start.
struct SearchQuestion {
    Board board;
    std::optional<Start> start;
    std::optional<Goal> goal;
    HoleNames names = HoleNames::letters;

    // The problem it is about; there must be a start. Without a goal: any single peg.
    Problem problem() const;
    Query query() const { return {board, start, goal}; }
    // "english d4 d4", with as much as was given.
    std::string words() const;
};

// From the first positional and those options. Throws Error: input, also if the goal has more pegs than the start;
// limit for boards of more than 64 holes.
SearchQuestion search_question(const Arguments& arguments);
// The same with a start. why: why the command chooses none, "each vacancy has other odds". Throws Error (input).
SearchQuestion search_question_with_start(const Arguments& arguments, const char* why);

}  // namespace pegwright::cli
