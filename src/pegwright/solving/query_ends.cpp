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

// The goals that are in the position class of some start, or all if none is.
std::vector<Position> of_one_class(const Query& query) {
    std::vector<theory::PositionClass> classes;
    for (const Position& start : starts_of(query)) classes.push_back(theory::position_class(start));
    std::vector<Position> goals = query.goal->alternatives();
    const auto end = std::stable_partition(goals.begin(), goals.end(), [&](const Position& goal) {
        return std::find(classes.begin(), classes.end(), theory::position_class(goal)) != classes.end();
    });
    if (end != goals.begin()) goals.erase(end, goals.end());
    return goals;
}

}  // namespace

std::vector<Position> starts_of(const Query& query) {
    if (!query.start) return single_vacancies(query.board);
    return {Problem(query.board, *query.start, Goal::any_peg()).start_position()};
}

std::vector<Position> goals_of(const Query& query) {
    if (query.goal && query.goal->is_among()) return of_one_class(query);
    if (query.goal && !query.goal->is_any()) return Problem(query.board, Start(), *query.goal).goal_positions();
    if (!query.start) return single_pegs(query.board, holes_of(query.board));
    // Only reachable ones: fewer goals make better beams.
    const Problem problem(query.board, *query.start, Goal::any_peg());
    return single_pegs(query.board, theory::possible_finishes(problem.start_position()));
}

Problem problem_found(const Query& query, const Position& start, const Position& goal) {
    return {query.board, query.start ? *query.start : Start::vacate(start.holes(false)),
            query.goal && !query.goal->is_among() ? *query.goal : Goal::finish(goal.holes(true))};
}

}  // namespace pegwright
