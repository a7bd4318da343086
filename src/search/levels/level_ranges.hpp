// The steps from one level to another, and the ranges that a new level is cut into.
#pragma once

#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level_builder.hpp"
#include "search/levels/memory_plan.hpp"

#include <functional>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// What comes of some parents, 2^16 at most.
using Reach = std::function<void(std::span<const Key> parents, ReachedKeys& reached)>;
// What the step leads to, in the parents' own keys, which outlive this. Without images if it is a complement.
Reach by_step(const PositionKeys& keys, LevelStep step);
// What jumps lead to of keys with arrivals.
Reach by_jumps_that_are_needed(const PositionKeys& keys);

// A level that is to be made.
struct RangesTask {
    MemoryNeed memory;  // from whose parents; what is expected of them need not be told
    Reach reach;
    int key_bits = 64;             // of what is reached
    int widest = 64;               // no range is wider than 2^widest, unless those of another level are taken
    bool with_last_jumps = false;  // keys have arrivals
};

struct LevelRanges {
    Partition partition;
    std::vector<std::size_t> cuts;       // of several ranks
    std::vector<std::uint64_t> weights;  // of the ranges, by a sample; none of those taken from another level
    unsigned threads = 1;                // that are to work
    double expected = 0;                 // keys that come, of all ranks
};

// Ranges with equal parts of a sample of the parents' children, small enough for a core's cache; of several ranks the
// same on each. The sample has the first few positions of each bucket, as many as its size asks for: buckets are
// narrow, so these stand for the rest. It has one in 256 of the parents, at least 2^12, at most 2^15 of them, and one
// more of each bucket. Throws Error (limit) if memory is too small, Error (input) if a file is damaged, and what the
// workspace's poll throws.
LevelRanges choose_ranges(const RangesTask& task, const Workspace& workspace);

}  // namespace pegwright::search::levels
