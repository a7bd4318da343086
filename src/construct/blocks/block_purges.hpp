// Purges of boards made of 3 x 3 blocks (board/polyomino.hpp): rows of blocks (block_row.hpp), and two or three of four
// with the vacancy in them (purges/square/four_blocks.txt).
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
    Hole to;  // where the vacancy is then
};

class BlockPurges {
public:
    BlockPurges();

    // At most so many blocks leave together, so that the jumps kept are few.
    static constexpr std::int32_t longest = 64;

    // A row of blocks straight outwards from one that stays; out: a unit vector. The shift to clear it by is the top
    // left hole of its first block.
    std::shared_ptr<const PairPurge> outwards(Hole out, std::int32_t blocks);
    // A row of blocks to the right along a row of holes that stays; out: away from these, up or down. Its first block
    // is beside one that stays.
    std::shared_ptr<const PairPurge> beside(Hole out, std::int32_t blocks);

    // Of a square of four blocks with its top left hole at `square` the two on one side leave, the vacancy among them:
    // it goes to a block that stays. toward: a unit vector to those that stay.
    BlockRelocation two_leave(Hole square, Hole vacancy, Hole toward) const;
    // All but one leave, at `stays` (0 or 1 across and down).
    BlockRelocation three_leave(Hole square, Hole vacancy, Hole stays) const;

private:
    std::shared_ptr<const PairPurge> made(Hole out, NextBlock next, std::int32_t blocks);

    std::vector<Purge> two_;    // the left two of a square leave
    std::vector<Purge> three_;  // all but the top left one
    std::map<std::tuple<std::int32_t, std::int32_t, NextBlock, std::int32_t>, std::shared_ptr<const PairPurge>> made_;
};

}  // namespace pegwright::construct
