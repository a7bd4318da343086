#include "theory/integer.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"
#include "board/names.hpp"
#include "board/polyomino.hpp"
#include "notation/holes.hpp"
#include "theory/digits.hpp"
#include "theory/polygons.hpp"
#include "theory/position_class.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace pegwright::theory {

namespace {

bool is_small(const Integer& n) { return n < std::numeric_limits<std::int32_t>::max(); }

// The first column with k letters is 11…1 (k digits) to the base of 26, less one. The distance from it has k digits 0 …
// 25.
Integer first_column(std::size_t letters) { return integer_of(std::string(letters, '1'), 26) - 1; }

std::string column_letters(const Integer& x) {
    if (is_small(x)) return board::column_letters(static_cast<std::int64_t>(x));
    const std::size_t letters = digits_of(25 * x + 26, 26).size() - 1;
    const std::string digits = digits_of(x - first_column(letters), 26);
    std::string text(letters - digits.size(), 'a');
    for (const char d : digits) text += static_cast<char>(d <= '9' ? d - '0' + 'a' : d + 10);
    return text;
}

Integer column_of(std::string letters) {
    for (char& c : letters) c = static_cast<char>(c < 'a' + 10 ? c - 'a' + '0' : c - 10);
    return integer_of(letters, 26) + first_column(letters.size());
}

}  // namespace

std::string hole_name(const BigHole& h) {
    if (is_small(h.x) && is_small(h.y))
        return hole_name(Hole{static_cast<std::int32_t>(h.x), static_cast<std::int32_t>(h.y)});
    return column_letters(h.x) + digits_of(h.y + 1);
}

void refuse_too_many(std::size_t digits, std::size_t most) {
    if (digits > most)
        fail_input("a number of " + std::to_string(digits) + " digits; numbers may have " + std::to_string(most) +
                   " at most");
}

// In C++ the remainder of a negative number is negative.
int modulo(const Integer& n, int m) { return static_cast<int>(((n % m) + m) % m); }

namespace {

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

// Numbers joined by x, without leading zeros.
std::optional<std::vector<Integer>> numbers(const std::string& text) {
    std::vector<Integer> all;
    for (const std::string& part : split(text, 'x')) {
        const bool digits = std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (part.empty() || part[0] == '0' || !digits) return std::nullopt;
        all.push_back(integer_of(part));
    }
    return all;
}

// The holes on the six sides, clockwise from the top row, of a board named by its size.
std::optional<std::array<Integer, 6>> sides_of(const std::string& name) {
    struct Form {
        std::string_view prefix;
        std::size_t count;
        std::array<Integer, 6> (*sides)(const std::vector<Integer>&);
    };
    using Numbers = std::vector<Integer>;
    static const std::array<Form, 4> forms = {{
        {"triangular:", 2, [](const Numbers& n) { return std::array<Integer, 6>{n[0], 1, n[1], n[0], 1, n[1]}; }},
        {"hexagon", 1, [](const Numbers& n) { return std::array<Integer, 6>{n[0], n[0], n[0], n[0], n[0], n[0]}; }},
        {"trapezoid", 2,
         [](const Numbers& n) { return std::array<Integer, 6>{n[0], n[1], 1, Integer(n[0] + n[1] - 1), 1, n[1]}; }},
        {"polygon", 6, [](const Numbers& n) { return std::array<Integer, 6>{n[0], n[1], n[2], n[3], n[4], n[5]}; }},
    }};
    for (const Form& form : forms) {
        if (!name.starts_with(form.prefix)) continue;
        const auto found = numbers(name.substr(form.prefix.size()));
        if (found && found->size() == form.count) return form.sides(*found);
    }
    return std::nullopt;
}

}  // namespace

BigBoard BigBoard::polygon(Polygon polygon, std::string name, std::string label) {
    BigBoard board(Family::polygon, polygon.right + 1, polygon.bottom + 1);
    board.bounds_ = std::move(polygon);
    board.name_ = std::move(name);
    board.label_ = std::move(label);
    return board;
}

