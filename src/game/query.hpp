// A query: a problem whose start, goal or both may be left open.
#pragma once

#include "game/problem.hpp"

#include <optional>
#include <utility>

namespace pegwright::game {

// Without a start any vacancy will do, without a goal any last peg.
struct Query {
    Board board;
    std::optional<Start> start;
    std::optional<Goal> goal;

    Query(Board b, std::optional<Start> s = {}, std::optional<Goal> g = {})
        : board(std::move(b)), start(std::move(s)), goal(std::move(g)) {}
    explicit Query(const Problem& problem) : Query(problem.board, problem.start, problem.goal) {}

    // Whether no particular goal is asked for.
    bool ends_anywhere() const { return !goal || goal->is_any(); }
    // The problem that was chosen, in the words of the query: a goal of any peg stays one.
    Problem chosen(const Problem& problem) const {
        return {board, start.value_or(problem.start), goal.value_or(problem.goal)};
    }
};

}  // namespace pegwright::game
