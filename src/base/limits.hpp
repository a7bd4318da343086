// Limits of a long piece of work, and its progress.
#pragma once

#include "base/rooms.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace pegwright::base {

struct Progress {
    std::string doing;        // "reachable positions", …
    int pegs = 0;             // of the current level; 0 if there are no levels
    std::uint64_t done = 0;   // positions, jumps or other units of work
    std::uint64_t total = 0;  // 0 if not known
};

// "reachable positions, 17 pegs: 4096 of 65536", or its known parts.
std::string progress_words(const Progress& place);

// Always available, whatever the limit: empty tables use up less.
inline constexpr std::uint64_t least_memory = 16 << 20;

class Ranks;

struct Limits {
    unsigned threads = 1;
    std::uint64_t memory = std::uint64_t{1} << 30;  // bytes; about 16 MiB are used in any case
    std::string directory = {};                     // for level files; none if empty
    // Called several times a second on the caller's thread. It may throw to stop the work: Error interrupted on Ctrl-C,
    // limit when time is up.
    std::function<void(const Progress&)> poll = {};
    // The processes that search together, each with its own limits; null for one alone.
    Ranks* ranks = nullptr;
};

}  // namespace pegwright::base
