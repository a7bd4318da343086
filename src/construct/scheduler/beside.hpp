// Clears columns beside a piece of a strip, three at a time, while given jumps solve the piece (theory/README.md).
#pragma once

#include "board/affine.hpp"
#include "game/jump_sink.hpp"

#include <optional>
#include <span>

namespace pegwright::construct {

// Columns first to last, of 4 or more rows. left, right: how often three full columns follow there.
struct StripPiece {
    std::int32_t rows = 0;
    std::int32_t first = 0;
    std::int32_t last = 0;
    std::int32_t left = 0;
    std::int32_t right = 0;
};

// Inserts jumps that clear the columns into the given ones. O(1) a jump; memory: the given jumps, and a byte for every
// three columns.
//
// Two holes are watched in each outer column of the piece: the upper one and the third (of four rows the fourth). Both
// must be full at the start, except for the vacancy, and not both at the end.
void play_beside(const StripPiece& piece, std::span<const Jump> jumps, std::optional<Hole> vacancy,
                 const board::Affine& at, JumpSink& sink);

}  // namespace pegwright::construct
