// How much memory this process may still use, and how to give some back.
#pragma once

#include "base/rooms.hpp"

#include <cstdint>

namespace pegwright::base {

// The least of available memory, address space limit and the control group's limit, where readable. O(1): reads a few
// files in /proc and /sys.
std::uint64_t available_memory();

// Returns freed memory that the C library keeps. O(memory kept). Does nothing where the C library cannot.
void give_back_freed_memory();

}  // namespace pegwright::base
