// Ends a strip of six rows below an empty triangle (passes/corner.hpp), at a finish along its trail or near its corner.
#pragma once

#include "compose/few_moves/endings.hpp"
#include "compose/few_moves/passes/corner.hpp"
#include "compose/few_moves/piece_search.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::compose::few_moves {

// The strip leaves from both ends. A search clears the columns around the finish but for few pegs. With these the peg
// that comes along the trail gets to the finish.
struct StripFinish {
    std::int32_t times = 0;             // six columns each
    std::optional<std::int32_t> right;  // the right field's first column; it leaves before the jumps
    std::vector<Jump> jumps;            // of the search
    std::vector<Jump> last;             // when the peg has come along the trail
};

// Nothing if none is found. The strip's first hole is (0, 0).
// - side: of the empty triangle above
// - finish: in the strip, or few rows above it
// - effort: positions from which jumps are taken back, some microseconds each
std::optional<StripFinish> find_strip_finish(const StripCorner& corner, std::int32_t side, Hole finish,
                                             std::size_t effort, const PieceSearch& search);

// For a finish near the strip's corner, where no trail leads. A search leads from the strip's first columns and the peg
// above them to few pegs. On their way to the finish the rows below leave.
struct CornerFinish {
    std::optional<std::int32_t> right;  // as above
    Ending ending;                      // with the rows below, if any
};

// Nothing if the finish is further away, or none is found. Seconds.
// - peg: the only one above the strip
// - side: of the triangle above
std::optional<CornerFinish> find_corner_finish(Hole peg, std::int32_t side, std::int32_t below, Hole finish,
                                               const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
