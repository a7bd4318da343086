// Reduces the moves of a solution of any length (search/shortening/shortened.hpp). The result is right, ends in the
// same position and never has more moves. It need not be the shortest, except on boards of up to 33 holes after two
// rounds or more.
#pragma once

#include "base/error.hpp"
#include "pegwright/names.hpp"

#include <cstdint>
#include <optional>

namespace pegwright {

struct ShortenOptions {
    std::uint64_t seed = 0;
    // How often the whole solution is searched; 0 only reorders jumps. Default: four times, once if it is long: seconds
    // for hundreds of jumps, a minute for a million.
    std::optional<std::size_t> rounds;
    // Instead of rounds: search until limits.poll throws, or no solution can have fewer moves.
    bool until_limit = false;
};

struct Shortened {
    Solution solution;
    std::int64_t moves_before = 0;
    std::int64_t moves = 0;
    std::optional<Error> ended;  // by limits.poll; the result is the shortest so far
};

// The solution must be valid: see verify(). The result is the same for any number of threads, unless poll ends the
// search by Error (limit) or interrupted. Throws Error (limit) if 250 bytes a jump exceed limits.memory, and Refused if
// the result is wrong.
Shortened shorten(Solution solution, const ShortenOptions& options, const Limits& limits);

// Throws Error (limit) if that number of jumps exceeds limits.memory.
void check_can_be_shortened(std::size_t jumps, const Limits& limits);

}  // namespace pegwright
