// Columns beside a piece of a strip, three at a time, cleared while the piece is: what rectangles owe to their base
// boards (theory/README.md), for pieces whose jumps somebody else has found.
#pragma once

#include "board/affine.hpp"
#include "game/jump_sink.hpp"

#include <optional>
#include <span>

namespace pegwright::construct {

// Columns first to last of a strip of so many rows, 4 or more, and how often three full columns follow on either side.
struct StripPiece {
    std::int32_t rows = 0;
    std::int32_t first = 0;
    std::int32_t last = 0;
    std::int32_t left = 0;
    std::int32_t right = 0;
};

// Hands on the jumps that are given, and between them those that clear the columns beside the piece. Of the piece's own
// first and last columns the upper hole and the third, of four rows the fourth, must be full at the start, but for the
// vacancy, and not both of them in the end. O(1) a jump, memory for the jumps given and a byte for every three columns.
void play_beside(const StripPiece& piece, std::span<const Jump> jumps, std::optional<Hole> vacancy,
                 const board::Affine& at, JumpSink& sink);

}  // namespace pegwright::construct
