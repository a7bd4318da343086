// Integers of any length, and holes and boards that need them.
//
// Boards to play on end at sides of 10^9 (board.hpp), theorems do not: feasible and pairs
// take sides of up to a million digits. Reading and writing them cost what digits.hpp says, a product of two with a
// million digits 0.14 s.
#pragma once

#include "board/parse.hpp"
#include "board/polygon.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <optional>
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

// T_n, w x h of the square lattice or the diagonal one or a convex polygon of the triangular one, with sides of any
// length; or a thick board of 3 x 3 blocks (board/polyomino.hpp).
class BigBoard {
public:
    enum class Family { triangle, rectangle, diagonal, polygon, polyomino };
    using Polygon = board::PolygonOf<Integer>;

    static BigBoard triangle(const Integer& side) { return {Family::triangle, side, side}; }
    static BigBoard rectangle(Integer width, Integer height) {
        return {Family::rectangle, std::move(width), std::move(height)};
    }
    static BigBoard diagonal(Integer width, Integer height) {
        return {Family::diagonal, std::move(width), std::move(height)};
    }
    static BigBoard polygon(Polygon polygon, std::string name, std::string label);
    // A board that has_theorem(); throws std::logic_error for others.
    explicit BigBoard(const Board& board);
    // Throws Error (input) as parse_board() does; no T_n or rectangle is too large.
    static BigBoard parse(const std::string& name);
    // The same for all boards that names give a size and that have a theorem, such as hexagon100, triangular:8x5 or
    // diagonal:8x5; nothing for other names.
    static std::optional<BigBoard> of_any_size(const std::string& name);

    std::string name() const;
    // For messages.
    std::string label() const { return label_.empty() ? name() : label_; }
    Family family() const { return family_; }
    // The side of a triangle.
    const Integer& side() const { return height_; }
    const Integer& width() const { return width_; }
    const Integer& height() const { return height_; }
    // Of a polygon.
    const Polygon& bounds() const { return bounds_; }
    // One of 3 x 3 blocks; nothing for all others.
    const std::optional<Board>& board() const { return board_; }
    Integer hole_count() const;
    bool contains(const BigHole& h) const;
    // By letters or x,y from zero. Throws Error (input) as notation's parse_hole() does.
    BigHole parse_hole(const std::string& text) const;

private:
    BigBoard(Family family, Integer width, Integer height)
        : family_(family), width_(std::move(width)), height_(std::move(height)) {}
    bool is_t() const { return family_ == Family::triangle; }
    Family family_;
    Integer width_;
    Integer height_;
    Polygon bounds_;
    std::optional<Board> board_;
    std::string name_;  // of a polygon or a board of blocks
    std::string label_;
};

}  // namespace pegwright::theory
