// What a step makes of a position, and of a sample of a level's positions.
#pragma once

#include "search/levels/level_builder.hpp"

#include <vector>

namespace pegwright::search::levels {

// Calls emit with each key the step leads to. Returns the number of images of the parent, if
// the step is a jump forwards or back.
template <RowShape R, class Emit>
unsigned emit_step(const PositionKeys& keys, Step step, Key parent, Emit&& emit) {
    if (step != Step::complement) return keys.for_each_jump<R>(parent, step == Step::back, emit);
    emit(keys.complement(parent));
    return 0;
}

// Some of what comes of the parents, from all their buckets, and how much that is a parent. Of several ranks it is the
// same on each, of the parents of all.
struct Sample {
    std::vector<Key> keys;
    double a_parent = 0;
    double expected = 0;  // that comes of the parents of all ranks
};

// The first few positions of each bucket, as many as its size asks for: buckets are narrow, so these stand for
// the rest. Some 2^15 parents. Throws Error (input) if a file is damaged, what the workspace's poll throws.
Sample sample_of(const LevelTask& task, const Workspace& workspace);

}  // namespace pegwright::search::levels
