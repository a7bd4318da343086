// Finds the relocating purges of rectangles with diagonal jumps. Purges of the square lattice work there too.
//
// All positions are in one class, so the vacancy of a strip of three rows can go to any hole of the row beyond. On 4 x
// 4 and 5 x 4 (the strip and that row) every vacancy has a purge to the hole of its own column. Mirror images serve the
// right columns of strips of length 4 and 5. Width 4, vacancy b1 of the block:
//
//     C N C C
//     X V X X
//     X X X X
//     X X X X
#include "board/names.hpp"
#include "search/data/library.hpp"
#include "search/data/purge_search.hpp"

namespace pegwright::search::data {
namespace {

Purge relocate_to_next_row(std::int32_t width, Hole vacancy, const Limits& limits) {
    std::vector<Purge::Spot> spots;
    add_block(spots, {0, 0}, width, 4);
    for (auto& spot : spots)
        if (spot.hole.y == 0) spot.kind = PurgeHole::catalyst_peg;
    mark(spots, {vacancy.x, 0}, PurgeHole::takes_vacancy);
    mark(spots, vacancy + Hole{0, 1}, PurgeHole::brings_vacancy);
    const std::string name = "diagonal-" + std::to_string(width) + "x3-" + hole_name(vacancy);
    return try_purge(name, {Lattice::diagonal}, spots, {chain_on_the_right(width)}, limits, WantedMoves::any).value();
}

}  // namespace

std::vector<DataFile> find_diagonal_purges(const Limits& limits) {
    std::vector<Purge> purges;
    for (const std::int32_t width : {4, 5}) {
        const Limits inner = begin_piece("diagonal: relocating purges of width " + std::to_string(width), limits);
        for (std::int32_t y = 0; y < 3; ++y)
            for (std::int32_t x = 0; x < 3; ++x) purges.push_back(relocate_to_next_row(width, {x, y}, inner));
    }
    return {
        {"purges/diagonal/relocate.txt",
         file_text("# Relocating purges for strips of three rows, with diagonal jumps: the block with its vacancy V\n"
                   "# leaves, and the vacancy goes to N, in the same column of the row beyond. The vacancy is named\n"
                   "# by its place in the block. On the way the last two holes of the block's first row become\n"
                   "# unlike: 6-purges clear the rest of the strip from there.\n",
                   purges, "search from both ends")}};
}

}  // namespace pegwright::search::data
