// Passes as text: a line a move, with what becomes of it (stays, right, sweep, again, back: see Change) and the holes
// it goes through; = before the hole that the stretched jump leads to.
#pragma once

#include "compose/few_moves/growth/pass.hpp"

namespace pegwright::compose::growth {

// The text is right: it is built into the program, and tests replay all of them.
Pass parsed_pass(std::int32_t shortest, std::int32_t doubled_excess, Pegs before, Pegs after, const char* text);

}  // namespace pegwright::compose::growth
