// Includes all of the library but pictures (<pegwright/draw.hpp>).
//
// Solves a board, prints each jump as it is made, checks the solution, and counts all solutions:
//
//     #include <pegwright/pegwright.hpp>
//     #include <iostream>
//
//     int main() {
//         using namespace pegwright;
//         const Problem problem = Problem(Board("T5")).vacate("a1").finish("a1");
//         const Answer answer = solve(problem);
//         if (!answer) return std::cout << answer.reason << '\n', 1;
//         for (const Jump& jump : answer->jumps()) std::cout << Board::name_of(jump) << ' ';
//         std::cout << '\n' << verify(problem, answer->jumps().take()).report << '\n';
//         std::cout << count(problem).solutions << " solutions\n";
//     }
//
// prints
//
//     > a3-a1 c3-a3 a1-c3 a4-a2 d4-b2 b5-b3 d5-b5 a5-c5 c5-c3 b2-d4 e5-c3 c3-a3 a3-a1
//     > solution: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3
//     > 6816 solutions
//
// Errors are pegwright::Error. A problem without a solution is an Answer, not an error. The library has no global
// state: threads may work on different objects, and share constant ones.
#pragma once

/// @file
/// All of the library but pictures.

#include <pegwright/version.hpp>
#include "board.hpp"
#include "count.hpp"
#include "error.hpp"
#include "feasible.hpp"
#include "few_moves.hpp"
#include "hint.hpp"
#include "levels.hpp"
#include "limits.hpp"
#include "losing.hpp"
#include "position.hpp"
#include "problem.hpp"
#include "solutions.hpp"
#include "solve.hpp"
#include "verify.hpp"

/// Peg solitaire: boards of any shape, problems, solutions.
namespace pegwright {
/// All names; its number changes with each incompatible version.
inline namespace v0 {}
}  // namespace pegwright
