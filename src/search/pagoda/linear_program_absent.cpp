#include "search/pagoda/linear_program.hpp"

namespace pegwright::search::pagoda {

std::optional<std::vector<double>> least_weights(const LinearProgram&) { return std::nullopt; }

}  // namespace pegwright::search::pagoda
