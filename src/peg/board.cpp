#include "peg/board.hpp"

#include "peg/error.hpp"
#include "peg/names.hpp"

#include <algorithm>

namespace pegwright {

Board Board::triangle(std::int64_t n) {
    if (n < 1) fail_input("T" + std::to_string(n) + ": no such board; triangles are T1, T2, T3, …");
    if (n > max_side)
        fail_limit("T" + std::to_string(n) + " is too large to play on; its side may be at most " +
                   std::to_string(max_side) + " (feasible and pairs take any size)");
    return Board(static_cast<std::int32_t>(n));
}

Board Board::parse(const std::string& name) {
    const std::string digits = triangle_side_digits(name);
    // 18 digits fit an int64; anything longer is over max_side whatever it is.
    if (digits.size() > 18)
        fail_limit(name + " is too large to play on; its side may be at most " + std::to_string(max_side) +
                   " (feasible and pairs take any size)");
    return triangle(std::stoll(digits));
}

std::string Board::name() const { return "T" + std::to_string(side_); }

Hole Board::parse_hole(const std::string& text) const {
    std::int64_t x = 0;
    std::int64_t y = 0;
    const bool short_enough = text.size() <= 24;  // the longest names and pairs below max_side
    const auto comma = text.find(',');
    const bool fits = comma == std::string::npos ? text.size() <= 18 : (comma <= 10 && text.size() - comma <= 11);
    if (!short_enough || !fits || !parse_hole_name(text, x, y))
        fail_input("'" + text.substr(0, 40) + "' names no hole; holes are written c5 (column letters, row) or 2,4 (x,y from zero)");
    if (x > y || y >= side_)
        fail_input("hole " + text + " is not on " + name() + "; " +
                   holes_of_triangle(name(), column_letters<std::int64_t>(side_ - 1), std::to_string(side_)));
    return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
}

std::string triangle_side_digits(const std::string& name) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const std::string rest = name.empty() ? "" : name.substr(1);
    const bool digits = !rest.empty() && std::all_of(rest.begin(), rest.end(), is_digit);
    if (name.substr(0, 1) == "t" && digits)
        fail_input("'" + name + "' names no board; did you mean T" + rest + "?");
    if (name.substr(0, 1) != "T" || !digits || rest[0] == '0')
        fail_input("'" + name.substr(0, 60) + "' names no board; boards are the triangles T1, T2, T3, … (T and the number of holes on a side)");
    return rest;
}

std::string holes_of_triangle(const std::string& board, const std::string& last_column, const std::string& side) {
    return "the holes of " + board + " are a1 to " + last_column + side + ": row k (1 to " + side + ") has k holes, from column a on";
}

}  // namespace pegwright
