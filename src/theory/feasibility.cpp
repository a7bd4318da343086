#include "theory/family_theory.hpp"

namespace pegwright::theory {

Solvability solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    return board.is_triangle() ? triangle_theory::solvability(board, vacate, finish)
                               : rectangle_theory::solvability(board, vacate, finish);
}

Finishes finishes(const BigBoard& board, const BigHole& vacate) {
    return board.is_triangle() ? triangle_theory::finishes(board, vacate) : rectangle_theory::finishes(board, vacate);
}

void for_each_finish(const BigBoard& board, const BigHole& vacate, const std::function<void(const BigHole&)>& visit) {
    board.is_triangle() ? triangle_theory::for_each_finish(board, vacate, visit)
                        : rectangle_theory::for_each_finish(board, vacate, visit);
}

Solvability board_solvability(const BigBoard& board) {
    return board.is_triangle() ? triangle_theory::board_solvability(board) : rectangle_theory::board_solvability(board);
}

}  // namespace pegwright::theory
