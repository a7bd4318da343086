// What can be solved: Theorems 2.1 and 2.2 of [Bell 2008] for T_n of any size, with their reasons.
//
// Feasible: the position classes of start and finish agree. Solvable: there is a solution. On T_n
// with n >= 6 the two are the same, which the constructor proves by making the solutions; T_1 …
// T_5 are settled one by one. O(1) operations on integers of the side's length.
#pragma once

#include "theory/integer.hpp"

#include <functional>
#include <string>
#include <vector>

namespace pegwright {

struct Solvability {
    bool feasible = false;
    bool solvable = false;
    std::string reason;  // in words, one line
};

// The problem with this vacancy and this finishing hole.
Solvability solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish);

// Where games with a given vacancy can end with one peg.
struct Finishes {
    Solvability solvability;  // solvable if there is at least one such hole
    Integer count = 0;
    int label = -1;  // all of them have this (x + y) mod 3; -1 if there are none
};
Finishes finishes(const BigBoard& board, const BigHole& vacate);
// Calls visit with each of them in row order. O(holes): not for astronomical boards.
void for_each_finish(const BigBoard& board, const BigHole& vacate, const std::function<void(const BigHole&)>& visit);

// Whether the board has any solvable problem, and which vacancies are feasible.
Solvability board_solvability(const BigBoard& board);

}  // namespace pegwright
