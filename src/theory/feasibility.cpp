#include "theory/feasibility.hpp"

#include "base/error.hpp"
#include "board/polyomino.hpp"
#include "theory/family_theory.hpp"
#include "theory/polygons.hpp"

#include <array>

namespace pegwright::theory {

const FamilyTheory& theory_of(const BigBoard& board) {
    static const std::array<const FamilyTheory*, 5> families{&triangle_theory, &rectangle_theory, &diagonal_theory,
                                                             &polygon_theory, &polyomino_theory};
    for (const FamilyTheory* theory : families)
        if (theory->family == board.family()) return *theory;
    fail_internal("a board without a theorem is asked for it");
}

bool has_theorem(const Board& board) {
    if (board.family() == Board::Family::triangle) return true;
    if (board.family() == Board::Family::rectangle && board.lattice() != Lattice::triangular) return true;
    if (const auto blocks = board::blocks_of(board); blocks && board::is_thick(*blocks)) return true;
    const auto polygon = board::convex_polygon(board);
    return polygon && has_polygon_theorem(*polygon);
}

// The triangular lattice has the jumps along rows and columns too.
std::optional<Board> board_with_theorem(const Board& board) {
    if (has_theorem(board)) return board;
    if (board.family() != Board::Family::rectangle) return std::nullopt;
    return Board::rectangle(board.width(), board.height());
}

Solvability solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    return theory_of(board).solvability(board, vacate, finish);
}

Finishes finishes(const BigBoard& board, const BigHole& vacate) { return theory_of(board).finishes(board, vacate); }

void for_each_finish(const BigBoard& board, const BigHole& vacate, const std::function<void(const BigHole&)>& visit) {
    theory_of(board).for_each_finish(board, vacate, visit);
}

Solvability board_solvability(const BigBoard& board) { return theory_of(board).board_solvability(board); }

PairCount pair_count(const BigBoard& board) { return theory_of(board).pair_count(board); }

}  // namespace pegwright::theory
