#include "theory/integer.hpp"

#include "peg/error.hpp"
#include "peg/names.hpp"

namespace pegwright {

std::string hole_name(const BigHole& h) { return column_letters<Integer>(h.x) + Integer(h.y + 1).str(); }

int modulo(const Integer& n, int m) { return static_cast<int>(((n % m) + m) % m); }

BigBoard BigBoard::parse(const std::string& name) {
    // Boost takes a leading zero for octal; triangle_side_digits lets none through.
    return BigBoard(Integer(triangle_side_digits(name)));
}

BigHole BigBoard::parse_hole(const std::string& text) const {
    constexpr std::size_t longest = 10000;  // characters; parsing is quadratic in them
    BigHole h;
    if (text.size() > longest || !parse_hole_name(text, h.x, h.y))
        fail_input("'" + text.substr(0, 40) + "' names no hole; holes are written c5 (column letters, row) or 2,4 (x,y from zero)");
    if (!contains(h))
        fail_input("hole " + text + " is not on " + name() + "; " + holes_of_triangle(name(), column_letters<Integer>(side_ - 1), side_.str()));
    return h;
}

}  // namespace pegwright
