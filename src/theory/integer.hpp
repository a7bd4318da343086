// Integers of any length, and holes and boards that need them.
//
// Boards to play on end at sides of 10^9 (board.hpp), theorems do not: feasible and pairs
// take sides of any number of digits. Cost is that of the arithmetic, quadratic in the digits at
// most.
#pragma once

#include "board/parse.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <string>

namespace pegwright::theory {

using Integer = boost::multiprecision::cpp_int;

// As Hole, column and row from zero.
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
    using Family = Board::Family;
    static BigBoard triangle(const Integer& side) { return {Family::triangle, side, side}; }
    static BigBoard rectangle(Integer width, Integer height) {
        return {Family::rectangle, std::move(width), std::move(height)};
    }
    // A T_n, or a rectangle of the square lattice, as has_theorem() asks; throws std::logic_error for others.
    explicit BigBoard(const Board& board);
    // Throws Error (input) as parse_board() does; no T_n or rectangle is too large.
    static BigBoard parse(const std::string& name);

    std::string name() const { return is_t() ? "T" + height_.str() : width_.str() + "x" + height_.str(); }
    Family family() const { return family_; }
    // The side of a triangle.
    const Integer& side() const { return height_; }
    const Integer& width() const { return width_; }
    const Integer& height() const { return height_; }
    Integer hole_count() const { return is_t() ? Integer(height_ * (height_ + 1) / 2) : Integer(width_ * height_); }
    bool contains(const BigHole& h) const {
        return h.x >= 0 && h.y >= 0 && h.x < (is_t() ? Integer(h.y + 1) : width_) && h.y < height_;
    }
    // By letters or x,y from zero. Throws Error (input) as notation's parse_hole() does.
    BigHole parse_hole(const std::string& text) const;

private:
    BigBoard(Family family, Integer width, Integer height)
        : family_(family), width_(std::move(width)), height_(std::move(height)) {}
    bool is_t() const { return family_ == Family::triangle; }
    Family family_;
    Integer width_;
    Integer height_;
};

}  // namespace pegwright::theory
