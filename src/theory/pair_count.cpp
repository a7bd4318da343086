#include "theory/pair_count.hpp"

namespace pegwright {
namespace {

Integer feasible_pairs(const Integer& n) {
    const Integer holes = n * (n + 1) / 2;
    if (modulo(n, 3) == 1) return (holes - 1) * (holes - 1) / 27;
    const Integer m = modulo(n, 2) == 0 ? n : Integer(n + 1);
    return (4 * holes * holes + 9 * m * m) / 72;
}

}  // namespace

PairCount pair_count(const BigBoard& board) {
    const Integer feasible = feasible_pairs(board.side());
    if (board.side() >= 6) return {feasible, feasible};
    // T_1 … T_5 by exhaustive search; tests count them again.
    constexpr int solvable[] = {0, 0, 0, 0, 1, 12};
    return {feasible, solvable[static_cast<int>(board.side())]};
}

}  // namespace pegwright
