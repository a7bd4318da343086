#include "theory/position_class.hpp"

#include "peg/symmetry.hpp"

#include <array>

namespace pegwright {
namespace {

template <class Visit>
void for_each_hole(const Board& board, Visit visit) {
    for (std::int32_t y = 0; y < board.row_count(); ++y)
        for (std::int32_t x = 0; x < board.row_length(y); ++x) visit(Hole{x, y});
}

PositionClass class_of_parities(std::array<bool, 3> odd) {
    const bool sums[] = {odd[1] != odd[2], odd[0] != odd[2], odd[0] != odd[1]};
    if (!sums[0] && !sums[1]) return PositionClass::empty;
    return !sums[0] ? PositionClass::peg0 : !sums[1] ? PositionClass::peg1 : PositionClass::peg2;
}

}  // namespace

int label(const BigHole& h) { return modulo(h.x + h.y, 3); }

PositionClass position_class(const Position& position) {
    std::array<bool, 3> odd{};
    for_each_hole(position.board(), [&](Hole h) {
        if (position.peg(h)) odd[static_cast<std::size_t>(label(h))] ^= true;
    });
    return class_of_parities(odd);
}

PositionClass full_board_class(const Integer& side) {
    std::array<bool, 3> odd{};
    for (int i = 0; i < 3; ++i) odd[static_cast<std::size_t>(i)] = modulo(label_count(side, i), 2) == 1;
    return class_of_parities(odd);
}

Integer label_count(const Integer& side, int label) {
    // If n != 1 (mod 3), holes split evenly; otherwise label 0 has the odd one, the centre's.
    const Integer holes = side * (side + 1) / 2;
    return modulo(side, 3) != 1 ? Integer(holes / 3) : Integer((holes - 1) / 3 + (label == 0 ? 1 : 0));
}

bool has_rotational_symmetry(const Position& position) {
    const Affine turn = triangle_symmetry(position.board().side(), {1, 2, 0});
    bool same = true;
    for_each_hole(position.board(), [&](Hole h) { same = same && position.peg(h) == position.peg(turn(h)); });
    return same;
}

}  // namespace pegwright
