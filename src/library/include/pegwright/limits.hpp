/// @file
/// Limits of long calls: threads, memory, progress, and how to stop them.
#pragma once

#include "export.hpp"

#include <cstdint>
#include <functional>
#include <string_view>

namespace pegwright {
inline namespace v0 {

/// How far a call has come.
struct Progress {
    std::string_view doing;   ///< in words; valid during the call of poll
    std::uint64_t done = 0;   ///< jumps, positions or other steps
    std::uint64_t total = 0;  ///< of all; 0 if not known
};

/// Limits of one call. Every call that takes them throws what poll throws, and Error (limit) if memory does not suffice
/// or the board has more holes than the call takes. To limit the time, let poll throw. The program and the Python
/// module use machine_limits() by default, and stop solve after 60 seconds.
struct Limits {
    unsigned threads = 1;                           ///< at least one
    std::uint64_t memory = std::uint64_t{1} << 30;  ///< bytes; about 16 MiB are used in any case
    /// Called several times a second on the caller's thread. If it throws, the work stops and the exception comes out.
    std::function<void(const Progress&)> poll = {};
};

/// One thread for each core, and three quarters of the free memory. Reads a few system files.
PEGWRIGHT_API Limits machine_limits();

}  // namespace v0
}  // namespace pegwright
