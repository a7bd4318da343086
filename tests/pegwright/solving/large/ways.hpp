// What stands for the shortening of pieces in tests of large boards.
#pragma once

#include "pegwright/checking/refereed.hpp"
#include "pegwright/solving/shorten.hpp"

namespace pegwright::tests {

inline Way as_it_is(const Way& way) { return way; }

inline Way shortened(const Way& way) {
    JumpList list;
    way.play_unrefereed(list);
    return listed_way(shorten({way.problem(), std::move(list.list)}, {0, 1}, {}).solution);
}

// The jumps of a class that hands them on.
template <class Player>
std::vector<Jump> played(const Player& player) {
    JumpList list;
    player.play(list);
    return std::move(list.list);
}

}  // namespace pegwright::tests
