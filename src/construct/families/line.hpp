// Solutions of 1 x n, directly.
//
// n is even [Moore and Eppstein 2002], holes are counted from 1. From 1 0 1 1 1 … (hole 2 vacant) the jumps 4-2, 1-3
// lead to the same two holes further on, so that a line vacated at 2 ends at n-1. Four jumps on the
// last six holes end at n-4 instead; played backwards and mirrored, on the first six, they lead from
// a vacancy at 5 to 1 0 1 1 … from hole 5 on. n = 2 (no jump) and n = 3 (one jump) are on their own.
//
// O(1) time a jump, O(1) memory.
#pragma once

#include "game/jump_sink.hpp"
#include "game/problem.hpp"

namespace pegwright::construct {

// problem: solvable, on a rectangle with a side of 1. Hands all jumps to the sink.
void play_line(const Problem& problem, JumpSink& sink);

}  // namespace pegwright::construct
