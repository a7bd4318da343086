// Counts positions, finishes and solutions with bitmaps (dense_board.hpp), by the method of winning_levels.hpp. Several
// times faster for problems with few symmetries on boards of up to some 33 holes.
#pragma once

#include "search/bits/game.hpp"
#include "theory/integer.hpp"

#include <optional>

namespace pegwright::search::bitmaps {

// As levels of keys give them (game_count.hpp).
struct DenseCount {
    std::uint64_t positions = 0;  // reached
    std::uint64_t expanded = 0;   // the same, plus those of the backward search
    Bits finishes = 0;            // holes where a game can end with one peg
    Integer solutions;
};

// Whether bitmaps fit the memory and are faster.
bool dense_is_better(const Game& game, const Limits& limits);

// Starts must be in one class; so must goals. Nothing if the numbers of paths do not fit the memory.
std::optional<DenseCount> dense_count(const Game& game, bool with_solutions, const Limits& limits);

}  // namespace pegwright::search::bitmaps
