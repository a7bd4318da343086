// A program: the jumps of a base solution, a head or a relocating purge, and the moments at which chains of 6-purges
// can be inserted. Replaying it once finds these.
#pragma once

#include "board/affine.hpp"
#include "game/purge.hpp"
#include "game/solution.hpp"

#include <optional>
#include <span>
#include <vector>

namespace pegwright::construct {

// State of a 6-purge's catalyst: two holes in line with the rows, one near the block and one far from it.
enum class Unlike { near_full, far_full };

// A 6-purge in one of its states. Block: columns 2 and 3, rows 0 to 2. Catalyst: (0, 0) far, (1, 0) near.
struct SixPurge {
    std::vector<Jump> jumps;
    // After this many jumps the chain's next 6-purge is inserted. Its catalyst, (2, 0) and (3, 0), is in state next.
    std::size_t next_after = 0;
    Unlike next = Unlike::near_full;

    std::span<const Jump> opening() const { return {jumps.data(), next_after}; }
    std::span<const Jump> closing() const { return std::span(jumps).subspan(next_after); }
};

struct Program {
    // When to insert a chain, its catalyst's state then, and its first 6-purge's place.
    struct Insertion {
        std::size_t after = 0;
        Unlike state = Unlike::near_full;
        Affine place;
    };

    std::vector<Jump> jumps;
    std::int32_t width = 0;   // holes in the first row of the block, or of the base board
    std::vector<Hole> block;  // empty for a base solution
    std::optional<Insertion> right;
    std::optional<Insertion> left;
};

SixPurge six_purge(const Purge& purge);

// A head or a relocating purge, in strip coordinates: row 0 is beyond the strip, rows 1, 2, … are the strip. Chains
// beside the block go in the directions of `columns`. reversed: played backwards, with pegs and holes exchanged.
struct ChainColumns {
    Hole right;
    Hole left{0, 1};
};
Program strip_program(const Purge& purge, const ChainColumns& columns, bool reversed = false);

// Chains fit beside the base board's top row, or the bottom one of three rows.
Program base_program(Solution solution);

}  // namespace pegwright::construct
