#include "pegwright/surveying/finishes.hpp"

#include "board/symmetry.hpp"
#include "pegwright/solving/query_ends.hpp"
#include "search/bitmaps/finishes.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/paths/beams/find_path.hpp"
#include "theory/feasibility.hpp"

#include <algorithm>
#include <utility>

namespace pegwright {
namespace {

using search::bits::SmallBoard;

// Finds nearly everything solvable, and proves impossibility up to about 24 holes.
constexpr std::uint64_t widest_beam = 1'000;
// Each takes one or two linear programs.
constexpr std::size_t most_finishes_tried = 64;

theory::Judgement searched(const Board& board, std::size_t finishes) {
    if (finishes == 0) return {true, false, "exhaustive search finds no solution"};
    return {true, true,
            "by exhaustive search a game on " + board.label() + " can end with one peg at " + std::to_string(finishes) +
                (finishes == 1 ? " hole" : " holes")};
}

std::vector<Hole> exhaustively(const Board& board, Hole vacate, const Limits& limits) {
    const SmallBoard small(board);
    const auto bits =
        search::bitmaps::finishes_from(small, small.number(vacate), search::bits::hole_symmetries(small), limits);
    std::vector<Hole> holes;
    for (const Hole h : small.holes())
        if ((bits & small.bit(h)) != 0) holes.push_back(h);
    return holes;
}

}  // namespace

std::vector<Hole> distinct_vacancies(const Board& board) {
    const std::vector<board::Affine> maps = board::symmetries(board);
    const auto key = [](Hole h) { return std::pair(h.y, h.x); };
    std::vector<Hole> distinct;
    board.for_each_hole([&](Hole hole) {
        if (std::all_of(maps.begin(), maps.end(), [&](const board::Affine& m) { return key(m(hole)) >= key(hole); }))
            distinct.push_back(hole);
    });
    return distinct;
}

std::optional<bool> solved_by_search(const Problem& problem, std::uint64_t widest, const Limits& limits) {
    const Query query(problem);
    const auto result = search::paths::find_path(problem.board, starts_of(query), goals_of(query), {limits, widest});
    if (result.path) return true;
    return result.exhausted ? std::optional(false) : std::nullopt;
}

std::vector<Hole> searched_finishes(const Board& board, const Start& start, const Limits& limits) {
    const bool one_vacancy = start.vacated().size() == 1;
    std::vector<Hole> finishes;
    for (const Hole finish : theory::possible_finishes(Problem(board, start, Goal::any_peg()).start_position())) {
        const auto solved = solved_by_search(Problem(board, start, Goal::finish({finish})),
                                             one_vacancy ? widest_beam : ~std::uint64_t{0}, limits);
        // If beams cannot decide a hole, one exhaustive search decides all. It needs a single vacancy; from other
        // starts, beams continue without a bound on their width.
        if (!solved) return exhaustively(board, start.vacated().front(), limits);
        if (*solved) finishes.push_back(finish);
    }
    return finishes;
}

KnownFinishes known_finishes(const Board& board, const Start& given, const Limits& limits) {
    const Problem problem = Problem(board, given, Goal::any_peg()).normal();
    const Start& start = problem.start;
    const bool one_vacancy = start.vacated().size() == 1;
    KnownFinishes known{{}, {}, {}, true};
    if (one_vacancy) known.judgement = theory::judge(board, start.vacated().front());
    if (!one_vacancy || !known.judgement.solvable) {
        Feasibility feasibility = feasible(problem);
        known.judgement = std::move(feasibility.judgement);
        known.pagodas = std::move(feasibility.pagodas);
    }
    if (known.judgement.solvable == false) return known;
    if (theory::has_theorem(board) && one_vacancy) {
        theory::for_each_finish(
            theory::BigBoard(board), theory::big(start.vacated().front()), [&](const theory::BigHole& h) {
                known.holes.push_back({static_cast<std::int32_t>(h.x), static_cast<std::int32_t>(h.y)});
            });
        return known;
    }
    if (board.hole_count() <= most_holes_searched) {
        known.holes = searched_finishes(board, start, limits);
        known.judgement = searched(board, known.holes.size());
        return known;
    }
    // Every possible hole, perhaps others too.
    known.holes = theory::possible_finishes(problem.start_position());
    known.exact = false;
    if (known.holes.size() <= most_finishes_tried)
        std::erase_if(known.holes, [&](Hole h) {
            return refuted(Problem(board, start, Goal::finish({h}))).judgement.solvable == false;
        });
    return known;
}

}  // namespace pegwright
