// A purge: a short sequence of jumps that clears a block and restores its catalyst [Bell 2008, 3.1].
//
// A purge lives in coordinates of its own: the top left symbol of its picture is a1. A relocating
// purge clears a block that contains the vacancy and leaves one vacancy outside the block instead.
#pragma once

#include "board/jump.hpp"
#include "board/lattice.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace pegwright::game {

// The symbols of the picture.
enum class PurgeHole : char {
    leaves = 'X',            // peg of the block, gone afterwards
    catalyst_peg = 'C',      // peg, restored
    catalyst_vacancy = 'v',  // vacancy, restored
    brings_vacancy = 'V',    // the vacancy a relocating purge takes over, inside the block
    takes_vacancy = 'N',     // the peg that gives way to it, outside the block
};

constexpr bool full_before(PurgeHole h) { return h != PurgeHole::catalyst_vacancy && h != PurgeHole::brings_vacancy; }
constexpr bool full_after(PurgeHole h) { return h == PurgeHole::catalyst_peg; }

// A few dozen holes at most, so what is asked for is looked for in the list.
struct Purge {
    struct Spot {
        Hole hole;
        PurgeHole kind;
    };

    std::string name;
    std::vector<Lattice> lattices;
    std::vector<Spot> spots;  // in row order
    std::vector<Jump> jumps;

    // Pointer to the spot at a hole, null if the purge does not touch it.
    const Spot* spot(Hole h) const;
    // Whether the hole is of the block: a peg that leaves or the vacancy that is taken over.
    bool in_block(Hole h) const;
    // The block's topmost row in the picture, and how many rows it has.
    std::int32_t block_top() const;
    std::int32_t block_rows() const;
    // The only hole of a kind; throws Error if there is none.
    Hole the(PurgeHole kind) const;
};

// In words, why the jumps do not do what the picture says; empty if they do.
std::string purge_fault(const Purge& purge);

}  // namespace pegwright::game
