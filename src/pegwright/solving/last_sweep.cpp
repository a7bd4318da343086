#include "pegwright/solving/last_sweep.hpp"

#include "pegwright/solving/solve.hpp"

namespace pegwright {
namespace {

using search::bits::BitJump;
using search::bits::Bits;
using search::bits::Game;
using search::bits::SmallBoard;

constexpr std::size_t most_sweeps = 60;
constexpr std::size_t longest_sweep = 6;

Bits bit(std::size_t hole) { return Bits{1} << hole; }

// The end of a game, played backwards: a peg stands in `hole` before these jumps.
struct Sweep {
    Bits before;
    std::size_t hole;
    std::vector<BitJump> jumps;
};

// The sweeps from a hole into goals, shortest first.
std::vector<Sweep> sweeps_from(const Game& game, std::size_t from, std::optional<std::size_t> to) {
    std::vector<Sweep> open;
    for (const Bits goal : game.goals) {
        const std::size_t end = to.value_or(static_cast<std::size_t>(std::countr_zero(goal)));
        if ((goal & bit(end)) != 0) open.push_back({goal, end, {}});
    }
    std::vector<Sweep> found;
    for (std::size_t length = 0; length <= longest_sweep && found.size() < most_sweeps; ++length) {
        std::vector<Sweep> longer;
        for (const Sweep& sweep : open) {
            if (sweep.hole == from && found.size() < most_sweeps) found.push_back(sweep);
            for (const BitJump& jump : game.board.jumps()) {
                if (jump.to != sweep.hole || (sweep.before & (bit(jump.from) | bit(jump.over))) != 0) continue;
                Sweep next{sweep.before ^ jump.flip, jump.from, {jump}};
                next.jumps.insert(next.jumps.end(), sweep.jumps.begin(), sweep.jumps.end());
                longer.push_back(std::move(next));
            }
        }
        open = std::move(longer);
    }
    return found;
}

// The pegs of all holes but one.
Position without(const SmallBoard& board, std::size_t hole, Bits pegs, const Board& rest) {
    Position position = Position::empty(rest);
    for (std::size_t i = 0; i < board.size(); ++i)
        if (i != hole && (pegs & bit(i)) != 0) position.set(board.holes()[i]);
    return position;
}

}  // namespace

std::optional<std::vector<Jump>> solve_with_last_sweep(const Game& game, Hole from, std::optional<Hole> to,
                                                       const Limits& limits) {
    const SmallBoard& board = game.board;
    const std::size_t still = board.number(from);
    std::vector<Hole> others(board.holes().begin(), board.holes().end());
    std::erase(others, from);
    if (others.empty()) return std::nullopt;
    const Board rest = Board::of(board.lattice(), board::Spans(others));
    const Start start = Start::at(without(board, still, game.starts.front(), rest));
    for (const Sweep& sweep : sweeps_from(game, still, to ? std::optional(board.number(*to)) : std::nullopt)) {
        const Bits left = sweep.before & ~bit(still);
        if (left == 0 || std::popcount(left) >= game.start_pegs()) continue;
        const Query query(rest, start, Goal::at(without(board, still, left, rest)));
        const Outcome outcome = solve(query, limits, {0, "beams"});
        if (outcome.stopped()) return std::nullopt;
        if (!outcome) continue;
        JumpList jumps;
        outcome.player->play(jumps);
        for (const BitJump& jump : sweep.jumps) jumps.list.push_back(board.jump(jump));
        return std::move(jumps.list);
    }
    return std::nullopt;
}

}  // namespace pegwright
