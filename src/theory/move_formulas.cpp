#include "theory/move_formulas.hpp"

#include "theory/digits.hpp"

namespace pegwright::theory {
namespace {

Integer triangular(const Integer& n) { return times(n, n + 1) / 2; }

// In sixths: 6 for each corner, 6 for each of (n - 2) / 2 pairs along each edge, 1 for each hexagon without a hole of
// an edge. The vacancy takes away 7 at most: it is in seven such hexagons, or in one corner or pair.
Integer of_triangle(const Integer& n) {
    if (n < 6) return 0;
    const Integer pairs = (n - 2) / 2;
    const Integer sixths = 18 + 18 * pairs + triangular(n - 6) - (n < 9 ? 6 : 7);
    return (sixths + 5) / 6;
}

}  // namespace

Integer bell_bound(const Integer& n) { return triangular((n - 4) / 3) + (3 * n - 2) / 2; }

Integer least_moves_of(const BigBoard& board) {
    if (board.family() == BigBoard::Family::triangle) return of_triangle(board.side());
    return times(board.width() / 2 + 1, board.height() / 2 + 1) - 1;
}

}  // namespace pegwright::theory
