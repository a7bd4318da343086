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

    // Positions with one vacancy, or with one peg, as holes. O(holes / 64).
    Query normal() const {
        const Problem problem = Problem(board, start.value_or(Start()), goal.value_or(Goal::any_peg())).normal();
        return {board, start ? std::optional(problem.start) : std::nullopt,
                goal ? std::optional(problem.goal) : std::nullopt};
    }
    // Whether it asks for nothing but a single vacancy and a single last peg, as far as they are given; then these are
    // the two, or nothing where they are open.
    bool is_single() const {
        return (!start || start->vacated().size() == 1) && (ends_anywhere() || goal->finishes().size() == 1);
    }
    std::optional<Hole> vacancy() const { return start ? std::optional(start->vacated().front()) : std::nullopt; }
    std::optional<Hole> last_peg() const {
        return ends_anywhere() ? std::nullopt : std::optional(goal->finishes().front());
    }
    // Whether no particular goal is asked for.
    bool ends_anywhere() const { return !goal || goal->is_any(); }
    // The problem that was chosen, in the words of the query: a goal of any peg stays one.
    Problem chosen(const Problem& problem) const {
        return {board, start.value_or(problem.start), goal.value_or(problem.goal)};
    }
};

}  // namespace pegwright::game
