#include "theory/integer.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"
#include "board/names.hpp"
#include "notation/holes.hpp"

namespace pegwright::theory {

std::string hole_name(const BigHole& h) { return column_letters<Integer>(h.x) + Integer(h.y + 1).str(); }

// C++ rounds towards zero, so a remainder may be negative.
int modulo(const Integer& n, int m) { return static_cast<int>(((n % m) + m) % m); }

BigBoard::BigBoard(const Board& board) : BigBoard(board.family(), board.width(), board.height()) {
    const bool square = board.lattice() == Lattice::square;
    if (family_ == Family::other || (family_ == Family::rectangle && !square))
        fail_internal("a theorem of T_n and rectangles is asked about " + board.label());
}

BigBoard BigBoard::parse(const std::string& name) {
    // Boost takes a leading zero for octal; split_board_name lets none through.
    const auto parts = split_board_name(name);
    if (!parts) return BigBoard(parse_board(name));
    return {parts->triangle ? Family::triangle : Family::rectangle, Integer(parts->width), Integer(parts->height)};
}

BigHole BigBoard::parse_hole(const std::string& text) const {
    constexpr std::size_t longest = 10000;  // characters; parsing is quadratic in them
    BigHole h;
    if (text.size() > longest || !parse_hole_name(text, h.x, h.y))
        fail_input("'" + text.substr(0, 40) +
                   "' names no hole; holes are written c5 (column letters, row) or 2,4 (x,y from zero)");
    if (!contains(h))
        fail_input("hole " + shortened(text, 60) + " is not on " + shortened(name(), 60) + "; " +
                   holes_of_board(shortened(name(), 60), is_t(), shortened(column_letters<Integer>(width_ - 1), 60),
                                  shortened(height_.str(), 60)));
    return h;
}

}  // namespace pegwright::theory
