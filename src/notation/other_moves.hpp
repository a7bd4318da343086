// Reads moves as others write them.
//
// One number may be a hole, from 1 or from 0, or two may be, in either order, from 1 or from 0. If the notation is not
// said, the moves are read in each, and each reading is replayed. If exactly one is possible throughout, it is taken.
#pragma once

#include "game/query.hpp"
#include "notation/move_parser.hpp"

#include <optional>
#include <span>

namespace pegwright::notation {

// One reading per notation, without replay: for a move or two. `names` is letters: also a bare 13 and 2,4.
// Throws Error (input), with the place.
OtherMoves read_other_moves(const MoveWords& words, const Board& board, HoleNames names);

// `query`: without a start, the first jump ends in the only vacancy. `before`: jumps that precede the moves.
// A reading that is not possible is returned only if none is: the one with the most possible jumps.
// Throws Error (input): no reading, or several that are possible (Remedy::which_notation).
OtherMoves find_reading(const MoveWords& words, const Query& query, std::optional<HoleNames> names,
                        std::span<const Jump> before = {});

// The problem of moves that come without one. Start and goal, if not given: one vacancy, where the first jump ends; the
// last peg, if one is left, else any. Throws Error (input) without a jump.
Problem problem_of_moves(const Query& query, std::span<const Jump> jumps);

}  // namespace pegwright::notation
