// Reads one solution as JSON, for solution_reader.
#pragma once

#include "notation/solution_reader.hpp"
#include "notation/text_scanner.hpp"

namespace pegwright::notation {

// Reads the object where the scanner stands; false if the handler wants no more. Keys may come in any order; moves
// before the board are kept. Throws as read_solution_at does.
//
// Also reads moves as other programs write them, in an object or alone: [{"from": 4, "over": 2, "to": 1}, …],
// [[4, 2, 1], …], [["d2", "d4"], …], [[[5, 3], [3, 3]], …]. Objects have the keys of `parts` in json_move_text.cpp.
bool read_json_solution(TextScanner& scanner, const std::string& label, SolutionHandler& handler, const Unsaid& unsaid);

}  // namespace pegwright::notation
