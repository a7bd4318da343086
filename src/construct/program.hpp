// A program: a short sequence of jumps with the moments at which chains of 6-purges fit in.
//
// Programs are what the scheduler interleaves: a base solution, the head of a strip (trapezoid
// purge) or a relocating purge. By the composition lemma, a purge may be inserted whole at any
// moment when its block is full and its catalyst unlike; the moments here are worked out once, by
// replaying the program on its own few holes.
#pragma once

#include "peg/purge.hpp"

#include <optional>
#include <span>
#include <vector>

namespace pegwright {

// The catalyst of a 6-purge is a pair in line with its rows: `far` from the block and `near` it.
enum class Unlike { near_full, far_full };

// A 6-purge in one of its two states. Block: columns 2 and 3, rows 0 to 2; catalyst: (0,0) far, (1,0) near.
struct SixPurge {
    std::vector<Jump> jumps;
    // After this many jumps the pair (2,0), (3,0) is unlike, in state next: the next 6-purge of a
    // chain, two columns further on, is inserted there.
    std::size_t next_after = 0;
    Unlike next = Unlike::near_full;

    std::span<const Jump> opening() const { return {jumps.data(), next_after}; }
    std::span<const Jump> closing() const { return std::span(jumps).subspan(next_after); }
};

struct Program {
    // Where a chain of 6-purges is inserted, and in which state its catalyst then is.
    struct Insertion {
        std::size_t after = 0;
        Unlike state = Unlike::near_full;
    };

    std::vector<Jump> jumps;
    std::int32_t width = 0;  // holes of the block's first row; 0 for a base solution
    std::optional<Insertion> right;
    std::optional<Insertion> left;
};

// The 6-purge with its insertion moment.
SixPurge six_purge(const Purge& purge);

// A strip's head or a relocating purge, in strip coordinates: row 0 is the row beyond the strip,
// rows 1 to 3 are the strip, whose first row the block fills from column 0 to width - 1.
// reversed: the same played backwards, with pegs and holes exchanged.
Program strip_program(const Purge& purge, bool reversed = false);

}  // namespace pegwright
