// The parts of a board that a solution clears together, for maps.
#pragma once

#include "board/hole.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace pegwright::game {

// Some holes with what they are in the plan. No hole is in two parts, and all are in one.
struct Part {
    enum class Kind {
        base,        // the base board, whose solution is in store
        head,        // the purge at a strip's end, under the catalyst; two where it is two blocks
        relocating,  // a relocating purge
        six,         // one 6-purge
        chain,       // all 6-purges of a chain together, on large boards
        block,       // of any form, beside two holes
        tile,        // 3 x 3, beside two holes
    };
    Kind kind = Kind::base;
    std::int32_t strip = 0;     // from 1 on, outermost first; 0: none, the base board and chains beside it
    std::int32_t in_chain = 0;  // of a 6-purge: its number in its chain, from 0; of a tile: that of column and row
    std::string label;          // as on the map: T7, Tr 2, 4x3 1, R 3, 6
    std::vector<Hole> holes;
    std::vector<Hole> catalyst = {};  // of a head: two or three holes beside its strip, the first next to the board's
                                      // edge, or two of the block beside it; of a block or tile: two
};

struct Parts {
    enum class Made { of_strips, of_blocks, of_columns, of_bands, by_peeling };
    Made made = Made::of_strips;
    std::int32_t strips = 0;
    std::string base_board;   // none where a search does the rest
    std::vector<Part> parts;  // strip by strip, then the base board and the chains beside it
};

}  // namespace pegwright::game
