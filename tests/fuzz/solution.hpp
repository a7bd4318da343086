// Checks anything that is read as a solution.
#pragma once

#include <string>

// All ways of reading must agree: whole, a byte at a time, by the reader and by verify. A solution is written as text
// and JSON and read again; the outside referee accepts what verify accepts. The comment #numbers at the beginning makes
// holes numbers. Boards of more than a million holes are skipped.
void check_solution(const std::string& text);
