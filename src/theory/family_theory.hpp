// The theorem of a family of boards, for feasibility.hpp and pair_count.hpp. Each family has a file of its own.
#pragma once

#include "theory/feasibility.hpp"
#include "theory/pair_count.hpp"

namespace pegwright::theory {

struct FamilyTheory {
    BigBoard::Family family;
    Solvability (*solvability)(const BigBoard& board, const BigHole& vacate, const BigHole& finish);
    Finishes (*finishes)(const BigBoard& board, const BigHole& vacate);
    void (*for_each_finish)(const BigBoard& board, const BigHole& vacate,
                            const std::function<void(const BigHole&)>& visit);
    Solvability (*board_solvability)(const BigBoard& board);
    PairCount (*pair_count)(const BigBoard& board);
};

// For a feasible problem.
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
