#include "compose/peeling/core.hpp"

#include "compose/peeling/moved_board.hpp"
#include "compose/peeling/tuning.hpp"
#include "search/paths/beams/find_path.hpp"

namespace pegwright::compose::peeling {
namespace {

// Solves it on a board of its own, then shifts the jumps back.
std::optional<std::vector<Jump>> path(const MovedBoard& board, const Position& start, const Position& goal,
                                      std::uint64_t widest, const Limits& limits, std::uint64_t seed) {
    if (!search::paths::is_searchable(board.board())) return std::nullopt;
    search::paths::BeamLimits beams;
    beams.limits = limits;
    beams.limits.threads = 1;
    beams.widest = widest;
    beams.seed = seed;
    beams.refutes = false;
    auto found = search::paths::find_path(board.board(), std::span(&start, 1), std::span(&goal, 1), beams);
    if (!found.path) return std::nullopt;
    return board.placed(std::move(found.path->jumps));
}

std::optional<std::vector<Jump>> solve(Lattice lattice, std::span<const Hole> holes, Hole vacancy, Hole finish,
                                       std::uint64_t widest, const Limits& limits, std::uint64_t seed) {
    const MovedBoard board(lattice, {holes.begin(), holes.end()});
    Position start(board.board());
    start.clear(board.local(vacancy));
    Position goal = Position::empty(board.board());
    goal.set(board.local(finish));
    return path(board, start, goal, widest, limits, seed);
}

}  // namespace

std::optional<std::vector<Jump>> solve_core(Lattice lattice, std::span<const Hole> holes, Hole vacancy, Hole finish,
                                            const Limits& limits, std::uint64_t seed) {
    return solve(lattice, holes, vacancy, finish,
                 holes.size() > tuning.large ? tuning.widest_for_large : tuning.widest_for_small, limits, seed);
}

std::optional<std::vector<Jump>> solve_square_core(std::span<const Hole> holes, Hole vacancy, Hole finish,
                                                   const Limits& limits) {
    return solve(Lattice::square, holes, vacancy, finish, tuning.widest_for_square, limits, 0);
}

std::optional<std::vector<Jump>> relocate_block(Lattice lattice, std::span<const Hole> block, Hole vacancy,
                                                std::span<const Hole> beside, Hole to, const Limits& limits,
                                                std::uint64_t seed) {
    std::vector<Hole> holes(block.begin(), block.end());
    holes.insert(holes.end(), beside.begin(), beside.end());
    const MovedBoard board(lattice, holes);
    Position start(board.board());
    start.clear(board.local(vacancy));
    Position goal(board.board());
    for (const Hole h : block) goal.clear(board.local(h));
    goal.clear(board.local(to));
    return path(board, start, goal, tuning.widest_for_relocation, limits, seed);
}

}  // namespace pegwright::compose::peeling
