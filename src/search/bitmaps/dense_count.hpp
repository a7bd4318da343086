// Positions reached, finishes and the number of solutions, on bitmaps (dense_board.hpp).
//
// For problems with few symmetries on boards of up to some 33 holes this is several times faster than levels of
// keys; what it does is the same (winning_levels.hpp has the method). Levels share one bitmap, since
// the number of pegs tells them apart.
#pragma once

#include "search/bits/game.hpp"
#include "theory/integer.hpp"

#include <optional>

namespace pegwright::search::bitmaps {

// What levels of keys find as well (game_count.hpp); tests compare the two.
struct DenseCount {
    std::uint64_t positions = 0;  // reached
    std::uint64_t expanded = 0;   // those, and those of the search from the other end
    Bits finishes = 0;            // holes where a game can end with one peg
    Integer solutions;
};

// Whether bitmaps fit the memory and are the faster way.
bool dense_is_better(const Game& game, const Limits& limits);

// With or without the number of solutions. All starts must be in one class, as must all goals.
// Nothing if the ways to winning positions turn out not to fit the memory. Throws what poll throws.
std::optional<DenseCount> dense_count(const Game& game, bool with_solutions, const Limits& limits);

}  // namespace pegwright::search::bitmaps
