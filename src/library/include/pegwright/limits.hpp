/// @file
/// What a long piece of work may take, and how it is watched and stopped.
#pragma once

#include "export.hpp"

#include <cstdint>
#include <functional>
#include <string_view>

namespace pegwright {
inline namespace v0 {

/// How far a piece of work has come.
struct Progress {
    std::string_view doing;   ///< in words; valid during the call
    std::uint64_t done = 0;   ///< in jumps, positions or whatever is done
    std::uint64_t total = 0;  ///< 0 if nobody knows
};

/// Limits of one call. No clock is among them: poll throws to stop a call that takes too long. The program and the
/// Python module take machine_limits() instead, and end solve after 60 seconds, unless told otherwise.
struct Limits {
    unsigned threads = 1;                           ///< at least one
    std::uint64_t memory = std::uint64_t{1} << 30;  ///< bytes; some 16 MiB are taken in any case
    /// Called several times a second on the caller's thread. What it throws stops the work and comes out of the call.
    std::function<void(const Progress&)> poll = {};
};

/// A thread a core, and three quarters of the memory that is free now. Reads a few files of the system.
PEGWRIGHT_API Limits machine_limits();

}  // namespace v0
}  // namespace pegwright
