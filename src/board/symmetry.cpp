#include "board/symmetry.hpp"

namespace pegwright::board {

Affine triangle_symmetry(std::int32_t side, const CornerOrder& order) {
    // (x, y) is the mean of the corners with weights n-1-y, y-x and x; so is its image.
    constexpr Hole corner[] = {{0, 0}, {0, 1}, {1, 1}};
    const Hole a = corner[order[0]];
    const Hole b = corner[order[1]];
    const Hole c = corner[order[2]];
    return {(side - 1) * a, c - b, b - a};
}

std::vector<Affine> symmetries(const Board& board) {
    std::vector<Affine> maps;
    if (board.is_triangle()) {
        for (const CornerOrder& order : corner_orders) maps.push_back(triangle_symmetry(board.height(), order));
        return maps;
    }
    const std::int32_t right = board.width() - 1;
    const std::int32_t bottom = board.height() - 1;
    maps = {
        Affine{}, {{right, 0}, {-1, 0}, {0, 1}}, {{0, bottom}, {1, 0}, {0, -1}}, {{right, bottom}, {-1, 0}, {0, -1}}};
    if (board.width() != board.height()) return maps;
    const Affine transposition{{0, 0}, {0, 1}, {1, 0}};
    for (std::size_t i = 0; i < 4; ++i) maps.push_back(maps[i] * transposition);
    return maps;
}

}  // namespace pegwright::board
