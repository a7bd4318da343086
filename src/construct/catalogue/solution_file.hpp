// Stored files that hold solutions of one board, one after the other, as `solve` writes them.
#pragma once

#include "game/solution.hpp"

#include <optional>
#include <string>

namespace pegwright::construct {

// The solution of just this problem in an embedded file; nothing if there is no such file or it is not in it.
// O(size of the file).
std::optional<Solution> solution_in_file(const std::string& path, const Problem& problem);

}  // namespace pegwright::construct
