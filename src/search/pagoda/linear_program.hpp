// The linear programs whose solutions are pagoda functions, solved by GLPK.
//
// Floating point finds the weights here; nothing is claimed of them until whole numbers made of them are
// checked over every jump (theory/pagoda.hpp). A library built without GLPK finds none.
#pragma once

#include "board/board.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::pagoda {

// Pegs by number of the hole, and every jump of the board.
struct PagodaProgram {
    std::size_t holes = 0;
    std::span<const Places> jumps;
    std::vector<std::vector<std::uint64_t>> starts;  // holes with a peg
    std::vector<std::vector<std::uint64_t>> goals;
};

// Of the weights that no jump raises, and that are more by 1 at every goal than at any start, those with the least sum
// of absolute values; nothing if there are none, or if GLPK gives up. 0.2 ms for 33 holes, 2 ms for 144, 10 ms for 400.
// On any number of threads. A GLPK environment that the calling thread has stays as it is.
std::optional<std::vector<double>> least_weights(const PagodaProgram& program);

}  // namespace pegwright::search::pagoda
