// A program: a short sequence of jumps with the moments at which chains of 6-purges fit in.
//
// Programs are what the scheduler interleaves: a base solution, the head of a strip (trapezoid
// purge, blocks of 3 x 3) or a relocating purge. By the composition lemma, a purge may be inserted whole at any
// moment when its block is full and its catalyst unlike; the moments here are worked out once, by
// replaying the program on its own few holes.
#pragma once

#include "board/affine.hpp"
#include "game/purge.hpp"
#include "game/solution.hpp"

#include <optional>
#include <span>
#include <vector>

namespace pegwright::construct {

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
    // When a chain of 6-purges is inserted, in which state its catalyst then is, and where the first
    // 6-purge goes: its coordinates to the program's.
    struct Insertion {
        std::size_t after = 0;
        Unlike state = Unlike::near_full;
        Affine place;
    };

    std::vector<Jump> jumps;
    std::int32_t width = 0;   // holes of the block's first row; 0 for a base solution
    std::vector<Hole> block;  // what is cleared; nothing for a base solution
    std::optional<Insertion> right;
    std::optional<Insertion> left;
};

// The 6-purge with its insertion moment.
SixPurge six_purge(const Purge& purge);

// A strip's head or a relocating purge, in strip coordinates: row 0 is the row beyond the strip, and
// rows 1, 2, … are the strip, whose first row the block fills from its first column (0, or 1 beside a blunt end) on.
// Columns of 6-purges beside the block go in the directions given; reversed: the same played backwards, with pegs
// and holes exchanged.
struct ChainColumns {
    Hole right;
    Hole left{0, 1};
};
Program strip_program(const Purge& purge, const ChainColumns& columns, bool reversed = false);

// A base solution, with the moments when 6-purges can be let in beside the ends of its top row, or, of three rows, of
// its bottom one.
Program base_program(Solution solution);

}  // namespace pegwright::construct
