// Integers of any length, and holes and boards that need them.
#pragma once

#include "board/board.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <string>

namespace pegwright::theory {

using Integer = boost::multiprecision::cpp_int;

struct BigHole {
    Integer x;
    Integer y;

    friend bool operator==(const BigHole&, const BigHole&) = default;
};

inline BigHole big(Hole h) { return {h.x, h.y}; }
std::string hole_name(const BigHole& h);
// n mod m, never negative.
int modulo(const Integer& n, int m);

// T_n or w x h with sides of any length.
class BigBoard {
public:
    static BigBoard triangle(Integer side) { return {true, side, side}; }
    static BigBoard rectangle(Integer width, Integer height) { return {false, std::move(width), std::move(height)}; }
    explicit BigBoard(const Board& board) : BigBoard(board.is_triangle(), board.width(), board.height()) {}
    // Throws Error (input) as Board::parse does; no size is too large.
    static BigBoard parse(const std::string& name);

    std::string name() const { return triangle_ ? "T" + height_.str() : width_.str() + "x" + height_.str(); }
    bool is_triangle() const { return triangle_; }
    // The side of a triangle.
    const Integer& side() const { return height_; }
    const Integer& width() const { return width_; }
    const Integer& height() const { return height_; }
    Integer hole_count() const { return triangle_ ? Integer(height_ * (height_ + 1) / 2) : Integer(width_ * height_); }
    bool contains(const BigHole& h) const {
        return h.x >= 0 && h.y >= 0 && h.x < (triangle_ ? Integer(h.y + 1) : width_) && h.y < height_;
    }
    // Throws Error (input) as Board::parse_hole does.
    BigHole parse_hole(const std::string& text) const;

private:
    BigBoard(bool triangle, Integer width, Integer height)
        : triangle_(triangle), width_(std::move(width)), height_(std::move(height)) {}
    bool triangle_;
    Integer width_;
    Integer height_;
};

}  // namespace pegwright::theory
