// The end of a strip of six rows below an empty triangle, so that its peg comes to a chosen hole
// (compose/few_moves/passes/corner.hpp).
#pragma once

#include "compose/few_moves/endings.hpp"
#include "compose/few_moves/passes/corner.hpp"
#include "compose/few_moves/piece_search.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::compose::few_moves {

// The strip goes from the corner on almost to that hole, and from the other end; of what is left of it a search leaves
// few pegs, from which the peg that comes along the trail goes on to the hole.
struct StripFinish {
    std::int32_t times = 0;             // six columns of the trail
    std::optional<std::int32_t> right;  // from this column on, if any, rows go two at a time, before the jumps
    std::vector<Jump> jumps;
    std::vector<Jump> last;  // once the peg has come along the trail
};

// Below an empty triangle of this side. Coordinates are the strip's: its first hole is (0, 0). finish: in its rows, or
// few rows above it. effort: jumps are taken back from so many positions, some microseconds each; nothing if none is
// found so. Throws Error (limit), and what poll throws.
std::optional<StripFinish> find_strip_finish(const StripCorner& corner, std::int32_t side, Hole finish,
                                             std::size_t effort, const PieceSearch& search);

// The same where the hole is near the corner at which the strip begins (theory/MOVES.md, "A chosen finish"), so that no
// trail leads there: a search leads from the strip's first columns, with the peg above them, to pegs beside one of
// which the rows below leave, and from these to the hole.
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
