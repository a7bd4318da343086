// All positions that games from one start reach, with a path of jumps to any of them.
#pragma once

#include "search/levels/forward_levels.hpp"

#include <vector>

namespace pegwright::search::levels {

class ReachedPositions {
public:
    // The game must have one start. Game and limits must outlive this. Keeps every level: about a byte a position.
    ReachedPositions(const Game& game, const Limits& limits);

    // Goes down to `pegs` pegs, or to the last level. Errors: as ForwardLevels.
    const ForwardLevels& reach(int pegs) {
        levels_.reach(pegs);
        return levels_;
    }
    // The least number of pegs that any game leaves. Makes all levels.
    int fewest_pegs();

    // Calls f with one image of each position of a level that has been made. O(positions).
    template <class F>
    void for_each(int pegs, F&& f) const {
        const Level& level = levels_.level(pegs);
        std::vector<Key> keys;
        std::vector<std::uint8_t> room;
        for (std::size_t i = 0; i < level.buckets.size(); ++i) {
            if (limits_.poll) limits_.poll({"positions", pegs, i, level.buckets.size()});
            level.read(i, keys, room);
            for (const Key key : keys) f(levels_.keys().position(key));
        }
    }

    // Numbers of the board's jumps from the start to a position that was reached. O(jumps) look-ups a level.
    std::vector<std::size_t> path_to(Bits position) const;

private:
    std::size_t jump_to(Bits position, int pegs) const;
    bool has(Bits position, int pegs) const;

    const Game& game_;
    const Limits& limits_;
    BlockPool blocks_;
    ForwardLevels levels_;
};

}  // namespace pegwright::search::levels
