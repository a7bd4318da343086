// Holes from text and back. Most of it is what errors say: a name that is well-formed but off the
// board is answered with the holes that there are, a bare number with the option that reads numbers.
#include "notation/holes.hpp"

#include "base/error.hpp"

namespace pegwright::notation {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

[[noreturn]] void fail_no_hole(const std::string& text) {
    const bool bare_number = !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
    fail_input("'" + text.substr(0, 40) +
               "' names no hole; holes are written c5 (column letters, row) or 2,4 (x,y from zero)" +
               (bare_number ? ", with --notation numbers as 1, 2, 3 … row by row" : ""));
}

// Which holes there are, for messages. A family's by formula, another board's row by row: of the row
// that was asked for, if it has holes.
std::string holes_there_are(const Board& board, std::int64_t y) {
    if (board.family() != Board::Family::other)
        return holes_of_board(board.label(), board.family() == Board::Family::triangle,
                              column_letters<std::int64_t>(board.width() - 1), std::to_string(board.height()));
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
        fail_input("'" + text.substr(0, 40) +
                   "' is no number of a hole; with --notation numbers holes are 1, 2, 3 … row by row");
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
    // Twelve letters or digits are more than any hole below max_side has, and fit 64 bits.
    constexpr std::ptrdiff_t longest = 12;
    const bool comma = text.find(',') != std::string::npos;
    const auto second = std::find_if(text.begin(), text.end(), [&](char c) { return comma ? c == ',' : is_digit(c); });
    std::int64_t x = 0;
    std::int64_t y = 0;
    // Numbers are bounded by their length before they are read, as parse_hole_name() checks no
    // overflow. Zeros before a number do not count, however many they are.
    const auto length = [](auto begin, auto end) {
        return end - std::find_if(begin, end, [](char c) { return c != '0'; });
    };
    const bool fits =
        length(text.begin(), second) <= longest && length(second + (comma ? 1 : 0), text.end()) <= longest;
    if (!fits || !parse_hole_name(text, x, y)) fail_no_hole(text);
    const bool near = x < Board::max_side && y < Board::max_side;
    const Hole hole{static_cast<std::int32_t>(near ? x : -1), static_cast<std::int32_t>(near ? y : -1)};
    if (!near || !board.contains(hole))
        fail_input("hole " + text + " is not on " + board.label() + "; " + holes_there_are(board, y));
    return hole;
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
    for (std::size_t i = 0; i < words.size(); ++i) {
        // A bare number is the x of x,y.
        const bool pair = names == HoleNames::letters && i + 1 < words.size() && !words[i].empty() &&
                          std::all_of(words[i].begin(), words[i].end(), is_digit);
        const Hole hole = parse_hole(board, pair ? words[i] + "," + words[i + 1] : words[i], names);
        if (std::find(holes.begin(), holes.end(), hole) != holes.end())
            fail_input("hole " + hole_text(board, hole, names) + " is named twice");
        holes.push_back(hole);
        i += pair ? 1 : 0;
    }
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
