#include "compose/few_moves/triangles/strip_columns.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace pegwright::compose::few_moves {
namespace {

// Full columns that a search has, or one more.
constexpr std::int32_t full_columns = 12;

}  // namespace

std::optional<std::int32_t> right_field(std::int32_t side, std::int32_t first) {
    for (std::int32_t column = first + full_columns; column <= first + full_columns + 1; ++column) {
        const std::int32_t length = side + 1 - column;
        if (length >= 11 || (length >= 8 && length % 2 == 0)) return column;
    }
    return std::nullopt;
}

StripColumns::StripColumns(std::int32_t side, std::int32_t first, std::optional<std::int32_t> right)
    : side_(side),
      first_(first),
      right_(right),
      origin_{std::max(0, first - columns_behind), -rows_above_strip},
      board_(board_of()) {}

Board StripColumns::board_of() const {
    std::vector<Hole> holes;
    for (std::int32_t y = -rows_above_strip; y < strip_rows; ++y) {
        const std::int32_t end = std::min(right_ ? *right_ + 4 : side_ + y + 1, side_ + y + 1);
        for (std::int32_t x = y < trail_row ? origin_.x : first_; x < end; ++x) holes.push_back(to_board({x, y}));
    }
    return Board::of(Lattice::triangular, board::Spans(std::move(holes)));
}

Position StripColumns::position(std::span<const Hole> pegs) const {
    Position position = Position::empty(board_);
    for (const Hole& h : pegs) position.set(to_board(h));
    return position;
}

Position StripColumns::start() const {
    std::vector<Hole> pegs;
    for (std::int32_t y = 0; y < strip_rows; ++y)
        for (std::int32_t x = first_; x < right_.value_or(side_ + y + 1); ++x) pegs.push_back({x, y});
    if (right_)
        for (const std::int32_t y : {-1, 1, 3}) pegs.push_back({*right_ + 1, y});
    return position(pegs);
}

}  // namespace pegwright::compose::few_moves
