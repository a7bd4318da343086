// The regions of a plan: which holes the constructor clears together, from the outside in.
#pragma once

#include "pegwright/solving/solve.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright {

// Some holes with what they are in the plan. No hole is in two regions, and all are in one.
struct PlanRegion {
    enum class Kind {
        base,        // the base board, whose solution is in store
        head,        // the purge at a strip's end, under the catalyst; two where it is two blocks
        relocating,  // a relocating purge
        six,         // one 6-purge
        chain,       // all 6-purges of a chain together, on large boards
        block,       // of any form, beside two holes
        tile,        // 3 × 3, beside two holes
    };
    Kind kind = Kind::base;
    std::int32_t strip = 0;     // from 1 on, outermost first; 0: none, the base board and chains beside it
    std::int32_t in_chain = 0;  // of a 6-purge: its number in its chain, from 0; of a tile: that of column and row
    std::string label;          // as on the map: T7, Tr 2, 4x3 1, R 3, 6
    std::vector<Hole> holes;
    std::vector<Hole> catalyst = {};  // of a head: two or three holes beside its strip, the first next to the board's
                                      // edge, or two of the block beside it; of a block or tile: two
};

struct PlanRegions {
    enum class Made { of_strips, of_blocks, of_columns, of_bands, by_peeling };
    Made made = Made::of_strips;
    std::int32_t strips = 0;
    std::string base_board;           // none where a search does the rest
    std::vector<PlanRegion> regions;  // strip by strip, then the base board and the chains beside it
};

// Of problems that the constructor solves by a plan: see construct::is_constructible; and of boards of 150 holes or
// more that leave in bands. Nothing for all others: those that are unsolvable or solved by search, and lines. O(holes)
// time and memory; on boards of more than 20,000 holes all 6-purges of a chain are one region.
std::optional<PlanRegions> plan_regions(const Problem& problem);

// Of a board of 3 × 3 blocks, one of three lines, one that leaves in bands or one that is peeled, from the outside in:
// blocks, tiles, relocating ones, and as the base what is left.
PlanRegions block_regions(const construct::Insertions& insertions, PlanRegions::Made made);

// Makes the regions' labels their numbers, from 1 on, in the order in which the solution begins with them: a region is
// begun by the first jump two of whose three holes are in it. O(holes + jumps); throws what limits.poll does.
void number_regions(const Player& way, PlanRegions& plan, const Limits& limits);

}  // namespace pegwright
