// What building a level holds in memory besides the keys on their way: all that grows with threads and with ranges.
//
// Each thread holds the parents it goes through, a block for each range that it has begun, and in the end the keys of
// one range several times over. So with little memory fewer threads work, and ranges are as many as make them small.
#pragma once

#include "search/levels/level.hpp"

#include <cstddef>
#include <cstdint>

namespace pegwright::search::levels {

// What is asked for: a level of which so many keys are expected on their way, repetitions and all.
struct MemoryNeed {
    std::uint64_t expected = 0;
    std::size_t bytes_on_its_way = 0;  // of a key
    std::size_t bytes_in_a_range = 0;  // of a key while its range is worked on
    std::uint64_t keys_a_range = 1;    // to aim at
    const Level& parents;
    const Level* within = nullptr;  // its ranges are to be taken
    std::uint64_t reading = 0;      // bytes that a thread reads besides keys
};

struct MemoryPlan {
    unsigned threads = 1;
    std::uint64_t ranges = 1;
};

// The most threads, and the ranges, whose memory is a part of `memory` (16 MiB at least) only. O(threads + buckets).
// Throws Error (limit) if even one thread would hold more.
MemoryPlan plan_memory(std::uint64_t memory, unsigned threads, const MemoryNeed& need);

// A share of what a limit (16 MiB at least) leaves when `taken` bytes are in use and the program has its own; 0 if
// nothing is left.
std::uint64_t share_of_free(std::uint64_t limit, std::uint64_t taken, double share);

}  // namespace pegwright::search::levels
