// Thick boards of 3 x 3 blocks (Theorem 11, POLYOMINOES.md). A problem is solvable if start and finish agree in x mod 3
// and in y mod 3, that is, are at the same place of two blocks.
#include "board/names.hpp"
#include "theory/family_theory.hpp"
#include "theory/feasible_pairs.hpp"

namespace pegwright::theory {
namespace {

BigHole place_in_block(const BigHole& h) { return {modulo(h.x, 3), modulo(h.y, 3)}; }

std::string residues_at(const BigHole& h) {
    const BigHole place = place_in_block(h);
    return "(x mod 3, y mod 3) = (" + place.x.str() + ", " + place.y.str() + ") at " + hole_name(h);
}

Solvability family_solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    if (place_in_block(vacate) != place_in_block(finish))
        return {false, false,
                board.label() + " is made of 3 x 3 blocks, so start and finish must agree in x mod 3 and in y mod 3: " +
                    residues_at(vacate) + ", " + residues_at(finish) + " (no jump changes the position class)"};
    return {true, true,
            hole_name(vacate) + " and " + hole_name(finish) + " are the same place of two 3 x 3 blocks of " +
                board.label() + (vacate == finish ? ", or one" : "") +
                "; its blocks are in squares of four that share blocks, so that is enough"};
}

Finishes family_finishes(const BigBoard& board, const BigHole& vacate) {
    return {{true, true,
             "with " + residues_at(vacate) + " " + board.label() +
                 " can end at that place of every 3 x 3 block, and nowhere else"},
            board.hole_count() / 9};
}

void family_for_each_finish(const BigBoard& board, const BigHole& vacate,
                            const std::function<void(const BigHole&)>& visit) {
    const Board& holes = *board.board();
    const auto x = static_cast<std::int32_t>(modulo(vacate.x, 3));
    for (auto y = static_cast<std::int32_t>(modulo(vacate.y, 3)); y < holes.height(); y += 3)
        holes.for_each_run(y, [&](std::int32_t first, std::int32_t end) {
            for (std::int32_t column = first + x; column < end; column += 3) visit({column, y});
        });
}

Solvability family_board_solvability(const BigBoard& board) {
    return {true, true, "every vacancy of " + board.label() + " can be solved, to the same place of every 3 x 3 block"};
}

PairCount family_pair_count(const BigBoard& board) {
    const Integer pairs = feasible_pairs(*board.board());
    return {pairs, pairs};
}

}  // namespace

const FamilyTheory polyomino_theory{BigBoard::Family::polyomino, family_solvability,       family_finishes,
                                    family_for_each_finish,      family_board_solvability, family_pair_count};

}  // namespace pegwright::theory
