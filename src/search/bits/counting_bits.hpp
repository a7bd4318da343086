// Loops that count bits or look for the least of several words, compiled twice: for any processor, and for those
// that do either in one instruction (popcnt, SSE4.2), as all x86-64 processors since 2009 do. Which one runs is chosen
// at run time, so the program needs no particular processor, and no flag that would spread from one library's templates
// to another's.
#pragma once

#include "base/rooms.hpp"

namespace pegwright::search::bits {

#if defined(__x86_64__)
inline bool counts_bits_in_one() {
    static const bool known = __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("sse4.2") != 0;
    return known;
}
// Everything the work calls is compiled into it, for such a processor.
template <class Work>
[[gnu::target("popcnt,sse4.2"), gnu::flatten, gnu::noinline]] auto counting_bits_in_one(const Work& work) {
    return work();
}
#endif

// Returns what work() does. To be called for some hundred numbers at a time.
template <class Work>
auto counting_bits(const Work& work) {
#if defined(__x86_64__)
    if (counts_bits_in_one()) return counting_bits_in_one(work);
#endif
    return work();
}

}  // namespace pegwright::search::bits
