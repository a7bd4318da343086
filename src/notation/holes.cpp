// Holes from text and back. Most of it is what errors say: a name that is well-formed but off the
// board is answered with the holes that there are, a bare number with the option that reads numbers.
#include "notation/holes.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::notation {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

[[noreturn]] void fail_no_hole(const std::string& text) {
    const bool bare_number = !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
    fail_input(
        "'" + text.substr(0, 40) + "' names no hole; holes are written c5 (column letters, row) or 2,4 (x,y from zero)",
        bare_number ? base::Remedy::numbered_holes : base::Remedy::none);
}

// Which holes there are, for messages. A family's by formula, another board's row by row: of the row
// that was asked for, if it has holes.
std::string holes_there_are(const Board& board, std::int64_t y) {
    if (board.family() != Board::Family::other)
        return holes_of_board(board.label(), board.family() == Board::Family::triangle,
                              column_letters(board.width() - 1), std::to_string(board.height()));
    std::string row;
    if (y < board.height())
        board.for_each_run(static_cast<std::int32_t>(y), [&](std::int32_t first, std::int32_t end) {
            const std::string name = hole_name(Hole{first, static_cast<std::int32_t>(y)});
            const std::string last = hole_name(Hole{end - 1, static_cast<std::int32_t>(y)});
            row += (row.empty() ? " " : ", ") + name + (end - first > 1 ? " to " + last : "");
        });
    const Hole first = board.hole(0);
    return row.empty()
               ? "its holes are in rows " + std::to_string(first.y + 1) + " to " + std::to_string(board.height())
               : "the holes of that row are" + row;
}

Hole by_number(const Board& board, const std::string& text) {
    constexpr std::size_t longest = 18;  // digits; fits 64 bits
    if (text.empty() || !std::all_of(text.begin(), text.end(), is_digit))
        fail_input("'" + text.substr(0, 40) + "' is no number of a hole; holes are 1, 2, 3 … row by row");
    const std::uint64_t number = text.size() > longest ? ~std::uint64_t{0} : std::stoull(text);
    if (number < 1 || number > static_cast<std::uint64_t>(board.hole_count()))
        fail_input(no_hole_numbered(board, text.substr(0, 40)));
    return board.hole(number - 1);
}

}  // namespace

HoleNames hole_names_named(const std::string& text) {
    if (text == "letters") return HoleNames::letters;
    if (text == "numbers") return HoleNames::numbers;
    fail_input("there is no notation '" + text.substr(0, 40) +
               "'; notations are letters (c5) and numbers (1, 2, 3 … row by row)");
}

Hole parse_hole(const Board& board, const std::string& text, HoleNames names) {
    if (names == HoleNames::numbers) return by_number(board, text);
    // Twelve letters or digits are more than any hole below max_side has, and fit 64 bits. Zeros before a number do not
    // count, however many they are.
    constexpr std::size_t longest = 12;
    const auto words = split_hole_name(text);
    if (!words) fail_no_hole(text);
    const std::string column =
        words->column.substr(std::min(words->column.find_first_not_of('0'), words->column.size()));
    const std::string row = words->row.substr(std::min(words->row.find_first_not_of('0'), words->row.size()));
    if (column.size() > longest || row.size() > longest) fail_no_hole(text);
    std::int64_t x = 0;
    for (const char c : column) x = words->letters ? x * 26 + (c - 'a' + 1) : x * 10 + (c - '0');
    std::int64_t y = 0;
    for (const char c : row) y = y * 10 + (c - '0');
    x -= words->letters ? 1 : 0;
    y -= words->letters ? 1 : 0;
    const bool near = x < Board::max_side && y < Board::max_side;
    const Hole hole{static_cast<std::int32_t>(near ? x : -1), static_cast<std::int32_t>(near ? y : -1)};
    if (!near || !board.contains(hole))
        fail_input("hole " + text + " is not on " + board.label() + "; " + holes_there_are(board, y));
    return hole;
}

std::optional<HoleWords> split_hole_name(const std::string& text) {
    HoleWords words;
    const auto all_digits = [](const std::string& word) {
        return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
    };
    if (const std::size_t comma = text.find(','); comma != text.npos) {
        words = {false, text.substr(0, comma), text.substr(comma + 1)};
        return all_digits(words.column) && all_digits(words.row) ? std::optional(words) : std::nullopt;
    }
    for (const char c : text) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        (is_digit(c) || !words.row.empty() ? words.row : words.column) += small;
    }
    const bool letters = !words.column.empty() && std::all_of(words.column.begin(), words.column.end(),
                                                              [](char c) { return c >= 'a' && c <= 'z'; });
    return letters && all_digits(words.row) && words.row[0] != '0' ? std::optional(words) : std::nullopt;
}

std::vector<Hole> parse_holes(const Board& board, const std::string& text, HoleNames names) {
    // At every comma first; what belongs together as x,y is put together again below.
    std::vector<std::string> words;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        std::string word = text.substr(at, end - at);
        const auto blank = [](char c) { return c == ' ' || c == '\t'; };
        word.erase(word.begin(), std::find_if_not(word.begin(), word.end(), blank));
        word.erase(std::find_if_not(word.rbegin(), word.rend(), blank).base(), word.end());
        words.push_back(std::move(word));
        at = end + 1;
    }
    std::vector<Hole> holes;
    std::vector<std::uint64_t> numbers;
    for (std::size_t i = 0; i < words.size(); ++i) {
        // A bare number is the x of x,y.
        const bool pair = names == HoleNames::letters && i + 1 < words.size() && !words[i].empty() &&
                          std::all_of(words[i].begin(), words[i].end(), is_digit);
        const Hole hole = parse_hole(board, pair ? words[i] + "," + words[i + 1] : words[i], names);
        holes.push_back(hole);
        numbers.push_back(board.index(hole));
        i += pair ? 1 : 0;
    }
    std::sort(numbers.begin(), numbers.end());
    if (const auto twice = std::adjacent_find(numbers.begin(), numbers.end()); twice != numbers.end())
        fail_input("hole " + hole_text(board, board.hole(*twice), names) + " is named twice");
    return holes;
}

std::string hole_text(const Board& board, Hole hole, HoleNames names) {
    return names == HoleNames::letters ? hole_name(hole) : std::to_string(board.index(hole) + 1);
}

std::string no_hole_numbered(const Board& board, const std::string& number) {
    return "there is no hole " + number + " on " + board.label() + "; its holes are 1 to " +
           std::to_string(board.hole_count());
}

std::string holes_text(const Board& board, const std::vector<Hole>& holes, HoleNames names) {
    std::string text;
    for (const Hole h : holes) text += (text.empty() ? "" : ",") + hole_text(board, h, names);
    return text;
}

std::string holes_of_board(const std::string& board, bool triangle, const std::string& last_column,
                           const std::string& rows) {
    const std::string range = "the holes of " + board + " are a1 to " + last_column + rows;
    return triangle ? range + ": row k (1 to " + rows + ") has k holes, from column a on"
                    : range + ": columns a to " + last_column + ", rows 1 to " + rows;
}

}  // namespace pegwright::notation
