// What a long piece of work may take, and how it tells how far it is: one set of limits for all of them.
#pragma once

#include "base/rooms.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace pegwright::base {

// How far a piece of work has come, as its poll is told.
struct Progress {
    std::string doing;        // "reachable positions", …
    int pegs = 0;             // of the level that is worked on; 0 where there are no levels
    std::uint64_t done = 0;   // of it, in positions, jumps or whatever is done
    std::uint64_t total = 0;  // 0 if nobody knows
};

// "reachable positions, 17 pegs: 4096 of 65536", as far as it is known.
std::string progress_words(const Progress& place);

// What is taken whatever the limit says: less is used up by tables that hold nothing yet.
inline constexpr std::uint64_t least_memory = 16 << 20;

class Ranks;

struct Limits {
    unsigned threads = 1;
    std::uint64_t memory = std::uint64_t{1} << 30;  // bytes; some 16 MiB are taken in any case
    std::string directory = {};                     // for level files; none if empty
    // Called several times a second on the caller's thread. It shows progress, and throws to stop the work:
    // Error interrupted on Ctrl-C, limit when the time is over.
    std::function<void(const Progress&)> poll = {};
    // The processes that search together (base/ranks/ranks.hpp), each with limits of its own; none if it is alone.
    Ranks* ranks = nullptr;
};

}  // namespace pegwright::base
