// Finds the purges of boards made of 3 x 3 blocks (theory/POLYOMINOES.md), besides that of one block. Two or three
// blocks of a square of four leave, and the vacancy goes to the same place of a block that stays. All of these exist.
// If two blocks leave, the vacancy goes to the diagonally opposite block; to the one straight ahead it cannot go from a
// block's middle hole.
#include "search/data/library.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "board/polyomino.hpp"
#include "search/data/purge_search.hpp"
#include "search/paths/beams/find_path.hpp"

#include <span>

namespace pegwright::search::data {
namespace {

using board::block_side;
using board::square_side;

const std::vector<Lattice> for_blocks{Lattice::square};

// Which of four blocks stay, by block (x, y) from the top left one.
using Stays = bool (*)(Hole block);

std::vector<Purge::Spot> square_of_four(Stays stays, Hole vacancy, Hole target) {
    std::vector<Purge::Spot> spots;
    add_block(spots, {0, 0}, square_side, square_side);
    for (auto& spot : spots)
        if (stays({spot.hole.x / block_side, spot.hole.y / block_side})) spot.kind = PurgeHole::catalyst_peg;
    mark(spots, target, PurgeHole::takes_vacancy);
    mark(spots, vacancy, PurgeHole::brings_vacancy);
    return spots;
}

// A square of four has too many positions for an exhaustive search.
Purge purge_by_beams(const std::string& name, std::vector<Purge::Spot> spots, const Limits& limits) {
    const Board board = Board::rectangle(square_side, square_side);
    Position start(board);
    Position goal(board);
    for (const auto& spot : spots) {
        if (!full_before(spot.kind)) start.clear(spot.hole);
        if (!full_after(spot.kind)) goal.clear(spot.hole);
    }
    auto found = paths::find_path(board, std::span(&start, 1), std::span(&goal, 1), {limits});
    if (!found.path) fail_internal("no purge " + name + " exists");
    return Purge{name, for_blocks, std::move(spots), std::move(found.path->jumps)};
}

// The left two leave. The vacancy is in the upper one.
Purge two_of_four(Hole vacancy, const Limits& limits) {
    return purge_by_beams(
        "two-of-four-" + hole_name(vacancy),
        square_of_four([](Hole block) { return block.x == 1; }, vacancy, vacancy + Hole{block_side, block_side}),
        limits);
}

// All but the top left one leave.
Purge three_of_four(Hole vacancy, const Limits& limits) {
    return purge_by_beams("three-of-four-" + hole_name(vacancy),
                          square_of_four(
                              [](Hole block) {
                                  return block == Hole{0, 0};
                              },
                              vacancy, {vacancy.x % block_side, vacancy.y % block_side}),
                          limits);
}

}  // namespace

std::vector<DataFile> find_block_purges(const Limits& limits) {
    std::vector<Purge> purges;
    Limits inner = limits;
    const auto begin = [&](const std::string& what, Hole vacancy) {
        inner =
            begin_piece("square: " + what + " blocks of a square of four, vacancy at " + hole_name(vacancy), limits);
    };
    for (std::int32_t y = 0; y < block_side; ++y)
        for (std::int32_t x = 0; x < block_side; ++x) {
            begin("two", {x, y});
            purges.push_back(two_of_four({x, y}, inner));
        }
    for (std::int32_t y = 0; y < square_side; ++y)
        for (std::int32_t x = block_side; x < square_side; ++x) {
            if (y >= block_side && x < y) continue;  // a mirror image
            begin("three", {x, y});
            purges.push_back(three_of_four({x, y}, inner));
        }
    return {
        {"purges/square/four_blocks.txt",
         file_text("# For boards made of 3 x 3 blocks, with one of them (block.txt). Of a square of four blocks the\n"
                   "# left two leave, whose vacancy goes to the same place of the block diagonally across; or three\n"
                   "# leave, and it goes to the one that stays.\n",
                   purges, "search by beams")}};
}

}  // namespace pegwright::search::data
