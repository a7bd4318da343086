// Reads moves as others write them (move_words.hpp), in one notation of holes.
//
//     move  = hole { to hole } | hole over hole [ to hole ] | hole { direction } | hole hole { hole }
//     hole  = name | number | number [ comma ] number, perhaps in brackets
//
// Three holes in a line that touch are from, over and to; other rows of holes are a chain. A row without separators
// ends with its line, bracket or move number.
#pragma once

#include "base/error.hpp"
#include "board/jump.hpp"
#include "notation/holes.hpp"
#include "notation/move_words.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace pegwright::notation {

struct OtherMoves {
    HoleNames names = HoleNames::letters;  // as the moves are written
    std::vector<Jump> jumps;
    std::vector<std::int64_t> places;  // of each jump
};

struct ParsedMoves {
    OtherMoves moves;                                 // without an error
    std::optional<Error> error;                       // input, with the place
    std::pair<std::int64_t, bool> error_weight = {};  // later errors, and holes off the board, tell more
};

// Nothing is replayed. O(words).
ParsedMoves parse_moves(const MoveWords& words, const Board& board, HoleNames names);

}  // namespace pegwright::notation
