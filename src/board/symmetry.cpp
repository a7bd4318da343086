// Every symmetry of a board is a linear map that takes neighbours to neighbours, followed by a
// translation. There are 8 or 12 such maps, so all are tried. Which translation comes after one is
// not searched for: it is known, since the board's bounding rectangle has to come back to its place.
// Families know theirs by formula.
#include "board/symmetry.hpp"

#include <algorithm>

namespace pegwright::board {
namespace {

// Only one translation can take the images of a board back to it: the one that aligns the corners of the
// smallest rectangles around both.
std::vector<Affine> found_by_trial(const Board& board) {
    const std::vector<Hole> holes = board.holes();
    const auto corner = [&](const Affine& map) {
        Hole least = map(holes[0]);
        for (const Hole h : holes) least = {std::min(least.x, map(h).x), std::min(least.y, map(h).y)};
        return least;
    };
    const Hole here = corner(Affine{});
    std::vector<Affine> maps;
    for (Affine map : lattice_symmetries(board.lattice())) {
        map.origin = here - corner(map);
        if (std::all_of(holes.begin(), holes.end(), [&](Hole h) { return board.contains(map(h)); }))
            maps.push_back(map);
    }
    return maps;
}

// A long rectangle may be mirrored and turned by 180 degrees, and a square also turned by 90. On the
// triangular lattice the two mirror images of a parallelogram are not maps of the lattice, and drop
// out by themselves.
std::vector<Affine> of_rectangle(const Board& board) {
    const Hole last{board.width() - 1, board.height() - 1};
    std::vector<Affine> maps;
    for (Affine map : lattice_symmetries(board.lattice())) {
        const bool straight = map.ex.y == 0 && map.ey.x == 0;
        const bool turned = map.ex.x == 0 && map.ey.y == 0;
        if (!straight && !(turned && last.x == last.y)) continue;
        const Hole end = map(last);
        map.origin = {std::max(0, -end.x), std::max(0, -end.y)};
        maps.push_back(map);
    }
    return maps;
}

}  // namespace

std::vector<Affine> lattice_symmetries(Lattice lattice) {
    std::vector<Hole> directions;
    for (const std::int32_t sign : {1, -1})
        for (const Hole d : half_directions(lattice)) directions.push_back(sign * d);
    std::vector<Affine> maps;
    // The images of (1,0) and (0,1) may be any two directions, and what is no symmetry is dropped: it
    // flattens the lattice, or takes some direction to none.
    for (const Hole ex : directions) {
        for (const Hole ey : directions) {
            const Affine map{{0, 0}, ex, ey};
            const auto keeps = [&](Hole d) {
                return std::find(directions.begin(), directions.end(), map(d)) != directions.end();
            };
            if (ex.x * ey.y != ex.y * ey.x && std::all_of(directions.begin(), directions.end(), keeps))
                maps.push_back(map);
        }
    }
    return maps;
}

Affine triangle_symmetry(std::int32_t side, const CornerOrder& order) {
    // (x, y) is the mean of the corners with weights n-1-y, y-x and x; so is its image.
    constexpr Hole corner[] = {{0, 0}, {0, 1}, {1, 1}};
    const Hole a = corner[order[0]];
    const Hole b = corner[order[1]];
    const Hole c = corner[order[2]];
    return {(side - 1) * a, c - b, b - a};
}

std::vector<Affine> symmetries(const Board& board) {
    if (board.family() == Board::Family::rectangle) return of_rectangle(board);
    if (board.family() != Board::Family::triangle) return found_by_trial(board);
    std::vector<Affine> maps;
    for (const CornerOrder& order : corner_orders) maps.push_back(triangle_symmetry(board.height(), order));
    return maps;
}

}  // namespace pegwright::board
