// Integers of any length, and the holes and boards with such coordinates. Theorems take sides of up to a million
// digits; boards to play on end at 10^9 (board.hpp). digits.hpp has the cost.
#pragma once

#include "board/parse.hpp"
#include "board/polygon.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <optional>
#include <string>

namespace pegwright::theory {

using Integer = boost::multiprecision::cpp_int;

// Column and row from zero, as in Hole.
struct BigHole {
    Integer x;
    Integer y;

    friend bool operator==(const BigHole&, const BigHole&) = default;
};

inline BigHole big(Hole h) { return {h.x, h.y}; }
std::string hole_name(const BigHole& h);
// From 0 to m - 1.
int modulo(const Integer& n, int m);

// A board with a theorem. The sides of the first three have any length.
//
//    - T_n
//    - a rectangle of the square or the diagonal lattice
//    - a convex polygon of the triangular lattice
//    - a thick board of 3 x 3 blocks (board/polyomino.hpp)
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
    // The board must have a theorem (else std::logic_error).
    explicit BigBoard(const Board& board);
    // Throws Error (input) as parse_board() does, but no size is too large.
    static BigBoard parse(const std::string& name);
    // As parse(), for names with sizes that have a theorem, such as hexagon100 or diagonal:8x5; nothing for others.
    static std::optional<BigBoard> of_any_size(const std::string& name);

    std::string name() const;
    std::string label() const { return label_.empty() ? name() : label_; }
    Family family() const { return family_; }
    const Integer& side() const { return height_; }
    const Integer& width() const { return width_; }
    const Integer& height() const { return height_; }
    const Polygon& bounds() const { return bounds_; }
    // Only for boards of 3 x 3 blocks.
    const std::optional<Board>& board() const { return board_; }
    Integer hole_count() const;
    bool contains(const BigHole& h) const;
    // Takes c5 or 2,4. Throws Error (input) as parse_hole() in notation.
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
    std::string name_;  // of polygons and boards of blocks
    std::string label_;
};

}  // namespace pegwright::theory
