// The problems of a sheet: boards, and files of problems, one a line as a batch has them, or of solutions.
#pragma once

#include "cli/arguments.hpp"
#include "cli/questions/begun_game.hpp"
#include "pegwright/drawing/pictures.hpp"

#include <vector>

namespace pegwright::cli {

// Adds those of all positionals in their order; or says what is wrong with a solution. Options such as --vacate go
// with a single board. Throws Error (input), with the file and the line.
Trouble find_sheet_questions(const Arguments& arguments, const VerifyOptions& options,
                             std::vector<SheetQuestion>& found);

}  // namespace pegwright::cli
