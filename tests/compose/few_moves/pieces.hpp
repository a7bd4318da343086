// For tests of few moves: players shortened or not, and their jumps.
#pragma once

#include "construct/batch.hpp"
#include "game/refereed.hpp"
#include "pegwright/solving/shorten.hpp"

namespace pegwright::tests {

inline Player as_it_is(const Player& way) { return way; }

inline Player shortened(const Player& way) {
    JumpList list;
    way.play_unrefereed(list);
    return Player(shorten({way.problem(), std::move(list.list)}, {0, 1}, {}).solution);
}

template <class Player>
std::vector<Jump> played(const Player& player) {
    JumpList list;
    player.play(list);
    return std::move(list.list);
}

template <class Play>
std::vector<Jump> jumps_of(const Play& play) {
    JumpList list;
    construct::Batch batch(list);
    play(batch);
    batch.flush();
    return std::move(list.list);
}

}  // namespace pegwright::tests
