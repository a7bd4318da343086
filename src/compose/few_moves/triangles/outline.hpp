// A triangle within a larger one, which grows into it side by side: rows beyond a side leave by a peg near it
// (compose/few_moves/passes/rows.hpp, theory/MOVES.md, "Beside a lone peg").
#pragma once

#include "base/limits.hpp"
#include "board/affine.hpp"
#include "compose/few_moves/passes/rows.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace pegwright::compose::few_moves {

// Below, left, right.
constexpr std::size_t sides = 3;
using RowsBeyond = std::array<std::int32_t, sides>;

struct Outline {
    std::int32_t left = 0;    // the least x
    std::int32_t right = 0;   // the least y - x
    std::int32_t bottom = 0;  // the greatest y

    std::int32_t side() const { return bottom - left - right + 1; }
    // Rows from there to a side, whose own row is 0.
    std::int32_t distance(std::size_t to, Hole h) const {
        return to == 0 ? bottom - h.y : to == 1 ? h.x - left : h.y - h.x - right;
    }
    void grow(std::size_t at, std::int32_t rows) {
        (at == 0 ? bottom : at == 1 ? left : right) += at == 0 ? rows : -rows;
    }
    // Turned so that this side is below, with its first hole at (0, 0).
    board::Affine turned(std::size_t to_below) const;
};

// How the rows beyond a side can leave while these are the triangle's pegs: none is in the row at that side, and one of
// the next row has the columns to itself that it needs. Nothing if they cannot. O(pegs^2).
std::optional<Parting> passing(const Outline& outline, std::size_t side, std::span<const Hole> pegs);

}  // namespace pegwright::compose::few_moves
