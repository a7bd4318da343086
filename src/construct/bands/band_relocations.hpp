// Relocating purges for bands: those of rectangles' strips (purges/square/relocate.txt, relocate_deep.txt), those of
// three rows also with two columns more on either side, which a 6-purge clears on the way, and all mirror images.
//
// With them, and what is left of the band beside them three or more columns wide or nothing, a vacancy anywhere in a
// band of 6, 8 or more columns is led three rows further in. Of 7 columns not from the middle one in the inner row; of
// 4 not from the ends of the inner row and the two in the middle of the middle row; of 5 not from the three in the
// middle of the middle row and, in the inner row, the two beside its middle (band_relocations_test.cpp).
#pragma once

#include "board/affine.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::construct {

struct BandRelocation {
    Hole from;                   // strip coordinates: row 0 is the row beyond the band, rows 1, 2, … go outwards
    Hole to;                     // in row 0 or further in
    std::int32_t width;          // of the block, from column 0 on
    std::int32_t rows;           // of the block: 3 or 6
    std::int32_t beyond;         // rows touched from row 0 inwards
    std::vector<Jump> forward;   // takes the vacancy from `from` to `to`
    std::vector<Jump> backward;  // brings the last peg from `to` to `from`
};

// Made once, on first use.
const std::vector<BandRelocation>& band_relocations();

}  // namespace pegwright::construct
