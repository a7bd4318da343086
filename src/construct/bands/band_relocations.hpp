// Purges that lead the vacancy, or the last peg, out of a band: relocating purges of rectangles
// (purges/square/relocate.txt, relocate_deep.txt) and their mirror images. Those of three rows also come two columns
// wider, by a 6-purge.
//
// On each side of such a block the band must have no columns left, or three or more. Then a vacancy anywhere in a band
// of 6, 8 or more columns gets three rows further in. There are exceptions in narrow bands (band_relocations_test.cpp).
//
//     7 columns: the middle of the inner row
//     5 columns: the three in the middle of the middle row, and both beside the middle of the inner row
//     4 columns: the two in the middle of the middle row, and both ends of the inner row
#pragma once

#include "board/affine.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::construct {

struct BandRelocation {
    Hole from;                   // strip coordinates: row 0 is beyond the band, rows 1, 2, … go outwards
    Hole to;                     // in row 0 or further in
    std::int32_t width;          // of the block, from column 0 on
    std::int32_t rows;           // of the block: 3 or 6
    std::int32_t beyond;         // rows touched from row 0 inwards
    std::vector<Jump> forward;   // takes the vacancy from `from` to `to`
    std::vector<Jump> backward;  // brings the last peg from `to` to `from`
};

const std::vector<BandRelocation>& band_relocations();

}  // namespace pegwright::construct
