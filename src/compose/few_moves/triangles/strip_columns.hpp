// A board for searches: the full columns of a strip of six rows below an empty triangle, and holes near them.
#pragma once

#include "compose/few_moves/passes/corner.hpp"
#include "game/position.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace pegwright::compose::few_moves {

constexpr std::int32_t trail_row = strip_rows - 2;
// For searches: above the strip, and left of the full columns down to the trail.
constexpr std::int32_t rows_above_strip = 4;
constexpr std::int32_t columns_behind = 3;

// The first column of the right field, which leaves by passes with trails: `first` + 12 or 13. Nothing if the rest is
// too short. side: of the triangle above
std::optional<std::int32_t> right_field(std::int32_t side, std::int32_t first);

class StripColumns {
public:
    // From `first` on, up to the right field.
    StripColumns(std::int32_t side, std::int32_t first, std::optional<std::int32_t> right);

    const Board& board() const { return board_; }
    Hole to_board(Hole strip) const { return strip - origin_; }
    Jump from_board(const Jump& jump) const { return {jump.from + origin_, jump.to + origin_}; }
    // Full columns, and the right field's trail.
    Position start() const;
    Position position(std::span<const Hole> pegs) const;

private:
    Board board_of() const;

    std::int32_t side_;
    std::int32_t first_;
    std::optional<std::int32_t> right_;
    Hole origin_;
    Board board_;
};

}  // namespace pegwright::compose::few_moves
