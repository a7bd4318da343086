// Any problem of a small board as one search for a path. What is left open becomes several starts or
// goals: a start not given is every single vacancy, any peg is every hole a single peg can be left
// in. All of them are searched at once, as most of the work is the same.
#include "pegwright/solving/search_ways.hpp"

#include "search/paths/beams/find_path.hpp"
#include "theory/judgement.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::paths::BeamLimits;
using search::paths::BeamResult;
using search::paths::find_path;

// Beams of this width for each problem one would like best; whatever they do not find is searched as one.
constexpr std::uint64_t quick_width = 300;
constexpr std::size_t problems_liked = 5;

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

// Vacancies to be finished in their own holes, those in the middle of the board first.
std::vector<Hole> liked(const Board& board) {
    std::vector<Hole> holes = holes_of(board);
    Hole sum{0, 0};
    for (const Hole h : holes) sum = sum + h;
    const auto n = static_cast<std::int32_t>(holes.size());
    // n times as far from n times the middle: nothing is divided.
    const auto off = [&](Hole h) {
        const Hole d = n * h - sum;
        return std::int64_t{d.x} * d.x + std::int64_t{d.y} * d.y;
    };
    std::stable_sort(holes.begin(), holes.end(), [&](Hole a, Hole b) { return off(a) < off(b); });
    holes.resize(std::min(holes.size(), problems_liked));
    return holes;
}

}  // namespace

std::vector<Position> starts_of(const Query& query) {
    if (!query.start) return single_vacancies(query.board);
    return {Problem(query.board, *query.start, Goal::any_peg()).start_position()};
}

std::vector<Position> goals_of(const Query& query) {
    if (query.goal && !query.goal->is_any()) return {*Problem(query.board, Start(), *query.goal).goal_position()};
    if (!query.start) return single_pegs(query.board, holes_of(query.board));
    // Those that can come out: fewer goals make a better beam.
    const Problem problem(query.board, *query.start, Goal::any_peg());
    return single_pegs(query.board, theory::possible_finishes(problem.start_position()));
}

Problem problem_found(const Query& query, const Position& start, const Position& goal) {
    return {query.board, query.start ? *query.start : Start::vacate(start.holes(false)),
            query.goal ? *query.goal : Goal::finish(goal.holes(true))};
}

std::optional<bool> solved_by_search(const Problem& problem, std::uint64_t widest_beam, const Limits& limits) {
    const Query query(problem);
    const BeamResult result = find_path(problem.board, starts_of(query), goals_of(query), {limits, widest_beam});
    if (result.path) return true;
    return result.exhausted ? std::optional(false) : std::nullopt;
}

SearchedWay search_way(const Query& query, const Limits& limits, std::uint64_t seed, std::uint64_t widest_beam) {
    std::uint64_t expanded = 0;
    const auto search = [&](const Query& wanted, std::uint64_t widest) {
        BeamResult result = find_path(wanted.board, starts_of(wanted), goals_of(wanted), {limits, widest, seed});
        expanded += result.expanded;
        return result;
    };
    // Nothing is asked for but a solution: one that looks good, if there is such a one at little
    // cost.
    if (!query.start && (!query.goal || query.goal->is_any()))
        for (const Hole h : liked(query.board)) {
            const Query same_hole(Problem(query.board, h, h));
            if (theory::judge(Problem(query.board, h, h)).solvable == false) continue;
            if (const BeamResult result = search(same_hole, quick_width); result.path) {
                Solution solution =
                    Solution{problem_found(same_hole, result.path->start, result.path->goal), result.path->jumps};
                if (query.goal) solution.problem.goal = *query.goal;
                return {std::move(solution), {}, expanded};
            }
        }
    const BeamResult result = search(query, widest_beam);
    if (result.path)
        return {
            Solution{problem_found(query, result.path->start, result.path->goal), result.path->jumps}, {}, expanded};
    if (!result.exhausted) return {std::nullopt, {}, expanded};
    std::string reason = "exhaustive search, of " + std::to_string(result.positions) +
                         " positions up to symmetry from both ends, finds no solution";
    if (result.functions > 0)
        reason += "; positions that " + std::to_string(result.functions) + " pagoda functions rule out were left out";
    return {std::nullopt, reason, expanded};
}

}  // namespace pegwright
