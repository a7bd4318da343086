#include "board/polygon.hpp"

#include "board/families/families.hpp"
#include "board/symmetry.hpp"

#include <limits>
#include <utility>

namespace pegwright::board {
namespace {

std::pair<std::int32_t, std::int32_t> run_of(const Polygon& p, std::int32_t y) {
    return {std::max(p.left, y + p.low), std::min(p.right, y + p.high) + 1};
}

}  // namespace

std::optional<Polygon> convex_polygon(const Board& board) {
    if (board.lattice() != Lattice::triangular) return std::nullopt;
    const std::int32_t last_row = board.height() - 1;
    if (board.family() == Board::Family::triangle) return Polygon{0, last_row, 0, last_row, -last_row, 0};
    if (board.family() == Board::Family::rectangle)
        return Polygon{0, board.width() - 1, 0, last_row, -last_row, board.width() - 1};
    constexpr std::int32_t far = std::numeric_limits<std::int32_t>::max();
    Polygon p{far, -far, far, -far, far, -far};
    // Only the first rows of a picture may be empty.
    bool one_run_each = true;
    for (std::int32_t y = 0; y <= last_row; ++y) {
        int runs = 0;
        board.for_each_run(y, [&](std::int32_t first, std::int32_t end) {
            ++runs;
            p = {std::min(p.left, first), std::max(p.right, end - 1), std::min(p.top, y),
                 std::max(p.bottom, y),   std::min(p.low, first - y), std::max(p.high, end - 1 - y)};
        });
        one_run_each = one_run_each && (runs == 1 || (runs == 0 && p.left == far));
    }
    if (!one_run_each || p.left == far) return std::nullopt;
    for (std::int32_t y = p.top; y <= p.bottom; ++y) {
        bool same = false;
        board.for_each_run(y,
                           [&](std::int32_t first, std::int32_t end) { same = run_of(p, y) == std::pair(first, end); });
        if (!same) return std::nullopt;
    }
    return p;
}

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
    const Polygon polygon = convex_polygon(board).value();
    std::vector<Affine> maps = lattice_symmetries(Lattice::triangular);
    for (Affine& map : maps) {
        const Polygon p = image_of(map, polygon);
        map.origin = {-p.left, -p.top};
    }
    return maps;
}

std::string polygon_name(const Polygon::Steps& steps) {
    std::string name = "polygon";
    for (const std::int32_t s : steps) name += (name.back() == 'n' ? "" : "x") + std::to_string(s + 1);
    return name;
}

Board polygon_board(const Polygon& polygon) {
    const Polygon::Steps s = polygon.steps();
    if (s[0] == 0 && s[2] == 0 && s[4] == 0) return Board::triangle(s[1] + 1);
    if (s[1] == 0 && s[4] == 0) return Board::rectangle(s[0] + 1, s[2] + 1, Lattice::triangular);
    std::array<std::int32_t, 6> sides{};
    for (std::size_t i = 0; i < 6; ++i) sides[i] = s[i] + 1;
    return Board::of(Lattice::triangular, polygon_of_sides(sides), polygon_name(s));
}

}  // namespace pegwright::board
