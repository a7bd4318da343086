// What stands for the shortening of pieces in tests of large boards.
#pragma once

#include "game/refereed.hpp"
#include "pegwright/solving/shorten.hpp"

namespace pegwright::tests {

inline Player as_it_is(const Player& way) { return way; }

inline Player shortened(const Player& way) {
    JumpList list;
    way.play_unrefereed(list);
    return Player(shorten({way.problem(), std::move(list.list)}, {0, 1}, {}).solution);
}

// The jumps of a class that hands them on.
template <class Player>
std::vector<Jump> played(const Player& player) {
    JumpList list;
    player.play(list);
    return std::move(list.list);
}

}  // namespace pegwright::tests
