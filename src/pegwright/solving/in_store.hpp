// Solutions in store (base_solutions/) that answer a question, under the board's symmetries.
#pragma once

#include "pegwright/solving/solve.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright {

// Of each file in base_solutions/FOLDER/ for this board the first of its images that the wishes allow, its problem
// worded as they are; in the order of the files.
std::vector<Solution> in_store(const std::string& folder, const Wishes& wishes);

// The first of a solution's images that the wishes allow.
std::optional<Solution> image_for(const Wishes& wishes, const Solution& solution);

}  // namespace pegwright
