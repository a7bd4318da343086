// An open start is every vacancy that theory allows, up to symmetry. Weights of all regions of the full board less
// those of the regions with the vacancy are a bound for each at once; on smaller boards those with the least are looked
// at one by one.
#include "pegwright/solving/move_bound.hpp"

#include "board/symmetry.hpp"
#include "search/regions/region_bound.hpp"
#include "theory/feasibility.hpp"
#include "theory/move_formulas.hpp"

#include <algorithm>
#include <numeric>

namespace pegwright {
namespace {

using search::regions::BoardRegions;
using search::regions::MersonRegion;
using search::regions::RegionBound;
using search::regions::RegionWeights;

// Boards on which each vacancy has a linear program of its own.
constexpr std::int64_t most_holes_one_by_one = 300;
// Boards for each of whose vacancies theory is asked.
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

// One of each set of vacancies alike under symmetries if any peg is the goal, without those that theory excludes.
std::vector<Problem> open_problems(const Query& query) {
    const Board& board = query.board;
    const Goal goal = query.goal.value_or(Goal::any_peg());
    auto symmetries = board::symmetries(board);
    if (!goal.is_any()) symmetries.clear();  // those that keep the goal would do
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

RegionBound bound_of(const BoardRegions& regions, const Problem& problem) {
    return regions.bound(problem.start_position(), problem.goal_position());
}

// What the weights of the full board prove for each problem of one goal.
std::vector<std::int64_t> at_once(const BoardRegions& regions, const std::vector<Problem>& problems) {
    const Board& board = regions.board();
    const RegionWeights& full = regions.of_full_board();
    std::vector<std::int64_t> lost(static_cast<std::size_t>(board.hole_count()), 0);
    std::int64_t all = 0;
    for (const std::size_t i : regions.to_leave(Position(board), problems.front().goal_position())) {
        all += full.of[i];
        for (const std::uint32_t hole : regions.all()[i]) lost[hole] += full.of[i];
    }
    std::vector<std::int64_t> bounds;
    for (const Problem& problem : problems) {
        const std::int64_t left = all - lost[board.index(problem.start.vacated().front())];
        bounds.push_back(std::max<std::int64_t>((left + full.unit - 1) / full.unit, 1));
    }
    return bounds;
}

// The problem of which least is proven, and what that is. Those of which more is known already are left out.
struct Least {
    std::size_t problem = 0;
    std::int64_t moves = 0;
};
Least least_of(const BoardRegions& regions, const std::vector<Problem>& problems) {
    const std::vector<std::int64_t> bounds = at_once(regions, problems);
    std::vector<std::size_t> order(problems.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return bounds[a] < bounds[b]; });
    Least least{order.front(), bounds[order.front()]};
    if (regions.board().hole_count() > most_holes_one_by_one) return least;
    least.moves = BoardRegions::never;
    for (const std::size_t i : order) {
        if (bounds[i] >= least.moves) break;
        const std::int64_t moves = std::max(bounds[i], bound_of(regions, problems[i]).moves);
        if (moves < least.moves) least = {i, moves};
    }
    return least;
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

}  // namespace

MoveBound move_bound(const Query& query) {
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
    if (problems.empty()) return no_solution(bound, "no vacancy is in the position class of the goal");
    const Least least = query.start ? Least{} : least_of(regions, problems);
    const Problem& problem = problems[least.problem];
    const RegionBound proven = bound_of(regions, problem);
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

std::int64_t least_moves(const Problem& problem) { return move_bound(Query(problem)).moves; }

}  // namespace pegwright
