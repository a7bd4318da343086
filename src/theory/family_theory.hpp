// The theory of each board family behind feasibility.hpp and pair_count.hpp, which dispatch to it.
#pragma once

#include "theory/feasibility.hpp"
#include "theory/pair_count.hpp"

namespace pegwright::theory::triangle_theory {
Solvability solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish);
Finishes finishes(const BigBoard& board, const BigHole& vacate);
void for_each_finish(const BigBoard& board, const BigHole& vacate, const std::function<void(const BigHole&)>& visit);
Solvability board_solvability(const BigBoard& board);
PairCount pair_count(const BigBoard& board);
}  // namespace pegwright::theory::triangle_theory

namespace pegwright::theory::rectangle_theory {
Solvability solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish);
Finishes finishes(const BigBoard& board, const BigHole& vacate);
void for_each_finish(const BigBoard& board, const BigHole& vacate, const std::function<void(const BigHole&)>& visit);
Solvability board_solvability(const BigBoard& board);
PairCount pair_count(const BigBoard& board);
}  // namespace pegwright::theory::rectangle_theory
