#include "search/linear/simplex.hpp"

namespace pegwright::search::linear {

std::optional<std::vector<double>> multipliers(const Program&) { return std::nullopt; }

}  // namespace pegwright::search::linear
