// A word is tried as T_n or w x h, then as a name, a family with numbers, a picture. It is never two of them: names
// have letters other than o, pictures have none.
#include "board/parse.hpp"

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/shortened.hpp"
#include "board/named_boards.hpp"
#include "board/picture.hpp"

#include <algorithm>

namespace pegwright::board {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_side(const std::string& text) {
    return !text.empty() && text[0] != '0' && std::all_of(text.begin(), text.end(), is_digit);
}

// 18 digits fit an int64; anything longer is over max_side.
constexpr std::size_t most_side_digits = 18;
std::int64_t side_value(const std::string& digits) {
    return digits.size() > most_side_digits ? Board::max_side + 1 : std::stoll(digits);
}

std::string shortened(const std::string& text) { return base::shortened(text, 60); }

// 5X5 and 5×5 become 5x5, t5 becomes T5.
std::optional<std::string> with_signs_of_sides(std::string shape) {
    for (const std::string_view sign : {"X", "×", "*"})
        if (const std::size_t at = shape.find(sign); at != shape.npos) shape.replace(at, sign.size(), "x");
    if (shape.starts_with('t')) shape[0] = 'T';
    return split_board_name(shape) ? std::optional(shape) : std::nullopt;
}

// hex3 becomes hexagon3 (a family's name begins so), 15 becomes T5 (a triangle's holes).
std::optional<std::string> with_number(const std::string& shape) {
    const std::size_t letters = std::min(shape.find_first_of("0123456789"), shape.size());
    const std::string number = shape.substr(letters);
    if (!is_side(number)) return std::nullopt;
    for (const BoardFamily& family : board_families())
        if (letters > 2 && family.numbers == 1 && family.name.starts_with(shape.substr(0, letters)) &&
            side_value(number) >= family.least)
            return std::string(family.name) + number;
    const std::int64_t holes = side_value(number);
    for (std::int64_t side = 1; letters == 0 && side * (side + 1) / 2 <= std::min<std::int64_t>(holes, 1'000'000);
         ++side)
        if (side * (side + 1) / 2 == holes) return "T" + std::to_string(side);
    return std::nullopt;
}

std::optional<Board> named(const std::string& shape, const std::optional<Lattice>& lattice);
std::optional<Board> of_family(const std::string& shape, const std::optional<Lattice>& lattice);

std::optional<std::string> guess(const std::string& shape) {
    std::vector<std::string> names;
    for (const NamedBoard& board : named_boards()) names.emplace_back(board.name);
    for (const BoardFamily& family : board_families()) names.emplace_back(family.example);
    if (auto known = with_signs_of_sides(shape)) return known;
    if (auto known = with_number(shape)) return known;
    // Sold under this name.
    if (shape == "crackerbarrel" || shape == "cracker-barrel") return "T5";
    std::string small = shape;
    for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (small != shape && (named(small, {}) || of_family(small, {}))) return small;
    return did_you_mean(shape, names);
}

[[noreturn]] void fail_unknown(const std::string& shape) {
    const std::string told = "unknown board '" + base::shortened(shape, 20) + "'; ";
    if (const auto meant = guess(shape)) fail_input(told + "did you mean " + *meant + "?");
    fail_input(told + "try T5, 8x5, english or a picture", base::Remedy::named_boards);
}

Lattice lattice_of(const std::optional<Lattice>& wanted, Lattice own) { return wanted.value_or(own); }

std::optional<Board> sided(const std::string& shape, const std::optional<Lattice>& lattice) {
    // Sides of any length stay text.
    const auto parts = split_board_name(shape);
    if (!parts) return std::nullopt;
    if (std::max(parts->width.size(), parts->height.size()) > most_side_digits) Board::fail_too_large(shortened(shape));
    if (!parts->triangle)
        return Board::rectangle(side_value(parts->width), side_value(parts->height),
                                lattice_of(lattice, Lattice::square));
    if (lattice_of(lattice, Lattice::triangular) != Lattice::triangular) {
        const std::string other = std::string(to_string(*lattice)) + ":";
        fail_input(other + shape + ": T_n needs the triangular lattice; on another, draw its picture: " + other +
                   "o/oo/ooo");
    }
    return Board::triangle(side_value(parts->width));
}

// With the lattice in front unless it is the shape's own.
std::string full_name(const std::string& shape, Lattice lattice, Lattice own) {
    return lattice == own ? shape : std::string(to_string(lattice)) + ":" + shape;
}

std::optional<Board> named(const std::string& shape, const std::optional<Lattice>& lattice) {
    for (const NamedBoard& board : named_boards()) {
        if (board.name != shape) continue;
        TextPicture picture = read_picture(shape, board.picture);
        const Lattice own = picture.lattice.value_or(Lattice::square);
        const Lattice chosen = lattice_of(lattice, own);
        return Board::of(chosen, std::move(picture.holes), full_name(shape, chosen, own));
    }
    return std::nullopt;
}

// 4, 4x3, …
std::optional<std::vector<std::string>> numbers_in(const std::string& text) {
    std::vector<std::string> numbers(1);
    for (const char c : text) {
        if (c == 'x')
            numbers.emplace_back();
        else
            numbers.back() += c;
    }
    if (!std::all_of(numbers.begin(), numbers.end(), is_side)) return std::nullopt;
    return numbers;
}

std::optional<Board> of_family(const std::string& shape, const std::optional<Lattice>& lattice) {
    // Boards that store their rows have a lower limit than T_n.
    constexpr std::int64_t most = 20'000;
    for (const BoardFamily& family : board_families()) {
        if (!shape.starts_with(family.name)) continue;
        const auto numbers = numbers_in(shape.substr(family.name.size()));
        if (!numbers || numbers->size() != family.numbers) continue;
        std::vector<std::int32_t> sides;
        for (const std::string& number : *numbers) {
            if (side_value(number) > most)
                fail_limit(shortened(shape) + " is too large; the numbers of a " + std::string(family.name) +
                           " may be at most " + std::to_string(most));
            sides.push_back(static_cast<std::int32_t>(side_value(number)));
        }
        const Lattice chosen = lattice_of(lattice, family.lattice);
        return Board::of(chosen, family.make(sides), full_name(shape, chosen, family.lattice));
    }
    return std::nullopt;
}

// Removes and returns the number in front of 6x.o./ooo/.o. or 6x@FILE; 1 if there is none.
std::int32_t take_magnification(std::string& shape) {
    constexpr std::int64_t most = 20'000;
    const std::size_t cross = shape.find('x');
    if (cross == shape.npos || cross == 0 ||
        !std::all_of(shape.begin(), shape.begin() + static_cast<std::ptrdiff_t>(cross), is_digit))
        return 1;
    const std::string number = shape.substr(0, cross);
    const std::string rest = shape.substr(cross + 1);
    if (!rest.starts_with('@') && !is_picture_word(rest) && rest.find('/') == rest.npos) return 1;
    if (!is_side(number))
        fail_input("'" + shortened(shape) +
                   "': the number before x enlarges the picture; it must be 1 or more, as in 6x.o./ooo/.o.");
    const std::int64_t times = side_value(number);
    if (times > most)
        fail_limit(shortened(shape) + " is too large; a picture can be enlarged at most " + std::to_string(most) +
                   " times");
    shape = rest;
    return static_cast<std::int32_t>(times);
}

Spans magnified(const Spans& holes, std::int32_t times) {
    if (std::int64_t{std::max(holes.width(), holes.rows())} * times > Board::max_side)
        fail_limit("a picture of " + std::to_string(holes.width()) + " by " + std::to_string(holes.rows()) +
                   " is too large when enlarged " + std::to_string(times) + " times; sides may be at most " +
                   std::to_string(Board::max_side));
    // Each row takes 4 bytes, each run 16.
    constexpr std::int64_t most_kept = 50'000'000;
    std::int64_t kept = 0;
    for (std::int32_t y = 0; y < holes.rows(); ++y) kept += std::int64_t{times} * (1 + std::ssize(holes.row(y)));
    if (kept > most_kept)
        fail_limit("a picture enlarged " + std::to_string(times) + " times is too large: it would have " +
                   std::to_string(kept) + " rows and runs of holes, more than " + std::to_string(most_kept));
    Spans all;
    for (std::int32_t y = 0; y < holes.rows(); ++y)
        for (std::int32_t i = 0; i < times; ++i) {
            for (const Spans::Run& run : holes.row(y)) all.add_run(times * run.first, times * run.end);
            all.end_row();
        }
    return all;
}

std::string magnified_name(Lattice lattice, const Spans& holes, std::int32_t times) {
    const std::string word = picture_word(Lattice::square, holes);
    return full_name(std::to_string(times) + "x" + word, lattice, Lattice::square);
}

Board pictured(const std::string& source, const std::string& text, const std::optional<Lattice>& lattice,
               const std::string& label, std::int32_t times, std::vector<bool>* pegs, const Signs* signs) {
    TextPicture picture = read_picture(source, text, {.signs = signs});
    const bool some =
        picture.has_pegs && std::find(picture.pegs.begin(), picture.pegs.end(), false) != picture.pegs.end();
    if (some && times > 1) fail_input("only boards of o and . can be enlarged, and " + source + " has pegs");
    if (some && !pegs) fail_input(source + " has pegs, but a board alone is wanted; write o for each hole");
    if (some) *pegs = std::move(picture.pegs);
    if (lattice && picture.lattice && *lattice != *picture.lattice)
        fail_input(source + " says lattice " + std::string(to_string(*picture.lattice)) + ", and " +
                   std::string(to_string(*lattice)) + " is asked for; leave out one of the two");
    const Lattice chosen = lattice_of(lattice, picture.lattice.value_or(Lattice::square));
    if (times == 1) return Board::of(chosen, std::move(picture.holes), "", label);
    return Board::of(chosen, magnified(picture.holes, times), magnified_name(chosen, picture.holes, times), label);
}

// Rows, an array, or signs that are told.
bool is_drawn(const std::string& shape, const Signs* signs) {
    if (is_picture_word(shape) || shape.find('/') != shape.npos) return true;
    if (shape.starts_with('[') || shape.starts_with('{')) return true;
    std::string_view rest = shape;
    while (signs && !rest.empty())
        if (!signs->role(take_character(rest))) return false;
    return signs && !shape.empty();
}

}  // namespace

