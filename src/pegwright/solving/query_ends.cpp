#include "pegwright/solving/query_ends.hpp"

#include "theory/judgement.hpp"

#include <algorithm>

namespace pegwright {
namespace {

std::vector<Hole> holes_of(const Board& board) { return Position(board).holes(true); }

Position one_peg(const Board& board, Hole h) {
    Position position = Position::empty(board);
    position.set(h);
    return position;
}

std::vector<Position> single_pegs(const Board& board, const std::vector<Hole>& holes) {
    std::vector<Position> positions;
    for (const Hole h : holes) positions.push_back(one_peg(board, h));
    return positions;
}

std::vector<Position> single_vacancies(const Board& board) {
    std::vector<Position> positions;
    for (const Hole h : holes_of(board)) {
        Position& position = positions.emplace_back(board);
        position.clear(h);
    }
    return positions;
}

}  // namespace

std::vector<Position> starts_of(const Query& query) {
    if (!query.start) return single_vacancies(query.board);
    return {Problem(query.board, *query.start, Goal::any_peg()).start_position()};
}

std::vector<Position> goals_of(const Query& query) {
    if (query.goal && !query.goal->is_any()) return {*Problem(query.board, Start(), *query.goal).goal_position()};
    if (!query.start) return single_pegs(query.board, holes_of(query.board));
    // Only reachable ones: fewer goals make better beams.
    const Problem problem(query.board, *query.start, Goal::any_peg());
    return single_pegs(query.board, theory::possible_finishes(problem.start_position()));
}

Problem problem_found(const Query& query, const Position& start, const Position& goal) {
    return {query.board, query.start ? *query.start : Start::vacate(start.holes(false)),
            query.goal ? *query.goal : Goal::finish(goal.holes(true))};
}

}  // namespace pegwright
