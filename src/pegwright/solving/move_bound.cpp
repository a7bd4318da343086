#include "pegwright/solving/move_bound.hpp"

#include "board/symmetry.hpp"
#include "search/regions/easiest_problem.hpp"
#include "theory/feasibility.hpp"
#include "theory/move_formulas.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::regions::BoardRegions;
using search::regions::MersonRegion;
using search::regions::RegionBound;

// Up to this size theory judges each vacancy of an open start.
constexpr std::int64_t most_holes_judged = 3000;

bool has_formula(const Board& board) {
    const bool first_families =
        board.family() == Board::Family::triangle ||
        (board.family() == Board::Family::rectangle && board.lattice() == board::Lattice::square);
    return first_families && board.hole_count() > most_holes_by_regions;
}

std::vector<Hole> holes_of(const Board& board, const MersonRegion& region) {
    std::vector<Hole> holes;
    for (const std::uint32_t number : region) holes.push_back(board.hole(number));
    return holes;
}

Problem given_problem(const Query& query) { return {query.board, *query.start, query.goal.value_or(Goal::any_peg())}; }

theory::Judgement judgement_of(const Query& query) {
    return query.start ? theory::judge(given_problem(query)) : theory::judge(query.board);
}

bool one_vacancy_to_one_peg(const Query& query) {
    const bool one_vacancy = !query.start || query.start->vacated().size() == 1;
    return one_vacancy && (!query.goal || query.goal->is_any() || query.goal->finishes().size() == 1);
}

// For an open start. With a goal of any peg, one for each set of symmetric vacancies.
std::vector<Problem> open_problems(const Query& query) {
    const Board& board = query.board;
    const Goal goal = query.goal.value_or(Goal::any_peg());
    auto symmetries = board::symmetries(board);
    if (!goal.is_any()) symmetries.clear();  // symmetries that keep the goal could stay
    std::vector<Problem> problems;
    board.for_each_hole([&](Hole h) {
        const auto number = board.index(h);
        if (std::any_of(symmetries.begin(), symmetries.end(), [&](auto& s) { return board.index(s(h)) < number; }))
            return;
        Problem problem(board, Start::vacate({h}), goal);
        if (board.hole_count() <= most_holes_judged && theory::judge(problem).solvable == false) return;
        problems.push_back(std::move(problem));
    });
    return problems;
}

void add_packing(MoveBound& bound, const BoardRegions& regions, const Problem& problem) {
    const Board& board = regions.board();
    if (board.hole_count() > search::regions::most_holes_packed) return;
    std::vector<MersonRegion> full;
    for (const std::size_t i : regions.to_leave(problem.start_position(), problem.goal_position()))
        full.push_back(regions.all()[i]);
    const search::regions::Packing packing =
        search::regions::packing(static_cast<std::size_t>(board.hole_count()), full);
    for (const std::size_t i : packing.chosen) bound.packing.push_back(holes_of(board, full[i]));
    bound.by_packing = static_cast<std::int64_t>(packing.chosen.size());
    bound.packing_is_most = packing.most;
}

MoveBound no_solution(MoveBound bound, std::string reason) {
    bound.judgement = {bound.judgement.feasible, false, std::move(reason)};
    return bound;
}

// The least bound of those that may be solvable; if there is none, the last.
MoveBound least_of_several(const Query& query) {
    std::optional<MoveBound> least;
    for (const Position& goal : query.goal->alternatives()) {
        MoveBound bound = move_bound(Query(query.board, query.start, Goal::at(goal)));
        const auto impossible = [](const MoveBound& b) { return b.judgement.solvable == false; };
        if (!least || (!impossible(bound) && (impossible(*least) || bound.moves < least->moves)))
            least = std::move(bound);
    }
    return *least;
}

}  // namespace

MoveBound move_bound(const Query& query) {
    if (query.goal && query.goal->is_among()) return least_of_several(query);
    const Board& board = query.board;
    MoveBound bound;
    bound.judgement = judgement_of(query);
    if (bound.judgement.solvable == false) return bound;
    if (has_formula(board) && one_vacancy_to_one_peg(query)) {
        bound.by_formula = true;
        bound.moves = static_cast<std::int64_t>(theory::least_moves_of(theory::BigBoard(board)));
        return bound;
    }
    const BoardRegions regions(board);
    std::vector<Problem> problems = query.start ? std::vector{given_problem(query)} : open_problems(query);
    if (problems.empty()) return no_solution(bound, no_vacancy_fits);
    const auto least = query.start ? search::regions::EasiestProblem{} : easiest_problem(regions, problems);
    const Problem& problem = problems[least.number];
    const RegionBound proven = regions.bound(problem.start_position(), problem.goal_position());
    bound.moves = std::max(least.moves, proven.moves);
    if (bound.moves >= BoardRegions::never)
        return no_solution(bound, "no game goes on for more than " + std::to_string(proven.moves_ahead) +
                                      " moves, and none ends there");
    if (!query.start) bound.least = problem;
    bound.by_weights = proven.weights.sum();
    bound.moves_ahead = proven.moves_ahead;
    bound.unit = proven.weights.unit;
    for (std::size_t i = 0; i < proven.regions.size(); ++i)
        bound.weights.push_back({holes_of(board, proven.regions[i]), proven.weights.of[i]});
    add_packing(bound, regions, problem);
    bound.moves = std::max(bound.moves, bound.by_packing);
    return bound;
}

}  // namespace pegwright
