#include "board/board.hpp"

#include "base/error.hpp"
#include "board/names.hpp"

#include <algorithm>

namespace pegwright::board {
namespace {

std::int32_t checked_side(std::int64_t side, const std::string& board) {
    if (side < 1) fail_input(board + ": no such board; sides are 1, 2, 3, …");
    if (side > Board::max_side)
        fail_limit(board + " is too large to play on; a side may be at most " + std::to_string(Board::max_side) +
                   " (feasible and pairs take any size)");
    return static_cast<std::int32_t>(side);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_side(const std::string& text) {
    return !text.empty() && text[0] != '0' && std::all_of(text.begin(), text.end(), is_digit);
}

// 18 digits fit an int64; anything longer is over max_side whatever it is.
std::int64_t side_value(const std::string& digits) {
    return digits.size() > 18 ? Board::max_side + 1 : std::stoll(digits);
}

}  // namespace

Board Board::triangle(std::int64_t n) { return {0, checked_side(n, "T" + std::to_string(n))}; }

Board Board::rectangle(std::int64_t width, std::int64_t height) {
    const std::string name = std::to_string(width) + "x" + std::to_string(height);
    return {checked_side(width, name), checked_side(height, name)};
}

Board Board::parse(const std::string& name) {
    const BoardName parts = parse_board_name(name);
    const std::int32_t width = checked_side(side_value(parts.width), name);
    return parts.triangle ? Board{0, width} : Board{width, checked_side(side_value(parts.height), name)};
}

std::string Board::name() const {
    return is_triangle() ? "T" + std::to_string(rows_) : std::to_string(width_) + "x" + std::to_string(rows_);
}

Hole Board::parse_hole(const std::string& text) const {
    const auto [x, y] = split_hole_name(text);
    if (y >= rows_ || x >= row_length(static_cast<std::int32_t>(y)))
        fail_input(
            "hole " + text + " is not on " + name() + "; " +
            holes_of_board(name(), is_triangle(), column_letters<std::int64_t>(width() - 1), std::to_string(rows_)));
    return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
}

std::optional<BoardName> split_board_name(const std::string& name) {
    const std::string rest = name.empty() ? "" : name.substr(1);
    if (name[0] == 'T' && is_side(rest)) return BoardName{true, rest, rest};
    const auto cross = std::find(name.begin(), name.end(), 'x');
    if (cross == name.end()) return std::nullopt;
    const std::string width(name.begin(), cross);
    const std::string height(cross + 1, name.end());
    if (!is_side(width) || !is_side(height)) return std::nullopt;
    return BoardName{false, width, height};
}

BoardName parse_board_name(const std::string& name) {
    if (auto parts = split_board_name(name)) return *parts;
    const std::string rest = name.empty() ? "" : name.substr(1);
    if (name[0] == 't' && is_side(rest)) fail_input("'" + name + "' names no board; did you mean T" + rest + "?");
    fail_input("'" + name.substr(0, 60) +
               "' names no board; boards are the triangles T1, T2, T3, … (T and the number of holes on a side) and "
               "rectangles such as 8x5 (8 wide, 5 high)");
}

NamedHole split_hole_name(const std::string& text) {
    NamedHole hole;
    // Twelve letters or digits are more than any hole below max_side has, and fit 64 bits.
    constexpr std::ptrdiff_t longest = 12;
    const auto second = std::find_if(text.begin(), text.end(), [comma = text.find(',') != std::string::npos](char c) {
        return comma ? c == ',' : is_digit(c);
    });
    const bool fits = second - text.begin() <= longest && text.end() - second <= longest + 1;
    if (!fits || !parse_hole_name(text, hole.x, hole.y))
        fail_input("'" + text.substr(0, 40) +
                   "' names no hole; holes are written c5 (column letters, row) or 2,4 (x,y from zero)");
    return hole;
}

std::string holes_of_board(const std::string& board, bool triangle, const std::string& last_column,
                           const std::string& rows) {
    const std::string range = "the holes of " + board + " are a1 to " + last_column + rows;
    return triangle ? range + ": row k (1 to " + rows + ") has k holes, from column a on"
                    : range + ": columns a to " + last_column + ", rows 1 to " + rows;
}

}  // namespace pegwright::board
