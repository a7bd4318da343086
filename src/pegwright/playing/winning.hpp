// Winning positions, those on the way of a solution: written to a file, and what a file has.
#pragma once

#include "pegwright/names.hpp"
#include "search/winning/winning_writer.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright {

using search::winning::ProblemOrAny;

// One problem, or several of one board.
struct WinningQuestion {
    Board board;
    std::vector<ProblemOrAny> problems;
};

// All complement problems, from a vacancy to a last peg in the same hole, one of those that are images of each other.
// O(holes). Throws Error (limit) for boards of more than 64 holes.
WinningQuestion complement_problems(const Board& board);

// Of one number of pegs.
struct WinningLevel {
    int pegs = 0;
    std::uint64_t positions = 0;  // up to the symmetries that keep the problem
    std::uint64_t all = 0;
};

struct WinningTable {
    ProblemOrAny problem;
    std::size_t symmetries = 1;        // that keep it
    std::vector<WinningLevel> levels;  // from the start on; none if there is no solution
    std::uint64_t stored = 0;          // up to symmetry, in the file: of a complement problem half of them
};

struct WinningTables {
    Board board;
    std::vector<WinningTable> problems;
    std::uint64_t bytes = 0;  // of the file
};

// Searches, and writes the positions to the sink (search/winning/winning_format.hpp says how) if there is one. The
// central game of the 33-hole board takes 3 s. With a directory in the limits, which is for one problem, levels are
// kept as files there. Throws Error: limit for boards of more than 64 holes and if memory does not suffice, what poll
// and the sink throw.
WinningTables winning(const WinningQuestion& question, const Limits& limits, ByteSink* sink);

// Reads a file, all of it. Throws Error (input) if it is damaged or no such file; what poll throws.
WinningTables read_winning(const std::string& path, const Limits& limits);

}  // namespace pegwright
