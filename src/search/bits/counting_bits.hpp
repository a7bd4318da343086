// Runs a loop that counts bits, or compares words, with popcnt and SSE4.2 where the processor has them. It is compiled
// twice and chosen at run time.
#pragma once

#include "base/rooms.hpp"

namespace pegwright::search::bits {

#if defined(__x86_64__)
inline bool counts_bits_in_one() {
    static const bool known = __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("sse4.2") != 0;
    return known;
}
template <class Work>
[[gnu::target("popcnt,sse4.2"), gnu::flatten, gnu::noinline]] auto counting_bits_in_one(const Work& work) {
    return work();
}
#endif

// For work on some hundred numbers at least.
template <class Work>
auto counting_bits(const Work& work) {
#if defined(__x86_64__)
    if (counts_bits_in_one()) return counting_bits_in_one(work);
#endif
    return work();
}

}  // namespace pegwright::search::bits
