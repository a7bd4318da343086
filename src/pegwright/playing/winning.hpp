// Writes the winning positions of problems (those on the way of a solution) to a file, and reads it. For boards of at
// most 64 holes.
#pragma once

#include "pegwright/names.hpp"
#include "search/winning/winning_writer.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright {

using search::winning::ProblemOrAny;

struct WinningQuestion {
    Board board;
    std::vector<ProblemOrAny> problems;
};

// Finish in the vacancy; one for each set of symmetric vacancies. O(holes). Throws Error (limit) for more than 64
// holes.
WinningQuestion complement_problems(const Board& board);

struct WinningLevel {
    int pegs = 0;
    std::uint64_t positions = 0;  // up to symmetries that keep the problem
    std::uint64_t all = 0;
};

struct WinningTable {
    ProblemOrAny problem;
    std::size_t symmetries = 1;
    std::vector<WinningLevel> levels;  // from the start on; empty if there is no solution
    std::uint64_t stored = 0;          // up to symmetry; half for a complement problem
};

struct WinningTables {
    Board board;
    std::vector<WinningTable> problems;
    std::uint64_t bytes = 0;
};

// Finds the positions, and writes them to sink unless it is null (format: search/winning/winning_format.hpp). The
// central game of the 33-hole board takes 3 s. A directory in limits, for levels as files, requires a single problem.
// Throws what sink throws.
WinningTables winning(const WinningQuestion& question, const Limits& limits, ByteSink* sink);

// Throws Error (input) if the file is damaged or of another kind.
WinningTables read_winning(const std::string& path, const Limits& limits);

}  // namespace pegwright
