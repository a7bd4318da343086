#include "search/linear/simplex.hpp"

namespace pegwright::search::linear {

class Simplex::Glpk {};

Simplex::Simplex(const LinearProgram&) {}
Simplex::~Simplex() = default;

void Simplex::add_row(const std::vector<Coefficient>&, LinearBounds) {}
void Simplex::set_prices(const std::vector<double>&) {}
std::optional<Optimum> Simplex::optimum(Method, int) { return std::nullopt; }

}  // namespace pegwright::search::linear
