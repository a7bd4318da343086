// Any problem of a small board as one search for a path. What is left open becomes several starts or
// goals: a start not given is every single vacancy, any peg is every hole a single peg can be left
// in. All of them are searched at once, as most of the work is the same.
#include "pegwright/search_ways.hpp"

#include "search/paths/beam.hpp"
#include "theory/judgement.hpp"

#include <algorithm>
#include <bit>

namespace pegwright {
namespace {

using search::bits::Bits;
using search::bits::SmallBoard;
using search::paths::BeamLimits;
using search::paths::BeamResult;
using search::paths::find_path;

// Beams of this width for each problem one would like best; whatever they do not find is searched as one.
constexpr std::uint64_t quick_width = 300;
constexpr std::size_t problems_liked = 5;

std::vector<Bits> single_pegs(const SmallBoard& board) {
    std::vector<Bits> pegs;
    for (std::size_t i = 0; i < board.size(); ++i) pegs.push_back(Bits{1} << i);
    return pegs;
}

std::vector<Bits> single_vacancies(const SmallBoard& board) {
    std::vector<Bits> starts = single_pegs(board);
    for (Bits& start : starts) start = board.full() & ~start;
    return starts;
}

std::vector<Bits> starts_of(const SmallBoard& board, const Wishes& wishes) {
    if (!wishes.start) return single_vacancies(board);
    return {board.bits(Problem(wishes.board, *wishes.start, Goal::any_peg()).start_position())};
}

std::vector<Bits> goals_of(const SmallBoard& board, const Wishes& wishes) {
    if (wishes.goal && !wishes.goal->is_any())
        return {board.bits(*Problem(wishes.board, Start(), *wishes.goal).goal_position())};
    if (!wishes.start) return single_pegs(board);
    // Those that can come out: fewer goals make a better beam.
    std::vector<Bits> goals;
    const Problem problem(wishes.board, *wishes.start, Goal::any_peg());
    for (const Hole h : theory::possible_finishes(problem.start_position())) goals.push_back(board.bit(h));
    return goals;
}

std::vector<Hole> holes_of(const SmallBoard& board, Bits bits) {
    std::vector<Hole> holes;
    for (std::size_t i = 0; i < board.size(); ++i)
        if ((bits >> i & 1) != 0) holes.push_back(board.holes()[i]);
    return holes;
}

Solution solution_of(const SmallBoard& board, const Wishes& wishes, const search::paths::PathFound& path) {
    const Problem problem(wishes.board,
                          wishes.start ? *wishes.start : Start::vacate(holes_of(board, board.full() & ~path.start)),
                          wishes.goal ? *wishes.goal : Goal::finish(holes_of(board, path.goal)));
    return {problem, path.jumps};
}

// Vacancies to be finished in their own holes, those in the middle of the board first.
std::vector<Hole> liked(const SmallBoard& board) {
    Hole sum{0, 0};
    for (const Hole h : board.holes()) sum = sum + h;
    const auto n = static_cast<std::int32_t>(board.size());
    // n times as far from n times the middle: nothing is divided.
    const auto off = [&](Hole h) {
        const Hole d = n * h - sum;
        return d.x * d.x + d.y * d.y;
    };
    std::vector<Hole> holes(board.holes().begin(), board.holes().end());
    std::stable_sort(holes.begin(), holes.end(), [&](Hole a, Hole b) { return off(a) < off(b); });
    holes.resize(std::min(holes.size(), problems_liked));
    return holes;
}

}  // namespace

std::optional<bool> solved_by_search(const Problem& problem, std::uint64_t widest_beam, const Limits& limits) {
    const SmallBoard board(problem.board);
    const Wishes wishes(problem);
    const BeamResult result =
        find_path(board, starts_of(board, wishes), goals_of(board, wishes), {limits, widest_beam});
    if (result.path) return true;
    return result.exhausted ? std::optional(false) : std::nullopt;
}

SearchedWay search_way(const Wishes& wishes, const Limits& limits) {
    const SmallBoard board(wishes.board);
    const auto search = [&](const Wishes& wanted, std::uint64_t widest) {
        return find_path(board, starts_of(board, wanted), goals_of(board, wanted), {limits, widest});
    };
    // Nothing is asked for but a solution: one that looks good, if there is such a one at little
    // cost.
    if (!wishes.start && (!wishes.goal || wishes.goal->is_any()))
        for (const Hole h : liked(board)) {
            const Wishes same_hole(Problem(wishes.board, h, h));
            if (theory::judge(Problem(wishes.board, h, h)).solvable == false) continue;
            if (const BeamResult result = search(same_hole, quick_width); result.path) {
                Solution solution = solution_of(board, same_hole, *result.path);
                if (wishes.goal) solution.problem.goal = *wishes.goal;
                return {std::move(solution), {}};
            }
        }
    const BeamResult result = search(wishes, ~std::uint64_t{0});
    if (result.path) return {solution_of(board, wishes, *result.path), {}};
    return {std::nullopt, "exhaustive search, of " + std::to_string(result.positions) +
                              " positions up to symmetry from both ends, finds no solution"};
}

}  // namespace pegwright
