// What a theorem for a family of boards answers. Each family is in a file of its own. feasibility.hpp and
// pair_count.hpp ask the family of a board.
#pragma once

#include "theory/feasibility.hpp"
#include "theory/pair_count.hpp"

namespace pegwright::theory {

// The functions of feasibility.hpp and pair_count.hpp for one family.
struct FamilyTheory {
    BigBoard::Family family;
    Solvability (*solvability)(const BigBoard& board, const BigHole& vacate, const BigHole& finish);
    Finishes (*finishes)(const BigBoard& board, const BigHole& vacate);
    void (*for_each_finish)(const BigBoard& board, const BigHole& vacate,
                            const std::function<void(const BigHole&)>& visit);
    Solvability (*board_solvability)(const BigBoard& board);
    PairCount (*pair_count)(const BigBoard& board);
};

// Whether a feasible problem of a family is solvable, and why.
struct PairAnswer {
    bool solvable;
    std::string why;
};

extern const FamilyTheory triangle_theory;
extern const FamilyTheory rectangle_theory;
extern const FamilyTheory diagonal_theory;
extern const FamilyTheory polygon_theory;
extern const FamilyTheory polyomino_theory;

// Throws std::logic_error if the board has no theorem.
const FamilyTheory& theory_of(const BigBoard& board);

}  // namespace pegwright::theory
