// Reads the problems of a sheet from boards and files. A file has solutions, or problems one a line as in a batch.
#pragma once

#include "cli/arguments.hpp"
#include "cli/questions/begun_game.hpp"
#include "pegwright/drawing/pictures.hpp"

#include <vector>

namespace pegwright::cli {

// Appends the problems of all positionals in order; returns the trouble with a wrong solution, if any.
// --vacate and similar options need a single board. Throws Error (input) with file and line.
Trouble find_sheet_questions(const Arguments& arguments, const VerifyOptions& options,
                             std::vector<SheetQuestion>& found);

}  // namespace pegwright::cli
