#include "theory/family_theory.hpp"

namespace pegwright::theory {

PairCount pair_count(const BigBoard& board) {
    return board.is_triangle() ? triangle_theory::pair_count(board) : rectangle_theory::pair_count(board);
}

}  // namespace pegwright::theory
