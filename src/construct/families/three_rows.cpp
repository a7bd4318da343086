// The base board is a piece of 4 to 9 columns with start and finish in it. Chains of 6-purges clear an even number of
// columns on either side. If start and finish are too far apart, relocating purges bring the start nearer by three
// columns at a time, which they clear.
#include "construct/families/families.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

// From lengthwise coordinates (u, v). The start is in row v = 0, left of the finish.
Affine lengthwise(const Problem& problem) {
    const Board& board = problem.board;
    const bool turned = board.height() > board.width();
    Affine view = turned ? Affine{{0, 0}, {0, 1}, {1, 0}} : Affine{};
    const std::int32_t last = std::max(board.width(), board.height()) - 1;
    if (view.inverse()(problem.vacate()).y != 0) view = view * Affine{{0, 2}, {1, 0}, {0, -1}};
    if (view.inverse()(problem.vacate()).x > view.inverse()(problem.finish()).x)
        view = view * Affine{{last, 0}, {-1, 0}, {0, 1}};
    return view;
}

struct Piece {
    std::int32_t first;
    std::int32_t length;
};

constexpr std::int32_t longest_base = 9;

// The shortest piece with both holes, an even number of columns on either side, and base solutions: 6 x 3 or longer; 4
// x 3 on the square lattice; 4 x 3 or 5 x 3 if that is the whole board.
Piece base_piece(Lattice lattice, std::int32_t columns, std::int32_t start, std::int32_t finish) {
    std::int32_t left = start / 2 * 2;
    std::int32_t right = (columns - 1 - finish) / 2 * 2;
    const std::int32_t even = lattice == Lattice::square ? 4 : 6;
    const std::int32_t least = columns % 2 == 0 ? even : 7;
    while (columns - left - right < least && (left > 0 || right > 0)) (right > 0 ? right : left) -= 2;
    return {left, columns - left - right};
}

}  // namespace

Plan plan_three_rows(const Problem& problem) {
    const Affine view = lengthwise(problem);
    const std::int32_t columns = std::max(problem.board.width(), problem.board.height());
    std::int32_t start = view.inverse()(problem.vacate()).x;
    const std::int32_t finish = view.inverse()(problem.finish()).x;
    const Lattice lattice = problem.board.lattice();
    Plan plan(problem, lattice == Lattice::diagonal ? diagonal_catalogue() : square_catalogue());
    std::int32_t gone = 0;  // columns cleared on the left
    const auto piece_left = [&] { return base_piece(lattice, columns - gone, start - gone, finish - gone); };
    // Each step removes one column or three, so the piece stays at least 6 long.
    while (piece_left().length > longest_base) {
        const std::int32_t offset = (start - gone) / 2 * 2;
        const std::int32_t width = (start - gone) % 2 == 0 ? 2 : 4;
        const Relocation& r = plan.catalogue->along.at(width);
        Strip strip{view * Affine{{gone, -1}}, offset + width, offset, width};
        strip.kind = Strip::Kind::take_vacancy;
        strip.relocation = &r.forward;
        plan.add(strip);
        gone += offset + width;
        start += r.to.x - r.from.x;
    }
    const Piece piece = piece_left();
    const std::int32_t first = gone + piece.first;
    const std::int32_t row = view.inverse()(problem.finish()).y;
    plan.base_problem = {Board::rectangle(piece.length, 3, lattice), {start - first, 0}, {finish - first, row}};
    plan.base_place = view * Affine{{first, 0}};
    plan.base_sixes_left = piece.first / 2;
    plan.base_sixes_right = (columns - first - piece.length) / 2;
    plan.store_base();
    return plan;
}

}  // namespace pegwright::construct
