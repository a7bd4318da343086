// Chooses the ranges that a new level is cut into.
#pragma once

#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level_builder.hpp"
#include "search/levels/memory_plan.hpp"

#include <functional>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// Finds what at most 2^16 parents lead to.
using Reach = std::function<void(std::span<const Key> parents, ReachedKeys& reached)>;
// `keys` outlives the step. No images are counted for complements.
Reach by_step(const PositionKeys& keys, LevelStep step);
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

// Cuts keys into ranges that fit a core's cache and hold equal parts of a sample; the same on each rank. The sample:
// children of one parent in 256, 2^12 to 2^15 parents in all, and one more for each bucket. Throws as build_level(),
// and Error (input) if a file is damaged.
LevelRanges choose_ranges(const RangesTask& task, const Workspace& workspace);

}  // namespace pegwright::search::levels
