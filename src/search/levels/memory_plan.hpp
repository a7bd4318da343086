// Plans how many threads and ranges make a level, so that memory is left for keys on their way.
//
// Each thread holds the parents that it reads, a block for each range that it has begun, and later a range's keys
// several times.
#pragma once

#include "search/levels/level.hpp"

#include <cstddef>
#include <cstdint>

namespace pegwright::search::levels {

struct MemoryNeed {
    std::uint64_t expected = 0;        // keys on their way, with repetitions
    std::size_t bytes_on_its_way = 0;  // of a key
    std::size_t bytes_in_a_range = 0;  // of a key while its range is worked on
    std::uint64_t keys_a_range = 1;    // to aim at
    const Level& parents;
    const Level* within = nullptr;  // if given, its ranges are taken
    std::uint64_t reading = 0;      // bytes that a thread reads besides keys
};

struct MemoryPlan {
    unsigned threads = 1;
    std::uint64_t ranges = 1;
};

// The most threads that fit a part of `memory` (at least 16 MiB is assumed). Throws Error (limit) if not even one fits.
MemoryPlan plan_memory(std::uint64_t memory, unsigned threads, const MemoryNeed& need);

// A share of what a limit (at least 16 MiB) leaves free, with `taken` bytes in use besides the program.
std::uint64_t share_of_free(std::uint64_t limit, std::uint64_t taken, double share);

}  // namespace pegwright::search::levels
