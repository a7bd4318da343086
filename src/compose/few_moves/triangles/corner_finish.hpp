// The end of a strip of six rows below an empty triangle where the last hole is near the corner at which the strip
// begins (theory/MOVES.md, "A chosen finish"), so that no trail leads there.
//
// A search leads from the strip's first columns, with the peg above them, to pegs beside one of which the rows below
// leave, and from these to the hole.
#pragma once

#include "compose/few_moves/endings.hpp"
#include "compose/few_moves/piece_search.hpp"

#include <cstdint>
#include <optional>

namespace pegwright::compose::few_moves {

struct CornerFinish {
    std::optional<std::int32_t> right;  // from this column on, if any, rows go two at a time, before the jumps
    Ending ending;                      // in which the rows below, if any, leave
};

// Below an empty triangle of this side but for the peg, with so many rows below the strip. Coordinates are the strip's:
// its first hole is (0, 0). Seconds; nothing if the finish is further away, or none is found. Throws Error (limit), and
// what poll throws.
std::optional<CornerFinish> find_corner_finish(Hole peg, std::int32_t side, std::int32_t below, Hole finish,
                                               const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