std::optional<std::uint64_t> take_width(std::string& shape) {
    const std::size_t colon = shape.find(':');
    if (colon == shape.npos || !is_side(shape.substr(0, colon))) return std::nullopt;
    const std::int64_t width = side_value(shape.substr(0, colon));
    shape = shape.substr(colon + 1);
    return static_cast<std::uint64_t>(width);
}

Board parse_board(const std::string& text, const ReadFile& read, std::vector<bool>* pegs, const Signs* signs) {
    std::optional<Lattice> lattice;
    std::string shape = text;
    auto width = take_width(shape);
    if (const std::size_t colon = shape.find(':'); !width && colon != text.npos && text[0] != '@') {
        lattice = lattice_named(text.substr(0, colon));
        if (!lattice)
            fail_input("unknown lattice '" + shortened(text.substr(0, colon)) + "'; lattices are " +
                       std::string(lattice_names) + ", as in triangular:8x5");
        shape = text.substr(colon + 1);
        width = take_width(shape);
    }
    if (width) {
        const std::string source = "the picture " + shortened(text);
        return pictured(source, in_rows(source, shape, *width), lattice, "", 1, pegs, signs);
    }
    const std::int32_t times = take_magnification(shape);
    if (shape.starts_with('@')) {
        if (!read)
            fail_input("'" + shortened(shape) +
                       "': a solution must name its board or draw it in one word; it cannot name a file");
        if (shape == "@")
            fail_input("'@' names no file; write @FILE for a text picture of a board, @- for one on standard input");
        const std::string path = shape.substr(1);
        return pictured(path, read(path), lattice, times == 1 ? path : std::to_string(times) + "x" + path, times, pegs,
                        signs);
    }
    if (auto board = sided(shape, lattice)) return *board;
    if (auto board = named(shape, lattice)) return *board;
    if (auto board = of_family(shape, lattice)) return *board;
    if (is_drawn(shape, signs))
        return pictured("the picture " + shortened(shape), shape, lattice, "", times, pegs, signs);
    fail_unknown(shape);
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

}  // namespace pegwright::board
