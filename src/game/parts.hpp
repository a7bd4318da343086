// The parts of a solution, for maps: which holes leave together.
#pragma once

#include "board/hole.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace pegwright::game {

// Each hole of the board is in exactly one part.
struct Part {
    enum class Kind {
        base,        // the base board, whose solution is in store
        head,        // the purge at a strip's end, beside its catalyst; two parts if it is two blocks of 3 x 3
        relocating,  // a relocating purge, or a block that moves the vacancy (R) or the last peg (L)
        six,         // one 6-purge
        chain,       // all 6-purges of a chain together, on large boards
        block,       // of any form, beside two holes
        tile,        // 3 x 3, beside two holes
    };
    Kind kind = Kind::base;
    std::int32_t strip = 0;     // the outermost is 1; 0: the base board and the chains beside it
    std::int32_t in_chain = 0;  // of a 6-purge: its place in the chain, from 0; of a tile: column + row
    std::string label;          // the text on the map: T7, Tr 2, 4x3 1, R 3, L 1, 6
    std::vector<Hole> holes;
    std::vector<Hole> catalyst = {};  // of a head: two or three holes beside its strip, the one nearest the board's
                                      // edge first, or two of the block beside it; of a block or tile: two
};

struct Parts {
    enum class Made { of_strips, of_blocks, of_columns, of_bands, by_peeling };
    Made made = Made::of_strips;
    std::int32_t strips = 0;
    std::string base_board;   // empty if a search solves what is left
    std::vector<Part> parts;  // strip by strip, then the base board and the chains beside it
};

}  // namespace pegwright::game
