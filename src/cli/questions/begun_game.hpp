// A game that somebody has begun: a solution, text or JSON, that may stop early. What it claims of itself is about the
// whole of it, and is not looked at.
#pragma once

#include "notation/solution_stream.hpp"

#include <vector>

namespace pegwright::cli {

struct BegunGame {
    Problem problem;
    std::vector<Jump> jumps;  // not refereed
};

// The solution that the stream stands at: once, after next(). Throws as its read() does.
BegunGame read_begun_game(notation::SolutionStream& solutions);

}  // namespace pegwright::cli
