// Makes one level from another: everything one jump away, each position once, sorted.
//
// Threads scatter keys into ranges (level_pass.hpp), which are then sorted in the cache: dense ranges without last
// jumps by a bitmap, others by radix sort. If memory is full before all keys are there, the result is a run; runs are
// merged in the end.
#pragma once

#include "base/ranks/ranks.hpp"
#include "search/bits/game.hpp"
#include "search/levels/keys/block_pool.hpp"
#include "search/levels/keys/position_keys.hpp"
#include "search/levels/level.hpp"

#include <cstdint>
#include <functional>

namespace pegwright::search::levels {

enum class LevelStep {
    jump,        // to every position one jump away
    back,        // to every position from which one jump leads here
    complement,  // to the complement
};

// Takes finished buckets, or runs, out of memory. Any thread.
class BucketSink {
public:
    virtual ~BucketSink() = default;
    virtual void take(Bucket& bucket) = 0;
    // No other thread may be at work.
    virtual void clear() = 0;
};

struct Workspace {
    unsigned threads = 1;
    std::uint64_t memory = 0;                         // bytes that keys on their way may take
    std::function<void(std::uint64_t parents)> poll;  // called with the number of expanded parents; may throw
    BlockPool& blocks;
    Ranks* ranks = nullptr;  // build the level together; all of them call

    void report(std::uint64_t parents) const {
        if (ranks) parents = ranks->report(parents);
        if (poll) poll(parents);
    }
};

struct LevelTask {
    const PositionKeys& keys;
    const Level& parents;
    LevelStep step = LevelStep::jump;
    const Level* within = nullptr;                  // keep only positions of this level
    const ResourceRequirement* resource = nullptr;  // keep only positions that meet it; holes numbered as in keys
    // For files: where runs go, how they are read back, where finished buckets go.
    BucketSink* runs = nullptr;
    const BucketSource* runs_source = nullptr;
    BucketSink* finished = nullptr;
    // Makes needed jumps only (keys/last_jumps.hpp). Allowed if keys.keeps_last_jumps(), with LevelStep::jump, without
    // `within`, and with no resource count that a jump can raise. Last jumps have files of their own.
    bool last_jumps = false;
    BucketSink* last_jumps_to = nullptr;
    std::shared_ptr<const BucketSource> last_jumps_source = nullptr;
};

struct BuiltLevel {
    Level level;               // its pegs are not set
    std::uint64_t images = 0;  // of the parents, all counted; of all ranks
    std::uint64_t jumps = 0;   // that were made; of all ranks
};

// Throws Error (limit) if memory does not suffice, and what poll and sinks throw.
BuiltLevel build_level(const LevelTask& task, Workspace& workspace);

}  // namespace pegwright::search::levels
