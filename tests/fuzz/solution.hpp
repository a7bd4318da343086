// Checks anything that is read as a solution.
#pragma once

#include <string>

// All ways of reading must agree: whole, a byte at a time, by the reader, by verify. Solutions are written as text and
// JSON and read again; the outside referee accepts what verify accepts. A first comment #numbers makes holes numbers.
// Boards above a million holes are skipped.
void check_solution(const std::string& text);
