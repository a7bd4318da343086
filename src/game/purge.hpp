// A purge: a short list of jumps that clears a block of holes and restores its catalyst (Bell 2008, section 3.1).
//
// A relocating purge clears a block with the vacancy in it, and makes a vacancy outside the block instead. Coordinates
// begin at the picture's top left symbol, hole a1.
#pragma once

#include "board/jump.hpp"
#include "board/lattice.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace pegwright::game {

// The symbols of the picture.
enum class PurgeHole : char {
    leaves = 'X',            // a peg of the block, gone afterwards
    catalyst_peg = 'C',      // peg, restored
    catalyst_vacancy = 'v',  // vacancy, restored
    brings_vacancy = 'V',    // the vacancy at the start, inside the block
    takes_vacancy = 'N',     // a peg outside the block; the vacancy at the end
};

constexpr bool full_before(PurgeHole h) { return h != PurgeHole::catalyst_vacancy && h != PurgeHole::brings_vacancy; }
constexpr bool full_after(PurgeHole h) { return h == PurgeHole::catalyst_peg; }

// At most a few dozen holes, found by linear search.
struct Purge {
    struct Spot {
        Hole hole;
        PurgeHole kind;
    };

    std::string name;
    std::vector<Lattice> lattices;
    std::vector<Spot> spots;  // in row order
    std::vector<Jump> jumps;

    // Null if the purge does not touch the hole.
    const Spot* spot(Hole h) const;
    // The block's holes are the pegs that leave and the vacancy inside.
    bool in_block(Hole h) const;
    // In the picture.
    std::int32_t block_top() const;
    std::int32_t block_rows() const;
    // The only hole of this kind. Throws Error if there is none.
    Hole the(PurgeHole kind) const;
};

// Why the jumps do not do what the picture shows; empty if they do.
std::string purge_fault(const Purge& purge);

}  // namespace pegwright::game
