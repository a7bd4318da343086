// What a step makes of a position, and of a sample of a level's positions.
#pragma once

#include "search/levels/level_builder.hpp"

#include <functional>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// What comes of some parents, 2^16 at most.
using Reach = std::function<void(std::span<const Key> parents, Reached& reached)>;
// What the step leads to, in the parents' own keys, which outlive this. Without images if it is a complement.
Reach by_step(const PositionKeys& keys, Step step);
// What jumps lead to of keys with arrivals.
Reach by_jumps_that_are_needed(const PositionKeys& keys);

// Some of what comes of the parents, from all their buckets, and how much that is a parent. Of several ranks it is the
// same on each, of the parents of all.
struct Sample {
    std::vector<Key> keys;
    double a_parent = 0;
    double expected = 0;  // that comes of the parents of all ranks
};

// The first few positions of each bucket, as many as its size asks for: buckets are narrow, so these stand for
// the rest. One in 256 of the parents, at least 2^12, at most 2^15 of them, and one more of each bucket. Throws Error
// (input) if a file is damaged, what the workspace's poll throws. arrived: of keys with arrivals.
Sample sample_of(const Level& level, const Reach& reach, const Workspace& workspace, bool arrived = false);

}  // namespace pegwright::search::levels
