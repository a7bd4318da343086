#pragma once

#include "board/names.hpp"
#include "construct/bands/banded.hpp"
#include "game/referee.hpp"
#include "search/paths/beams/find_path.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "theory/position_class.hpp"

#include <set>

namespace pegwright::tests {

inline std::optional<std::vector<Jump>> search_remainder(std::span<const Hole> holes, Hole vacancy, Hole finish) {
    Hole least = holes.front();
    for (const Hole h : holes) least = {std::min(least.x, h.x), std::min(least.y, h.y)};
    std::vector<Hole> moved;
    for (const Hole h : holes) moved.push_back(h - least);
    const Board board = Board::of(Lattice::square, board::Spans(moved));
    if (!search::paths::is_searchable(board)) return std::nullopt;
    const Problem problem(board, vacancy - least, finish - least);
    const Position from = problem.start_position();
    const Position to = *problem.goal_position();
    search::paths::BeamLimits limits;
    limits.widest = 100;
    limits.refutes = false;
    auto found = search::paths::find_path(board, std::span(&from, 1), std::span(&to, 1), limits);
    if (!found.path) return std::nullopt;
    for (Jump& jump : found.path->jumps) jump = {jump.from + least, jump.to + least};
    return std::move(found.path->jumps);
}

// Plans in bands; a plan must cover the board, and both referees check its solution.
inline bool solved_in_bands(const Problem& problem, OutsideReferee& outside) {
    const auto plan = construct::plan_bands(problem, search_remainder);
    REQUIRE(plan.has_value() == construct::left_by_bands(problem, search_remainder).has_value());
    if (!plan) return false;
    std::set<Hole> covered;
    std::size_t holes = 0;
    for (const auto& block : plan->blocks()) {
        covered.insert(block.holes.begin(), block.holes.end());
        holes += block.holes.size();
    }
    REQUIRE(covered.size() == holes);
    REQUIRE(static_cast<std::int64_t>(holes) == problem.board.hole_count());
    JumpList list;
    plan->play(list);
    const Solution solution{problem, std::move(list.list)};
    const Verdict verdict = referee_on(solution);
    INFO(problem.board.name() << " " << board::hole_name(problem.vacate()) << " " << board::hole_name(problem.finish())
                              << ": jump " << verdict.jump << ": " << verdict.reason);
    REQUIRE(verdict);
    outside.write(as_text(solution));
    return true;
}

inline bool is_feasible(const Problem& problem) {
    return theory::position_class(problem.start_position()) == theory::position_class(*problem.goal_position());
}

}  // namespace pegwright::tests
