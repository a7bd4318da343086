// Steps from one level to another, and the choice of ranges that a new level is cut into.
#pragma once

#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level_builder.hpp"
#include "search/levels/memory_plan.hpp"

#include <functional>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// Finds what some parents lead to. At most 2^16 parents.
using Reach = std::function<void(std::span<const Key> parents, ReachedKeys& reached)>;
// The step to keys of the same search; `keys` outlives it. To complements no images are counted.
Reach by_step(const PositionKeys& keys, LevelStep step);
// Needed jumps only, for keys with last jumps.
Reach by_jumps_that_are_needed(const PositionKeys& keys);

// A level that is to be made.
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

// Cuts keys into ranges that have equal parts of a sample and fit the cache of a core; the same on each rank.
// The sample holds the children of the first few positions of each bucket. Buckets are narrow, so these stand for the
// rest. It takes one parent in 256, but at least 2^12 and at most 2^15, and one more for each bucket.
// Throws Error (limit) if memory is too small, Error (input) if a file is damaged, and what poll throws.
LevelRanges choose_ranges(const RangesTask& task, const Workspace& workspace);

}  // namespace pegwright::search::levels
