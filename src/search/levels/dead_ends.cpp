#include "search/levels/dead_ends.hpp"

#include "search/bits/reducer.hpp"
#include "search/levels/reached_positions.hpp"

#include <algorithm>

namespace pegwright::search::levels {
namespace {

class DeadEndSearch {
public:
    DeadEndSearch(const Game& game, const Limits& limits)
        : game_(game), limits_(limits), reducer_(game.symmetries), reached_(game, limits) {}

    std::optional<FirstDeadEnd> lost_goal() {
        const int goal = game_.goal_pegs();
        const ForwardLevels& half = reached_.reach(WinningLevels::half_way(game_));
        const WinningLevels winning(game_, half, limits_, blocks_);
        for (int pegs = game_.start_pegs(); pegs >= std::min(goal, game_.start_pegs()); --pegs) {
            const std::uint64_t won = number(winning, pegs);
            if (reached_.reach(pegs).level(pegs).positions() == won) continue;
            std::vector<Bits> wins;
            winning.for_each(pegs, [&](Bits position) { wins.push_back(reducer_.least(position)); });
            std::sort(wins.begin(), wins.end());
            return dead_end(pegs,
                            [&](Bits p) { return !std::binary_search(wins.begin(), wins.end(), reducer_.least(p)); });
        }
        return std::nullopt;
    }

    FirstDeadEnd no_jump() {
        for (int pegs = game_.start_pegs();; --pegs) {
            reached_.reach(pegs);
            FirstDeadEnd end = dead_end(pegs, [&](Bits p) {
                return std::none_of(game_.board.jumps().begin(), game_.board.jumps().end(),
                                    [&](const BitJump& jump) { return jump.possible(p); });
            });
            if (end.positions > 0) return end;
        }
    }

private:
    static std::uint64_t number(const WinningLevels& winning, int pegs) {
        const auto& rows = winning.rows();
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const LevelRow& r) { return r.pegs == pegs; });
        return row == rows.end() ? 0 : row->positions;
    }

    template <class IsDead>
    FirstDeadEnd dead_end(int pegs, IsDead&& is_dead) const {
        FirstDeadEnd end;
        Bits least = ~Bits{0};
        reached_.for_each(pegs, [&](Bits position) {
            if (!is_dead(position)) return;
            ++end.positions;
            least = std::min(least, reducer_.least(position));
        });
        if (end.positions == 0) return end;
        end.jumps = reached_.path_to(least);
        return end;
    }

    const Game& game_;
    const Limits& limits_;
    BlockPool blocks_;
    SymmetryReducer reducer_;
    ReachedPositions reached_;
};

}  // namespace

std::optional<FirstDeadEnd> first_dead_end(const Game& game, const Limits& limits) {
    return DeadEndSearch(game, limits).lost_goal();
}

FirstDeadEnd shortest_game(const Game& game, const Limits& limits) { return DeadEndSearch(game, limits).no_jump(); }

}  // namespace pegwright::search::levels
