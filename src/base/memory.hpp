// How much memory this process may still take without being killed for it, and giving some back.
#pragma once

#include "base/rooms.hpp"

#include <cstdint>

namespace pegwright::base {

// Bytes available now: the least of the system's available memory, the address space limit and the
// control group's limit, as far as they can be read; O(1), reads a few files under /proc and /sys.
std::uint64_t available_memory();

// Gives the system what was freed and is kept for later in pieces too small to go back by themselves. O(memory kept);
// does nothing where the C library cannot.
void give_back_freed_memory();

}  // namespace pegwright::base
