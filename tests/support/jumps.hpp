#pragma once

#include "game/position.hpp"

#include <algorithm>
#include <vector>

namespace pegwright::tests {

// Plays jumps up to the first impossible one; whether all were possible.
inline bool plays(game::Position& position, const std::vector<board::Jump>& jumps) {
    const board::Board& board = position.board();
    return std::all_of(jumps.begin(), jumps.end(), [&](const board::Jump& jump) {
        return board.contains(jump.from) && board.contains(jump.to) &&
               position.play_at(board.index(jump.from), board.index(jump.over()), board.index(jump.to));
    });
}

}  // namespace pegwright::tests
