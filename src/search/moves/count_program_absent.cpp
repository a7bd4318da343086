#include "search/moves/count_program.hpp"

namespace pegwright::search::moves {

class CountProgram::Program {};

CountProgram::CountProgram(const MoveBounds&, bool) {}
CountProgram::~CountProgram() = default;

std::optional<ResourceBound> CountProgram::best(Bits) { return std::nullopt; }

}  // namespace pegwright::search::moves
