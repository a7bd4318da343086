// Pagoda functions by linear programs, in small whole numbers.
//
// GLPK finds weights in floating point; nothing is claimed of them until whole numbers made of them are checked over
// every jump (theory/pagoda.hpp). A library built without GLPK finds none.
//
// Rounded up, a pagoda function stays one: ceil(a) + ceil(b) >= ceil(a + b) >= ceil(c) where a + b >= c. So nothing
// is reconstructed: the weights are taken t times and rounded up. That makes a goal no lighter and the start heavier
// by less than 1 a peg, so for t > pegs at the start a function that forbids a goal by 1 still does; far smaller t
// mostly do. Then single weights go towards 0 as far as they can.
#pragma once

#include "board/board.hpp"
#include "theory/pagoda.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::pagoda {

// Pegs by number of the hole, and every jump of the board.
struct PagodaProgram {
    std::size_t holes = 0;
    std::span<const JumpIndices> jumps;
    std::vector<std::vector<std::uint64_t>> starts;  // holes with a peg
    std::vector<std::vector<std::uint64_t>> goals;
};

// Of the weights that no jump raises, and that are more by 1 at every goal than at any start, those with the least sum
// of absolute values; nothing if there are none, or if GLPK gives up. 0.2 ms for 33 holes, 2 ms for 144, 10 ms for 400.
// On any number of threads. A GLPK environment that the calling thread has stays as it is.
std::optional<std::vector<double>> least_weights(const PagodaProgram& program);

// A function, checked over every jump, by which every goal weighs more than any start. approximate: weights by number
// of the hole, as least_weights() finds them. Nothing if no such function comes of them.
std::optional<PagodaFunction> whole_weights(const std::vector<double>& approximate, std::span<const Position> starts,
                                            std::span<const Position> goals);

// The same from scratch: whole_weights() of least_weights(). Of one board, which has these jumps, and one start at
// least.
std::optional<PagodaFunction> function_between(std::span<const JumpIndices> jumps, std::span<const Position> starts,
                                               std::span<const Position> goals);

}  // namespace pegwright::search::pagoda
