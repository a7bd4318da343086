#include "construct/rectangle.hpp"

#include "base/error.hpp"
#include "construct/planner.hpp"
#include "construct/rectangle_cut.hpp"

namespace pegwright::construct {
namespace {

constexpr int sides = 4;
constexpr std::int32_t deep_rows = 6;

// Strips of six rows are for what those of three cannot do.
std::vector<RectangleCut> cuts_of(const RectangleRest& rest) {
    std::vector<RectangleCut> cuts;
    for (const std::int32_t rows : {strip_rows, deep_rows})
        for (int side = 0; side < sides; ++side)
            if (const auto cut = RectangleCut::of(rest, side, rows)) cuts.push_back(*cut);
    return cuts;
}

}  // namespace

Plan plan_rectangle(const Problem& problem) {
    const Board& board = problem.board;
    const RectangleRest whole{{0, 0}, board.width(), board.height(), board.lattice()};
    const Catalogue& catalogue = whole.lattice == Lattice::diagonal ? diagonal_catalogue() : square_catalogue();
    Planner<RectangleCut> planner(problem, catalogue, whole, cuts_of);
    auto plan = planner.run();
    // The next strip along this side, or along one at an end of it, holds the catalyst at that end.
    if (!plan) fail_internal("a strip of " + board.label() + " has no host");
    return std::move(*plan);
}

}  // namespace pegwright::construct
