// Solutions in store (base_solutions/) that answer a question, under the board's symmetries.
#pragma once

#include "game/query.hpp"
#include "game/solution.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright::compose {

// Of each file in base_solutions/FOLDER/ for this board the first of its images that the query allow, its problem
// worded as they are; in the order of the files.
std::vector<Solution> in_store(const std::string& folder, const Query& query);

// The first of a solution's images that the query allow.
std::optional<Solution> image_for(const Query& query, const Solution& solution);

}  // namespace pegwright::compose
