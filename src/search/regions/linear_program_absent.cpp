#include "search/regions/linear_program.hpp"

namespace pegwright::search::regions {

std::optional<std::vector<double>> multipliers(const CoveringProgram&) { return std::nullopt; }

}  // namespace pegwright::search::regions
