#include "pegwright/solving/peeling/lump.hpp"

#include "search/paths/beams/find_path.hpp"

#include <algorithm>

namespace pegwright::peeling {
namespace {

constexpr std::uint64_t widest_for_lump = 10'000;
constexpr std::uint64_t widest_for_relocation = 1'000;

// Holes anywhere as a board: shifted to where all coordinates are zero or more.
class LumpBoard {
public:
    LumpBoard(Lattice lattice, std::vector<Hole> holes) : board_(Board::of(lattice, shifted(holes))) {}

    const Board& board() const { return board_; }
    Hole local(Hole h) const { return h - shift_; }
    std::vector<Jump> placed(std::vector<Jump> jumps) const {
        for (Jump& jump : jumps) jump = {jump.from + shift_, jump.to + shift_};
        return jumps;
    }

private:
    board::Spans shifted(std::vector<Hole>& holes) {
        shift_ = holes.front();
        for (const Hole h : holes) shift_ = {std::min(shift_.x, h.x), std::min(shift_.y, h.y)};
        for (Hole& h : holes) h = h - shift_;
        return board::Spans(std::move(holes));
    }

    Hole shift_;
    Board board_;
};

std::optional<search::paths::PathFound> path(const LumpBoard& board, const Position& start,
                                             std::span<const Position> goals, std::uint64_t widest,
                                             const Limits& limits, std::uint64_t seed) {
    search::paths::BeamLimits beams;
    beams.limits = limits;
    beams.limits.threads = 1;
    beams.widest = widest;
    beams.seed = seed;
    return search::paths::find_path(board.board(), std::span(&start, 1), goals, beams).path;
}

}  // namespace

std::optional<std::vector<Jump>> solve_lump(Lattice lattice, std::span<const Hole> holes, Hole vacancy, Hole finish,
                                            const Limits& limits, std::uint64_t seed) {
    const LumpBoard board(lattice, {holes.begin(), holes.end()});
    Position start(board.board());
    start.clear(board.local(vacancy));
    Position goal = Position::empty(board.board());
    goal.set(board.local(finish));
    const auto found = path(board, start, std::span(&goal, 1), widest_for_lump, limits, seed);
    if (!found) return std::nullopt;
    return board.placed(found->jumps);
}

std::optional<Relocated> relocate_lump(Lattice lattice, std::span<const Hole> block, Hole vacancy,
                                       std::span<const Hole> beside, std::span<const Hole> to, const Limits& limits,
                                       std::uint64_t seed) {
    std::vector<Hole> holes(block.begin(), block.end());
    holes.insert(holes.end(), beside.begin(), beside.end());
    const LumpBoard board(lattice, holes);
    Position start(board.board());
    start.clear(board.local(vacancy));
    Position cleared(board.board());
    for (const Hole h : block) cleared.clear(board.local(h));
    std::vector<Position> goals;
    for (const Hole h : to) {
        goals.push_back(cleared);
        goals.back().clear(board.local(h));
    }
    const auto found = path(board, start, goals, widest_for_relocation, limits, seed);
    if (!found) return std::nullopt;
    for (std::size_t i = 0; i < goals.size(); ++i)
        if (goals[i] == found->goal) return Relocated{board.placed(found->jumps), to[i]};
    return std::nullopt;
}

}  // namespace pegwright::peeling
