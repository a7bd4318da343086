// Convex polygons of the triangular lattice: all holes between two parallels in each of its three directions.
//
// T_n, parallelograms, trapezoids and hexagons are such polygons. Sides are numbered clockwise from the top row, and
// have a length of steps, one less than the number of their holes; a side of no step is a corner of 60 degrees:
//
//        0          T_4: 3 sides of three steps (1, 3, 5), corners at 0, 2, 4.
//      o - o
//   5 /     \ 1     Steps s0 … s5 close iff s0 + s1 = s3 + s4 and s1 + s2 = s4 + s5; then s2 + s3 = s5 + s0
//    o       o      as well. The number of lines in a direction is one more than such a sum.
//   4 \     / 2
//      o - o
//        3
//
// All operations are O(1) but recognition. Int: std::int32_t for boards to play on, integers of any length for theory.
#pragma once

#include "board/affine.hpp"
#include "board/board.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace pegwright::board {

// Which way one walks along each side, clockwise.
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

    // All x from left to right, y from top to bottom, x - y from low to high; each bound is reached.
    Int left{};
    Int right{};
    Int top{};
    Int bottom{};
    Int low{};
    Int high{};

    // From its sides' steps, in the columns and rows from zero on; nothing if they do not close.
    static std::optional<PolygonOf> of(const Steps& s) {
        if (s[0] + s[1] != s[3] + s[4] || s[1] + s[2] != s[4] + s[5]) return std::nullopt;
        // The top row begins where the side before it, going up along a column, ends; the side before that goes up
        // to the left.
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
    // Lines of holes in the direction of sides 0, 1 or 2.
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
    // Where a side begins, going clockwise.
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
    // What is left if so many lines along a side go; nothing if that is nothing.
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
        // One bound that moved may leave others out of reach, and these no more.
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

// The steps of the image, turned or mirrored, that comes first: the same for all images of a polygon.
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

// The polygon that a board of the triangular lattice is, wherever its picture begins; nothing if it is none. O(rows),
// of T_n and parallelograms O(1).
std::optional<Polygon> convex_polygon(const Board& board);

// The maps of the lattice that take a polygon to an image of its own, turned or mirrored, in the columns and rows from
// zero on: twelve. The board must be a convex polygon.
std::vector<Affine> polygon_images(const Board& board);

// Where a map of the lattice takes a polygon.
Polygon image_of(const Affine& map, const Polygon& polygon);

// As boards with such a number of holes on each side are written: polygon4x3x2x5x2x3.
std::string polygon_name(const Polygon::Steps& steps);
// The board of that name, T_n or triangular:WxH where it is one, in the columns and rows from zero on. Throws Error
// (limit) if it is too large.
Board polygon_board(const Polygon& polygon);

}  // namespace pegwright::board
