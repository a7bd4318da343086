#include "construct/catalogue/polygon_bases.hpp"

#include "board/symmetry.hpp"
#include "construct/catalogue/catalogue.hpp"
#include "construct/catalogue/solution_file.hpp"

namespace pegwright::construct {
namespace {

using board::Polygon;

std::optional<Solution> in_own_file(const Problem& problem) {
    return solution_in_file("base_solutions/polygon/" + problem.board.name() + ".txt", problem);
}

// T_n have files of their own.
std::optional<Solution> stored_image(const Problem& problem) {
    return problem.board.family() == Board::Family::triangle ? base_solution(problem) : in_own_file(problem);
}

}  // namespace

Polygon image_of(const Affine& map, const Polygon& polygon) {
    Polygon p{};
    for (int side = 0; side < 6; ++side) {
        const auto corner = polygon.corner(side);
        const Hole h = map(Hole{corner.x, corner.y});
        const std::int32_t d = h.x - h.y;
        if (side == 0) p = {h.x, h.x, h.y, h.y, d, d};
        p = {std::min(p.left, h.x),   std::max(p.right, h.x), std::min(p.top, h.y),
             std::max(p.bottom, h.y), std::min(p.low, d),     std::max(p.high, d)};
    }
    return p;
}

std::vector<Affine> polygon_images(const Board& board) {
    const Polygon polygon = board::convex_polygon(board).value();
    std::vector<Affine> maps = board::lattice_symmetries(Lattice::triangular);
    for (Affine& map : maps) {
        const Polygon p = image_of(map, polygon);
        map.origin = {-p.left, -p.top};
    }
    return maps;
}

std::optional<Solution> polygon_base_solution(const Problem& problem) {
    const Polygon polygon = board::convex_polygon(problem.board).value();
    for (const Affine& map : polygon_images(problem.board)) {
        const Board board = board::polygon_board(image_of(map, polygon));
        const Hole start = map(problem.vacate());
        const Hole finish = map(problem.finish());
        auto solution = stored_image({board, start, finish});
        if (!solution)
            if (auto backwards = stored_image({board, finish, start})) solution = reversed(std::move(*backwards));
        if (!solution) continue;
        const Affine back = map.inverse();
        for (Jump& jump : solution->jumps) jump = back(jump);
        return Solution{problem, std::move(solution->jumps)};
    }
    return std::nullopt;
}

}  // namespace pegwright::construct
