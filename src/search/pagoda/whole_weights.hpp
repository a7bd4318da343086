// Finds pagoda functions with small integer weights, by linear programming. GLPK finds weights in floating point;
// integers made from them are checked over every jump (theory/pagoda.hpp). Without GLPK there are none.
//
// The weights are multiplied by t and rounded up, which keeps a pagoda function: ceil(a) + ceil(b) >= ceil(a + b) >=
// ceil(c) if a + b >= c. Goals do not become lighter, and the start gains less than 1 a peg. So any t above the start's
// pegs works, and mostly a smaller one.
#pragma once

#include "board/board.hpp"
#include "theory/pagoda.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::pagoda {

// By numbers of holes.
struct PagodaProgram {
    std::size_t holes = 0;
    std::span<const JumpIndices> jumps;
    std::vector<std::vector<std::uint64_t>> starts;  // holes with a peg
    std::vector<std::vector<std::uint64_t>> goals;
};

// Weights with the least sum of absolute values, such that no jump raises the sum and every goal has at least 1 more
// than any start. Nothing if GLPK finds none. 0.2 ms for 33 holes, 2 ms for 144, 10 ms for 400. Thread-safe.
std::optional<std::vector<double>> least_weights(const PagodaProgram& program);

// A checked function by which every goal weighs more than any start, made from least_weights(), if that succeeds.
std::optional<PagodaFunction> whole_weights(const std::vector<double>& approximate, std::span<const Position> starts,
                                            std::span<const Position> goals);

// Both steps together. At least one start; all on one board with these jumps.
std::optional<PagodaFunction> function_between(std::span<const JumpIndices> jumps, std::span<const Position> starts,
                                               std::span<const Position> goals);

}  // namespace pegwright::search::pagoda
