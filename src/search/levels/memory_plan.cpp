#include "search/levels/memory_plan.hpp"

#include "base/error.hpp"
#include "base/limits.hpp"
#include "search/levels/keys/block_pool.hpp"
#include "search/levels/level_check.hpp"

#include <algorithm>

namespace pegwright::search::levels {
namespace {

constexpr std::uint64_t program_bytes = 8 << 20;  // code, tables, a sample of a level
constexpr std::uint64_t cursor_bytes = 64;        // of a thread, for each range
constexpr std::uint64_t uneven = 2;               // a range may have twice its share

std::uint64_t reading(const Level& level) {
    std::uint64_t most = 0;
    for (const Bucket& bucket : level.buckets)
        most = std::max(most, bucket.count * sizeof(Key) + (level.file ? bucket.size : 0));
    return most;
}

std::uint64_t ranges_for(std::uint64_t memory, unsigned threads, const MemoryNeed& need) {
    if (need.within) return need.within->buckets.size();
    const std::uint64_t least = need.expected < 4096 ? 1 : 8;
    const std::uint64_t affordable = std::max(least, memory / 8 / BlockPool::block_bytes / threads);
    return std::clamp(need.expected / need.keys_a_range, least, std::min(most_ranges, affordable));
}

}  // namespace

MemoryPlan plan_memory(std::uint64_t memory, unsigned threads, const MemoryNeed& need) {
    memory = std::max(memory, least_memory);
    const std::uint64_t reads = reading(need.parents) + (need.within ? reading(*need.within) : 0) + need.reading;
    const std::uint64_t on_their_way = std::min(need.expected, memory / need.bytes_on_its_way);
    for (unsigned t = std::max(1U, threads);; --t) {
        const std::uint64_t ranges = std::max<std::uint64_t>(1, ranges_for(memory, t, need));
        const std::uint64_t begun = ranges * (BlockPool::block_bytes + cursor_bytes);
        const std::uint64_t in_a_range = std::min(on_their_way, on_their_way / ranges * uneven + 1);
        const std::uint64_t held = t * (reads + in_a_range * need.bytes_in_a_range);
        if (t * begun <= memory / 4 && held <= memory / 4) return {t, ranges};
        if (t > 1) continue;
        if (begun > 2 * memory || reads > memory)
            fail_limit("memory is too small for this level: the " + std::to_string(ranges) +
                       " ranges of its keys take " + std::to_string((begun + reads) >> 20) + " MiB, and " +
                       std::to_string(memory >> 20) + " MiB are left for them");
        return {1, ranges};
    }
}

std::uint64_t share_of_free(std::uint64_t limit, std::uint64_t taken, double share) {
    limit = std::max(limit, least_memory);
    const std::uint64_t used = std::min(limit, taken + program_bytes);
    return static_cast<std::uint64_t>(static_cast<double>(limit - used) * share);
}

}  // namespace pegwright::search::levels
