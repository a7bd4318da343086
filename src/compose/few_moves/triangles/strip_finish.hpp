// The end of a strip of six rows below an empty triangle, so that its peg comes to a chosen hole
// (compose/few_moves/passes/corner.hpp).
//
// The strip goes from the corner on almost to that hole, and from the other end; of what is left of it a search leaves
// few pegs, from which the peg that comes along the trail goes on to the hole.
#pragma once

#include "compose/few_moves/passes/corner.hpp"
#include "compose/few_moves/piece_search.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::compose::few_moves {

struct StripFinish {
    std::int32_t times = 0;             // six columns of the trail
    std::optional<std::int32_t> right;  // from this column on, if any, rows go two at a time, before the jumps
    std::vector<Jump> jumps;
    std::vector<Jump> last;  // once the peg has come along the trail
};

// Below an empty triangle of this side. Coordinates are the strip's: its first hole is (0, 0). finish: in its rows, or
// few rows above it. effort: jumps are taken back from so many positions, some microseconds each; nothing if none is
// found so. Throws Error (limit), and what poll throws.
std::optional<StripFinish> find_strip_finish(const Corner& corner, std::int32_t side, Hole finish, std::size_t effort,
                                             const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
