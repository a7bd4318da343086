// Reads --survivor and --trace: the pegs that must stay on the board, and where each must end.
#pragma once

#include "cli/arguments.hpp"
#include "game/marked_pegs.hpp"
#include "notation/holes.hpp"

#include <string>
#include <vector>

namespace pegwright::cli {

inline constexpr OptionSpec survivor_option{"survivor", "HOLE", "the peg that starts in this hole is the last one",
                                            OptionGroup::problem};
inline constexpr OptionSpec trace_option{
    "trace", "TRACES", "pegs that end in given holes: c3:d4, or c3:d4,d4:c3 (they change places)", OptionGroup::rare};

// "survivor" or "trace", whichever is given first, or null.
const char* marks_option_given(const Arguments& arguments);
// None if neither option is given. Throws Error (input) for what is no hole or contradicts the problem.
std::vector<MarkedPeg> marks_given(const Arguments& arguments, const Problem& problem, HoleNames names);

// As --survivor and --trace write them, with their names; for one last peg and for all others.
std::string trace_text(const Board& board, const MarkedPeg& mark, HoleNames names);
// Comments of a solution, a line each: "# the peg from d1 is the last one".
std::string marks_comment(const Board& board, const std::vector<MarkedPeg>& marks, HoleNames names);

}  // namespace pegwright::cli
