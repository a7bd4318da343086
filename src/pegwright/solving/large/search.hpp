// What the searches are given that fit the pieces of large boards together.
#pragma once

#include "pegwright/solving/solve.hpp"

#include <cstdint>
#include <functional>

namespace pegwright::large {

// Makes a way short, if it can.
using Shortening = std::function<Way(const Way&)>;

// Positions of a level; narrow beams have always done.
constexpr std::uint64_t widest_beam = 10'000;

struct Search {
    Shortening shortened;
    Limits limits;
    std::uint64_t seed = 0;
};

}  // namespace pegwright::large
