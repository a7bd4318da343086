// What must hold of anything that is read as a solution.
#pragma once

#include <string>

// Reads it in several ways, which must find the same: whole and a byte at a time, by the reader alone and by verify.
// What was read is written as text and as JSON and read again; what verify accepts, the outside referee accepts.
// Holes are numbers if it begins with the comment #numbers. Boards of more than a million holes are passed over.
void check_solution(const std::string& text);
