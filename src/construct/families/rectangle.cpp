// Strips of three rows are cut off all four sides until both sides are 4, 5 or 6 (or 7 to 9, see below). Start and
// finish in opposite strips are brought together by relocating purges, strip by strip, since on the square lattice a
// vacancy moves by three rows; where none of three rows exists (strips of length 4 and 5), by one of six rows, or, on
// boards too short for that, by a base solution of its own. With diagonal jumps a purge of three rows moves it into the
// next row, from wherever it is (theory/DIAGONAL.md).
#include "construct/families/families.hpp"

#include "construct/families/rectangle_cut.hpp"
#include "construct/plan/planner.hpp"

namespace pegwright::construct {
namespace {

constexpr int sides = 4;
constexpr std::int32_t deep_rows = 6;

// Strips of six rows are for what those of three cannot do.
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
    // Every strip to clear has a host. Its catalyst lies in the first three holes of the row beyond, or the row has
    // four holes and it is the outer two. The next strip along the same side takes the whole row. The next one along
    // the side at that end takes three columns or more; where the row has four holes there is none. Strips along the
    // other two sides leave four rows or columns, so they never get there. What no strip takes is in the base board.
    return Planner<RectangleCut>(problem, catalogue, whole, cuts_of).run().value();
}

}  // namespace pegwright::construct
