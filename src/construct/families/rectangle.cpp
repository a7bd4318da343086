// Cuts strips of three rows off all four sides until both sides are 4, 5 or 6 (sometimes 7 to 9).
//
// On the square lattice relocating purges bring start and finish together by three rows at a time. Strips of length 4
// and 5 lack some of these: a purge of six rows serves, or a larger base solution. With diagonal jumps a purge moves
// any vacancy into the next row (theory/DIAGONAL.md).
#include "construct/families/families.hpp"

#include "construct/families/rectangle_cut.hpp"
#include "construct/plan/planner.hpp"

namespace pegwright::construct {
namespace {

constexpr int sides = 4;
constexpr std::int32_t deep_rows = 6;

// Strips of six rows come last.
std::vector<RectangleCut> cuts_of(const PlacedRectangle& left) {
    std::vector<RectangleCut> cuts;
    for (const std::int32_t rows : {purge_rows, deep_rows})
        for (int side = 0; side < sides; ++side)
            if (const auto cut = RectangleCut::of(left, side, rows)) cuts.push_back(*cut);
    return cuts;
}

}  // namespace

Plan plan_rectangle(const Problem& problem) {
    const Board& board = problem.board;
    const PlacedRectangle whole{{0, 0}, board.width(), board.height(), board.lattice()};
    const Catalogue& catalogue = whole.lattice == Lattice::diagonal ? diagonal_catalogue() : square_catalogue();
    // Every strip has a host. Its catalyst is in the first three holes of the row beyond it, or is the outer two of
    // four. The next strip along the same side takes that whole row. The next strip at that end takes at least three
    // columns, or does not exist if the row has four holes. Strips along the other two sides leave four rows or columns
    // and never get there. Otherwise the base board takes it.
    return Planner<RectangleCut>(problem, catalogue, whole, cuts_of).run().value();
}

}  // namespace pegwright::construct
