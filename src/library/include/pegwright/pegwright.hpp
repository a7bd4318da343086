// All of the library but pictures, which are <pegwright/draw.hpp>.
//
// Solves a board and looks at the jumps as they are made, checks a solution, and counts:
//
//     #include <pegwright/pegwright.hpp>
//     #include <iostream>
//
//     int main() {
//         using namespace pegwright;
//         const Problem problem = Problem(Board("T5")).vacate("a1").finish("a1");
//         const Answer answer = solve(problem);
//         if (!answer) {
//             std::cout << problem.words() << ": " << answer.reason << '\n';
//             return 1;
//         }
//         Position position = *problem.start();
//         for (const Jump& jump : answer->jumps()) {
//             position.play(jump);
//             std::cout << Board::name_of(jump) << ' ' << position.peg_count() << '\n';
//         }
//         std::cout << position.picture() << '\n';
//         std::cout << count(problem).solutions << " solutions\n";
//     }
//
// It ends with
//
//         a1-a3 …
#pragma once

/// @file
/// All of the library but pictures.

#include <pegwright/version.hpp>
#include "board.hpp"
#include "count.hpp"
#include "error.hpp"
#include "feasible.hpp"
#include "levels.hpp"
#include "limits.hpp"
#include "position.hpp"
#include "problem.hpp"
#include "solve.hpp"
#include "verify.hpp"

/// Peg solitaire: boards of any shape, problems, solutions.
namespace pegwright {
/// Everything here; the number changes with what is not compatible any more.
inline namespace v0 {}
}  // namespace pegwright
