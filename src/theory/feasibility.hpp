// Says which single-vacancy problems are solvable on boards of any size that have a theorem, with the reason in words.
//
// Feasible: start and finish are in one position class. Solvable: there is a solution. README.md lists the proofs; for
// T_n they are in Bell 2008, Theorems 2.1 and 2.2.
//
// Cost: O(1) operations on integers as long as the sides; O(rows and runs) on boards of 3 x 3 blocks.
#pragma once

#include "theory/integer.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pegwright::theory {

// True if a theorem covers the board:
//
//    triangular  T_n; convex polygons (board/polygon.hpp) with four or more lines in each direction, or long enough
//                with three in one
//    square      rectangles; thick boards of 3 x 3 blocks (board/polyomino.hpp)
//    diagonal    rectangles
//
// O(1) if the board has a family, else O(rows and runs).
bool has_theorem(const Board& board);
// The board whose theorem and solutions hold for this one: itself, or for a parallelogram without a theorem the
// rectangle of the square lattice. A problem unsolvable there may still be solvable here. Nothing for all other boards.
std::optional<Board> board_with_theorem(const Board& board);

struct Solvability {
    bool feasible = false;
    bool solvable = false;
    std::string reason;  // in words, one line
};

// Both holes must be on the board, and the board must have a theorem (else std::logic_error).
Solvability solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish);

// Where games from a vacancy can end with one peg.
struct Finishes {
    Solvability solvability;  // solvable: there is such a hole
    Integer count = 0;
};
Finishes finishes(const BigBoard& board, const BigHole& vacate);
// Calls visit with each such hole in row order. O(holes).
void for_each_finish(const BigBoard& board, const BigHole& vacate, const std::function<void(const BigHole&)>& visit);

// Whether the board has a solvable problem, and which vacancies are feasible.
Solvability board_solvability(const BigBoard& board);

}  // namespace pegwright::theory
