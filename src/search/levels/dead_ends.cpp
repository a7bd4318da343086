#include "search/levels/dead_ends.hpp"

#include "base/error.hpp"
#include "search/bits/reducer.hpp"

#include <algorithm>

namespace pegwright::search::levels {
namespace {

class DeadEndSearch {
public:
    DeadEndSearch(const Game& game, const Limits& limits)
        : game_(game),
          limits_(limits),
          reducer_(game.symmetries),
          reached_(game, game.starts, "forward", 1, limits, blocks_) {
        if (game.starts.size() != 1) fail_internal("dead ends are looked for from one start");
    }

    std::optional<FirstDeadEnd> lost_goal() {
        const int goal = game_.goal_pegs();
        reached_.reach(WinningLevels::half_way(game_));
        const WinningLevels winning(game_, reached_, limits_, blocks_);
        for (int pegs = game_.start_pegs(); pegs >= std::min(goal, game_.start_pegs()); --pegs) {
            reached_.reach(pegs);
            const std::uint64_t won = number(winning, pegs);
            if (reached_.level(pegs).positions() == won) continue;
            std::vector<Bits> wins;
            winning.for_each(pegs, [&](Bits position) { wins.push_back(reducer_.least(position)); });
            std::sort(wins.begin(), wins.end());
            return dead_end(pegs, [&](Bits p) { return !std::binary_search(wins.begin(), wins.end(), p); });
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

    template <class F>
    void for_each(int pegs, F&& f) const {
        const Level& level = reached_.level(pegs);
        std::vector<Key> keys;
        std::vector<std::uint8_t> room;
        for (std::size_t i = 0; i < level.buckets.size(); ++i) {
            if (limits_.poll) limits_.poll({"dead ends", pegs, i, level.buckets.size()});
            level.read(i, keys, room);
            for (const Key key : keys) f(reducer_.least(reached_.keys().position(key)));
        }
    }

    template <class IsDead>
    FirstDeadEnd dead_end(int pegs, IsDead&& is_dead) const {
        FirstDeadEnd end;
        Bits least = ~Bits{0};
        for_each(pegs, [&](Bits position) {
            if (!is_dead(position)) return;
            ++end.positions;
            least = std::min(least, position);
        });
        if (end.positions == 0) return end;
        for (Bits position = least; pegs < game_.start_pegs(); ++pegs) {
            const std::size_t j = jump_to(position, pegs);
            end.jumps.push_back(j);
            position ^= game_.board.jumps()[j].flip;
        }
        std::reverse(end.jumps.begin(), end.jumps.end());
        return end;
    }

    // At the top that is the start, since all symmetries keep it.
    std::size_t jump_to(Bits position, int pegs) const {
        std::vector<std::pair<Bits, std::size_t>> before;
        for (std::size_t j = 0; j < game_.board.jumps().size(); ++j) {
            const BitJump& jump = game_.board.jumps()[j];
            if (jump.possible(position ^ jump.flip)) before.emplace_back(reducer_.least(position ^ jump.flip), j);
        }
        std::size_t found = game_.board.jumps().size();
        for_each(pegs + 1, [&](Bits p) {
            for (const auto& [least, j] : before)
                if (least == p) found = std::min(found, j);
        });
        if (found == game_.board.jumps().size()) fail_internal("a position reached that no jump leads to");
        return found;
    }

    const Game& game_;
    const Limits& limits_;
    BlockPool blocks_;
    SymmetryReducer reducer_;
    ForwardLevels reached_;
};

}  // namespace

std::optional<FirstDeadEnd> first_dead_end(const Game& game, const Limits& limits) {
    return DeadEndSearch(game, limits).lost_goal();
}

FirstDeadEnd shortest_game(const Game& game, const Limits& limits) { return DeadEndSearch(game, limits).no_jump(); }

}  // namespace pegwright::search::levels
