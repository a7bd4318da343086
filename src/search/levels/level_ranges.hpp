// Steps from one level to another, and the choice of ranges that a new level is cut into.
#pragma once

#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level_builder.hpp"
#include "search/levels/memory_plan.hpp"

#include <functional>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// What a step leads to from at most 2^16 parents.
using Reach = std::function<void(std::span<const Key> parents, ReachedKeys& reached)>;
// The step within one search; `keys` outlives it. No images are counted for complements.
Reach by_step(const PositionKeys& keys, LevelStep step);
// The step by needed jumps, for keys with last jumps.
Reach by_jumps_that_are_needed(const PositionKeys& keys);

struct RangesTask {
    MemoryNeed memory;  // its parents; `expected` need not be set
    Reach reach;
    int key_bits = 64;             // of the keys reached
    int widest = 64;               // no range is wider than 2^widest, unless another level's ranges are taken
    bool with_last_jumps = false;  // keys carry last jumps
};

struct LevelRanges {
    Partition partition;
    std::vector<std::size_t> cuts;       // shares of several ranks
    std::vector<std::uint64_t> weights;  // of ranges, by a sample; empty if they are another level's
    unsigned threads = 1;                // that are to work
    double expected = 0;                 // keys to come, of all ranks
};

// Cuts keys into ranges that have equal parts of a sample and fit a core's cache; the same on each rank.
// The sample: children of the first few positions of each bucket, which stand for the rest. It takes one parent in 256,
// 2^12 to 2^15 in all, and one more for each bucket.
// Throws as build_level(), and Error (input) if a file is damaged.
LevelRanges choose_ranges(const RangesTask& task, const Workspace& workspace);

}  // namespace pegwright::search::levels
