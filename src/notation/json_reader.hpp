// Reads one solution as JSON, for solution_reader.
#pragma once

#include "notation/solution_reader.hpp"
#include "notation/text_scanner.hpp"

namespace pegwright::notation {

// Reads the object where the scanner stands; false if the handler wants no more. Keys may come in any order; moves
// before the board are kept. Throws as read_solution_at does.
bool read_json_solution(TextScanner& scanner, const std::string& label, SolutionHandler& handler, HoleNames names);

}  // namespace pegwright::notation
