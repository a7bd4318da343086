// The end of a strip that was emptied down to one peg: its last columns are solved so that rows beside the strip can be
// taken away on the way (construct/growth/rows.hpp).
#pragma once

#include "pegwright/solving/solve.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pegwright {

// Columns of the end: these are still empty, and these full. Their number keeps the class of any strip.
constexpr std::int32_t end_margin = 4;
constexpr std::int32_t end_width = 15;
constexpr std::int32_t end_columns = end_margin + end_width;

struct StripEnd {
    // Before this jump row 0 is empty, and the peg in row 1, so many columns from the strip's last, stands alone there.
    struct Stop {
        std::size_t jump = 0;
        std::int32_t catalyst = 0;
    };

    std::vector<Jump> jumps;
    Stop above;
    Stop below;  // counted from the last row
};

// Makes a way short, if it can.
using Shortening = std::function<Way(const Way&)>;

// From a peg in the margin to one peg. Which rows beside it wait: those above, those below, or both. Nothing if none is
// found. Tenths of a second, and what shortening takes. Throws Error (limit), and what poll throws.
std::optional<StripEnd> find_strip_end(std::int32_t rows, Hole peg, bool above, bool below, const Shortening& shortened,
                                       const Limits& limits, std::uint64_t seed);

}  // namespace pegwright
