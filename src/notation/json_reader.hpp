// The JSON side of solution_reader: the one file that includes the JSON library is its .cpp.
#pragma once

#include "notation/solution_reader.hpp"
#include "notation/text_scanner.hpp"

namespace pegwright::notation {

// Reads the object that starts at the scanner; false if the handler has had enough. Keys may come in any order; moves
// that come before the board is known are kept until it is. Throws as read_solution_at does.
bool read_json_solution(TextScanner& scanner, const std::string& label, SolutionHandler& handler, HoleNames names);

}  // namespace pegwright::notation
