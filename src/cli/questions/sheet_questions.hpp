// The problems of a sheet: boards, and files of problems, one a line as a batch has them, or of solutions.
#pragma once

#include "cli/arguments.hpp"
#include "pegwright/drawing/pictures.hpp"

#include <vector>

namespace pegwright::cli {

// Those of all positionals in their order. Options such as --vacate go with a single board. Throws Error (input),
// with the file and the line.
std::vector<SheetQuestion> sheet_questions(const Arguments& arguments);

}  // namespace pegwright::cli
