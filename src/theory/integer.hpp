// Integers of any length, and holes and boards that need them.
#pragma once

#include "peg/board.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <string>

namespace pegwright {

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

// T_n for any n >= 1.
class BigBoard {
public:
    explicit BigBoard(Integer side) : side_(std::move(side)) {}
    explicit BigBoard(const Board& board) : side_(board.side()) {}
    // Throws Error (input) as Board::parse does; no size is too large.
    static BigBoard parse(const std::string& name);

    std::string name() const { return "T" + side_.str(); }
    const Integer& side() const { return side_; }
    Integer hole_count() const { return side_ * (side_ + 1) / 2; }
    bool contains(const BigHole& h) const { return h.x >= 0 && h.x <= h.y && h.y < side_; }
    // Throws Error (input) as Board::parse_hole does.
    BigHole parse_hole(const std::string& text) const;

private:
    Integer side_;
};

}  // namespace pegwright
