// A query: a problem whose start or goal, or both, may be left open.
#pragma once

#include "game/problem.hpp"

#include <optional>
#include <utility>

namespace pegwright::game {

// No start: any vacancy will do. No goal: any last peg will do.
struct Query {
    Board board;
    std::optional<Start> start;
    std::optional<Goal> goal;

    Query(Board b, std::optional<Start> s = {}, std::optional<Goal> g = {})
        : board(std::move(b)), start(std::move(s)), goal(std::move(g)) {}
    explicit Query(const Problem& problem) : Query(problem.board, problem.start, problem.goal) {}

    // See Problem::normal(). O(holes / 64).
    Query normal() const {
        const Problem problem = Problem(board, start.value_or(Start()), goal.value_or(Goal::any_peg())).normal();
        return {board, start ? std::optional(problem.start) : std::nullopt,
                goal ? std::optional(problem.goal) : std::nullopt};
    }
    // True if the start is open or one vacancy, and the end open or one peg. Then vacancy() and last_peg() give them.
    bool is_single() const {
        return (!start || start->vacated().size() == 1) && (ends_anywhere() || goal->finishes().size() == 1);
    }
    std::optional<Hole> vacancy() const { return start ? std::optional(start->vacated().front()) : std::nullopt; }
    std::optional<Hole> last_peg() const {
        return ends_anywhere() ? std::nullopt : std::optional(goal->finishes().front());
    }
    bool ends_anywhere() const { return !goal || goal->is_any(); }
    // Fills in open ends, and which of several goals, from a solved problem. A goal of any peg stays one.
    Problem chosen(const Problem& problem) const {
        return {board, start.value_or(problem.start), goal && !goal->is_among() ? *goal : problem.goal};
    }
};

}  // namespace pegwright::game
