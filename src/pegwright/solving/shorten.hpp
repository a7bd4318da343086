// A solution of any length made shorter (search/shortening/shortened.hpp).
//
// Nothing is proven of the result, but that it is right and has no more moves than before. Its last position is kept,
// also where the goal is any peg.
#pragma once

#include "base/error.hpp"
#include "pegwright/names.hpp"

#include <cstdint>
#include <optional>

namespace pegwright {

struct ShortenOptions {
    std::uint64_t seed = 0;
    // How often all of it is searched; 0: its jumps are only put into another order. Without a number four times,
    // once if it is long: seconds for hundreds of jumps, a minute for a million.
    std::optional<std::size_t> rounds;
    bool until_limit = false;  // no number of rounds, but until limits.poll throws
};

struct Shortened {
    Solution solution;
    std::int64_t moves_before = 0;
    std::int64_t moves = 0;
    std::optional<Error> ended;  // what limits.poll has thrown, after which the shortest so far is the answer
};

// The solution must be right: verify() says so. The same one for any number of threads, unless poll ends it. Refereed:
// throws Refused rather than return a wrong one. Throws Error (limit) if 250 bytes a jump are more than limits.memory,
// and what the poll throws but interrupted and limit.
Shortened shorten(Solution solution, const ShortenOptions& options, const Limits& limits);

// Throws that Error for a solution of so many jumps.
void check_can_be_shortened(std::size_t jumps, const Limits& limits);

}  // namespace pegwright