BigBoard::BigBoard(const Board& board) : BigBoard(Family::triangle, board.width(), board.height()) {
    if (board.family() == Board::Family::triangle) return;
    if (board.family() == Board::Family::rectangle && board.lattice() != Lattice::triangular) {
        family_ = board.lattice() == Lattice::square ? Family::rectangle : Family::diagonal;
        return;
    }
    if (const auto blocks = board::blocks_of(board); blocks && board::is_thick(*blocks)) {
        family_ = Family::polyomino;
        board_ = board;
        name_ = board.name();
        label_ = board.label();
        return;
    }
    const auto found = board::convex_polygon(board);
    if (!found || !has_polygon_theorem(*found))
        fail_internal("a theorem is asked about " + board.label() + ", which has none");
    *this = polygon({found->left, found->right, found->top, found->bottom, found->low, found->high}, board.name(),
                    board.label());
}

BigBoard BigBoard::parse(const std::string& name) {
    const auto parts = split_board_name(name);
    if (!parts) return BigBoard(parse_board(name));
    return {parts->triangle ? Family::triangle : Family::rectangle, integer_of(parts->width),
            integer_of(parts->height)};
}

std::optional<BigBoard> BigBoard::of_any_size(const std::string& name) {
    if (split_board_name(name)) return parse(name);
    constexpr std::string_view diagonal_prefix = "diagonal:";
    if (name.starts_with(diagonal_prefix)) {
        const auto sides = numbers(name.substr(diagonal_prefix.size()));
        if (!sides || sides->size() != 2) return std::nullopt;
        return diagonal((*sides)[0], (*sides)[1]);
    }
    const auto sides = sides_of(name);
    if (!sides) return std::nullopt;
    Polygon::Steps steps;
    for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = (*sides)[i] - 1;
    const auto found = Polygon::of(steps);
    if (!found || !has_polygon_theorem(*found)) return std::nullopt;
    // T_n has a family of its own.
    if (steps[0] == 0 && steps[2] == 0 && steps[4] == 0) return std::nullopt;
    return polygon(*found, name, "");
}

std::string BigBoard::name() const {
    if (family_ == Family::polygon || family_ == Family::polyomino) return name_;
    if (is_t()) return "T" + digits_of(height_);
    return (family_ == Family::diagonal ? "diagonal:" : "") + digits_of(width_) + "x" + digits_of(height_);
}

Integer BigBoard::hole_count() const {
    if (family_ == Family::rectangle || family_ == Family::diagonal) return times(width_, height_);
    if (family_ == Family::polyomino) return board_->hole_count();
    if (is_t()) return times(height_, height_ + 1) / 2;
    const std::array<Integer, 3> count = label_counts(bounds_);
    return count[0] + count[1] + count[2];
}

bool BigBoard::contains(const BigHole& h) const {
    if (family_ == Family::polygon) return bounds_.contains(h);
    if (family_ == Family::polyomino)
        return h.x >= 0 && h.y >= 0 && h.x < width_ && h.y < height_ &&
               board_->contains({static_cast<std::int32_t>(h.x), static_cast<std::int32_t>(h.y)});
    return h.x >= 0 && h.y >= 0 && h.x < (is_t() ? Integer(h.y + 1) : width_) && h.y < height_;
}

BigHole BigBoard::parse_hole(const std::string& text) const {
    const auto words = split_hole_name(text);
    if (!words) fail_input("'" + text.substr(0, 40) + "' is no hole; write c5 (column, row) or 2,4 (x,y from zero)");
    const BigHole h = words->letters ? BigHole{column_of(words->column), integer_of(words->row) - 1}
                                     : BigHole{integer_of(words->column), integer_of(words->row)};
    if (!contains(h) && family_ == Family::polygon)
        fail_input("hole " + shortened(text, 60) + " is not on " + shortened(label(), 60));
    if (!contains(h))
        fail_input("hole " + shortened(text, 60) + " is not on " + shortened(name(), 60) + "; " +
                   holes_of_board(shortened(name(), 60), is_t(), shortened(column_letters(width_ - 1), 60),
                                  shortened(digits_of(height_), 60)));
    return h;
}

}  // namespace pegwright::theory
