// What can be solved, on boards of any size, with the reasons in words.
//
// Feasible: the position classes of start and finish agree. Solvable: there is a solution. The
// theorems are in triangle_theory.cpp [Bell 2008, Theorems 2.1 and 2.2], rectangle_theory.cpp, diagonal_theory.cpp,
// polygon_theory.cpp and polyomino_theory.cpp.
// O(1) operations on integers of the sides' length; O(rows and runs) on boards of 3 x 3 blocks.
#pragma once

#include "theory/integer.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pegwright::theory {

// Whether theory knows which problems of a board are solvable: T_n, the rectangles of the square lattice and the
// diagonal one, the convex polygons of the triangular one (board/polygon.hpp) with four or more lines in each
// direction, or three in one and long enough, and thick boards of 3 x 3 blocks (board/polyomino.hpp). O(1), O(rows and
// runs) if of no family.
bool has_theorem(const Board& board);
// The board of which such a theorem, and every solution, holds for a board as well: itself, or of another parallelogram
// of the triangular lattice the rectangle of the square one, whose jumps it has. What is unsolvable on the
// square lattice may still be solvable there. Nothing for all others.
std::optional<Board> board_with_theorem(const Board& board);

struct Solvability {
    bool feasible = false;
    bool solvable = false;
    std::string reason;  // in words, one line
};

// The problem with this vacancy and this finishing hole. Both holes must be on the board, which must
// have a theorem (std::logic_error).
Solvability solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish);

// Where games with a given vacancy can end with one peg.
struct Finishes {
    Solvability solvability;  // solvable if there is at least one such hole
    Integer count = 0;
};
Finishes finishes(const BigBoard& board, const BigHole& vacate);
// Calls visit with each of them in row order. O(holes): not for astronomical boards.
void for_each_finish(const BigBoard& board, const BigHole& vacate, const std::function<void(const BigHole&)>& visit);

// Whether the board has any solvable problem, and which vacancies are feasible.
Solvability board_solvability(const BigBoard& board);

}  // namespace pegwright::theory
