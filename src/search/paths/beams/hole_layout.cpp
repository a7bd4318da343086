#include "search/paths/beams/hole_layout.hpp"

#include <algorithm>
#include <limits>
#include <optional>

namespace pegwright::search::paths::beams {
namespace {

// Wider columns help only contrived boards.
constexpr int widest_column = 8;

std::optional<int> span(std::span<const Hole> holes, int column, int row, std::vector<int>& places) {
    places.clear();
    for (const Hole h : holes) places.push_back(column * h.x + row * h.y);
    std::sort(places.begin(), places.end());
    if (std::adjacent_find(places.begin(), places.end()) != places.end()) return std::nullopt;
    return places.back() - places.front() + 1;
}

}  // namespace

HoleLayout::HoleLayout(const Board& board) : board_(board), holes_(Position(board).holes(true)) {
    for (const Hole d : half_directions(board.lattice()))
        for (const std::int32_t sign : {1, -1}) directions_.push_back(sign * d);
    std::vector<int> places;
    int fewest = std::numeric_limits<int>::max();
    for (int column = 1; column <= widest_column; ++column) {
        // A larger row takes more bits.
        int row = 1;
        std::optional<int> bits;
        for (; !bits; ++row) bits = span(holes_, column, row, places);
        if (*bits >= fewest) continue;
        fewest = *bits;
        column_ = column;
        row_ = row - 1;
        first_ = places.front();
    }
    bits_ = static_cast<std::size_t>(fewest);
    hole_of_.resize(bits_);
    for (const Hole h : holes_) hole_of_[bit(h)] = h;
}

}  // namespace pegwright::search::paths::beams
