// Lists of jumps, played and counted.
#pragma once

#include "game/move_count.hpp"
#include "game/position.hpp"

#include <algorithm>
#include <vector>

namespace pegwright::tests {

inline std::int64_t moves_of(const std::vector<board::Jump>& jumps) {
    game::MoveCount count;
    count.add(jumps);
    return count.moves();
}

// Whether all of them can be played, one after the other; they are, up to the first that cannot.
inline bool plays(game::Position& position, const std::vector<board::Jump>& jumps) {
    const board::Board& board = position.board();
    return std::all_of(jumps.begin(), jumps.end(), [&](const board::Jump& jump) {
        return board.contains(jump.from) && board.contains(jump.to) &&
               position.play_at(board.index(jump.from), board.index(jump.over()), board.index(jump.to));
    });
}

}  // namespace pegwright::tests
