// One level from another: everything one jump away, each position once, sorted.
//
// Threads scatter what each parent leads to into ranges (level_pass.hpp). When all is there, or memory is full, each
// range is sorted and freed of repetitions on its own, in the cache. Dense keys take a bitmap; others, and those with
// arrivals, take a radix sort. If memory was full, the range is a run; its runs are brought together in the end.
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
    jump,        // every position one jump leads to
    back,        // every position from which one jump leads here
    complement,  // the complement
};

// Where finished buckets of a level, and runs of it, may go instead of memory. Any thread.
class BucketSink {
public:
    virtual ~BucketSink() = default;
    // Moves the bytes of the bucket out of memory and notes where they are.
    virtual void take(Bucket& bucket) = 0;
    // Forgets all it has taken. No other thread is at work.
    virtual void clear() = 0;
};

struct Workspace {
    unsigned threads = 1;
    std::uint64_t memory = 0;                         // bytes that keys on their way may take
    std::function<void(std::uint64_t parents)> poll;  // told how many are done; may throw; caller's thread
    BlockPool& blocks;
    Ranks* ranks = nullptr;  // that build the level together; all of them call

    void report(std::uint64_t parents) const {
        if (ranks) parents = ranks->report(parents);
        if (poll) poll(parents);
    }
};

struct LevelTask {
    const PositionKeys& keys;
    const Level& parents;
    LevelStep step = LevelStep::jump;
    const Level* within = nullptr;                  // only positions of this level are kept
    const ResourceRequirement* resource = nullptr;  // only positions that keep it; its holes in the order of keys
    // For a level in files: where runs go, how they are read back, where finished buckets go.
    BucketSink* runs = nullptr;
    const BucketSource* runs_source = nullptr;
    BucketSink* finished = nullptr;
    // Jumps that are not needed are left out (keys/arrivals.hpp), and the level has arrivals: keys.keeps_arrivals()
    // only, with jumps, without `within`, and with a resource count that no jump adds to. Of a level in files: where
    // arrivals go, and how they are read back.
    bool last_jumps = false;
    BucketSink* last_jumps_to = nullptr;
    std::shared_ptr<const BucketSource> last_jumps_source = nullptr;
};

struct BuiltLevel {
    Level level;               // its pegs are not set
    std::uint64_t images = 0;  // positions among the parents when images count as different; of all ranks
    std::uint64_t jumps = 0;   // that were made; of all ranks
};

// Throws Error (limit) if the memory does not suffice, what poll throws, and what sinks throw.
BuiltLevel build_level(const LevelTask& task, Workspace& workspace);

}  // namespace pegwright::search::levels
