// Purges for boards of 3 x 3 blocks: rows of blocks (block_row.hpp), and blocks of a square with the vacancy in them.
#pragma once

#include "construct/catalogue/block_row.hpp"
#include "construct/insertions/insertions.hpp"
#include "game/purge.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <tuple>
#include <vector>

namespace pegwright::construct {

struct BlockRelocation {
    std::vector<Jump> jumps;
    Hole to;  // the new vacancy
};

class BlockPurges {
public:
    BlockPurges();

    // The most blocks that leave together, so that few jumps are stored.
    static constexpr std::int32_t longest = 64;

    // Blocks straight outwards from a block that stays. out: a unit vector. Shift: the top left hole of the first
    // block.
    std::shared_ptr<const PairPurge> outwards(Hole out, std::int32_t blocks);
    // Blocks to the right, the first beside a block that stays. out: up or down, away from the row of holes along them,
    // which stays.
    std::shared_ptr<const PairPurge> beside(Hole out, std::int32_t blocks);

    // Two blocks on one side of a square leave; the vacancy goes to one that stays. square: its top left hole; toward:
    // a unit vector to the blocks that stay.
    BlockRelocation two_leave(Hole square, Hole vacancy, Hole toward) const;
    // All blocks but one leave. stays: which (0 or 1 across and down).
    BlockRelocation three_leave(Hole square, Hole vacancy, Hole stays) const;

private:
    std::shared_ptr<const PairPurge> made(Hole out, NextBlock next, std::int32_t blocks);

    std::vector<Purge> two_;    // the left two of a square leave
    std::vector<Purge> three_;  // all but the top left one
    std::map<std::tuple<std::int32_t, std::int32_t, NextBlock, std::int32_t>, std::shared_ptr<const PairPurge>> made_;
};

}  // namespace pegwright::construct
