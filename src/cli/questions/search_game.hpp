// Reads the board, start and goal for commands that search exhaustively.
#pragma once

#include "cli/questions/problem_arguments.hpp"
#include "notation/holes.hpp"
#include "pegwright/names.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

// Commands differ in which parts they need: levels and solutions only the board, count also the start.
struct SearchQuestion {
    Board board;
    std::optional<Start> start;
    std::optional<Goal> goal;
    HoleNames names = HoleNames::letters;

    // The problem; requires a start. Without a goal: any single peg.
    Problem problem() const;
    Query query() const { return {board, start, goal}; }
    // "english d4 d4", with the parts that are given.
    std::string words() const;
};

// Throws Error: input, also if the goal has more pegs than the start; limit for boards of more than 64 holes.
SearchQuestion search_question(const Arguments& arguments);
// The same, but requires a start; throws Error (input) without one. why: "each vacancy has other odds".
SearchQuestion search_question_with_start(const Arguments& arguments, const char* why);

}  // namespace pegwright::cli
