// Convex polygons of the triangular lattice, such as T_n, parallelograms, trapezoids and hexagons: all holes between
// two parallel lines in each of the three directions.
//
// Sides are numbered clockwise from the top row. Their length is in steps, one less than their holes; a side of zero
// steps is a corner of 60 degrees:
//
//        0          T_4: sides 1, 3 and 5 have three steps, sides 0, 2 and 4 none.
//      o - o
//   5 /     \ 1     Steps s0 … s5 close iff s0 + s1 = s3 + s4 and s1 + s2 = s4 + s5;
//    o       o      s2 + s3 = s5 + s0 follows.
//   4 \     / 2
//      o - o        Each direction has one line of holes more than such a sum.
//        3
//
// All operations are O(1) except recognition. Int is std::int32_t for boards to play on; theory takes integers of any
// length.
#pragma once

#include "board/affine.hpp"
#include "board/board.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace pegwright::board {

// The step along each side, clockwise.
inline constexpr std::array<Hole, 6> along_side = {{{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}}};

constexpr int side_after(int side) { return (side + 1) % 6; }
constexpr int side_before(int side) { return (side + 5) % 6; }

template <class Int>
struct PolygonOf {
    using Steps = std::array<Int, 6>;
    struct Corner {
        Int x;
        Int y;
    };

    // All holes with x from left to right, y from top to bottom, x - y from low to high. Each bound is reached.
    Int left{};
    Int right{};
    Int top{};
    Int bottom{};
    Int low{};
    Int high{};

    // In the top left corner; nothing if the sides do not close.
    static std::optional<PolygonOf> of(const Steps& s) {
        if (s[0] + s[1] != s[3] + s[4] || s[1] + s[2] != s[4] + s[5]) return std::nullopt;
        // The top row begins at (0, 0); side 5 lies in column 0 and begins at (0, s5).
        const Int width = s[0] + s[1];
        const Int height = s[1] + s[2];
        return PolygonOf{Int(0), width, Int(0), height, Int(0) - s[5], s[0]};
    }

    Steps steps() const {
        const auto between = [](const Int& from, const Int& to) { return Int(to - from); };
        const Int from_left = std::max(left, Int(top + low));
        const Int from_below = std::max(left, Int(bottom + low));
        return {between(from_left, std::min(right, Int(top + high))),
                between(std::max(Int(left - high), top), std::min(Int(right - high), bottom)),
                between(std::max(top, Int(right - high)), std::min(bottom, Int(right - low))),
                between(from_below, std::min(right, Int(bottom + high))),
                between(std::max(Int(left - low), top), std::min(Int(right - low), bottom)),
                between(std::max(top, Int(left - high)), std::min(bottom, Int(left - low)))};
    }
    // Lines of holes parallel to sides 0, 1 and 2.
    std::array<Int, 3> lines() const { return {Int(bottom - top + 1), Int(high - low + 1), Int(right - left + 1)}; }

    template <class H>
    bool contains(const H& h) const {
        return h.x >= left && h.x <= right && h.y >= top && h.y <= bottom && h.x - h.y >= low && h.x - h.y <= high;
    }
    // Rows between a hole and a side.
    template <class H>
    Int distance(const H& h, int side) const {
        switch (side) {
            case 0:
                return h.y - top;
            case 1:
                return high - (h.x - h.y);
            case 2:
                return right - h.x;
            case 3:
                return bottom - h.y;
            case 4:
                return h.x - h.y - low;
            default:
                return h.x - left;
        }
    }
    // A side's first corner, going clockwise.
    Corner corner(int side) const {
        switch (side) {
            case 0:
                return {std::max(left, Int(top + low)), top};
            case 1:
                return {std::min(right, Int(top + high)), std::max(top, Int(left - high))};
            case 2:
                return {right, std::max(top, Int(right - high))};
            case 3:
                return {std::min(right, Int(bottom + high)), bottom};
            case 4:
                return {std::max(left, Int(bottom + low)), std::min(bottom, Int(right - low))};
            default:
                return {left, std::min(bottom, Int(left - low))};
        }
    }
    // Removes lines along a side; nothing if none is left.
    std::optional<PolygonOf> without(int side, const Int& lines) const {
        PolygonOf p(*this);
        switch (side) {
            case 0:
                p.top += lines;
                break;
            case 1:
                p.high -= lines;
                break;
            case 2:
                p.right -= lines;
                break;
            case 3:
                p.bottom -= lines;
                break;
            case 4:
                p.low += lines;
                break;
            default:
                p.left += lines;
                break;
        }
        // Moving one bound can make others unreachable.
        p = p.tightened();
        if (p.left > p.right || p.top > p.bottom || p.low > p.high) return std::nullopt;
        return p;
    }

private:
    PolygonOf tightened() const {
        return {std::max(left, Int(top + low)),    std::min(right, Int(bottom + high)),
                std::max(top, Int(left - high)),   std::min(bottom, Int(right - low)),
                std::max(low, Int(left - bottom)), std::min(high, Int(right - top))};
    }
};

using Polygon = PolygonOf<std::int32_t>;

// The least of the steps' images under turns and mirrors.
template <class Int>
std::array<Int, 6> canonical_steps(const std::array<Int, 6>& steps) {
    std::array<Int, 6> best = steps;
    std::array<Int, 6> image = steps;
    for (int mirrored = 0; mirrored < 2; ++mirrored) {
        for (int turns = 0; turns < 6; ++turns) {
            std::rotate(image.begin(), image.begin() + 1, image.end());
            best = std::min(best, image);
        }
        std::reverse(image.begin(), image.end());
    }
    return best;
}

// The polygon that a board is, wherever its picture begins. O(rows), or O(1) with a formula.
std::optional<Polygon> convex_polygon(const Board& board);

// The twelve maps that turn or mirror the polygon, each with its image in the top left corner.
std::vector<Affine> polygon_images(const Board& board);

Polygon image_of(const Affine& map, const Polygon& polygon);

// polygon4x3x2x5x2x3: holes on each side.
std::string polygon_name(const Polygon::Steps& steps);
// In the top left corner, named T_n or triangular:WxH if it is one. Throws Error (limit) if too large.
Board polygon_board(const Polygon& polygon);

}  // namespace pegwright::board
