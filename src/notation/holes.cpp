#include "notation/holes.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::notation {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_number(const std::string& text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_digit); }

[[noreturn]] void fail_no_hole(const std::string& text) {
    fail_input("'" + text.substr(0, 40) + "' is no hole; write c5 (column, row) or 2,4 (x,y from zero)");
}

// A family's holes, or those of row y, or the range of rows.
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

Hole by_number(const Board& board, const std::string& text, HoleNames names) {
    constexpr std::size_t longest = 18;  // fits 64 bits
    const std::uint64_t first = first_number(names);
    if (!is_number(text))
        fail_input("'" + text.substr(0, 40) + "' is no number of a hole; holes are " +
                   (first == 0 ? "0, 1, 2 … row by row" : "1, 2, 3 … row by row"));
    const std::uint64_t number = text.size() > longest ? ~std::uint64_t{0} : std::stoull(text) - first;
    if (number >= static_cast<std::uint64_t>(board.hole_count()))
        fail_input(no_hole_numbered(board, text.substr(0, 40), names));
    return board.hole(number);
}

struct Place {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

// Nothing for more than twelve letters or digits without leading zeros: no hole has more.
std::optional<Place> place_of(const HoleNameParts& words) {
    constexpr std::size_t longest = 12;
    const std::string column = words.column.substr(std::min(words.column.find_first_not_of('0'), words.column.size()));
    const std::string row = words.row.substr(std::min(words.row.find_first_not_of('0'), words.row.size()));
    if (column.size() > longest || row.size() > longest) return std::nullopt;
    Place place;
    for (const char c : column) place.x = words.letters ? place.x * 26 + (c - 'a' + 1) : place.x * 10 + (c - '0');
    for (const char c : row) place.y = place.y * 10 + (c - '0');
    const std::int64_t first = words.letters ? 1 : 0;
    return Place{place.x - first, place.y - first};
}

std::optional<Hole> on_board(const Board& board, const Place& place) {
    if (place.x >= Board::max_side || place.y >= Board::max_side) return std::nullopt;
    const Hole hole{static_cast<std::int32_t>(place.x), static_cast<std::int32_t>(place.y)};
    return board.contains(hole) ? std::optional(hole) : std::nullopt;
}

// In any notation of pairs but letters.
Hole by_pair(const Board& board, const std::string& text, HoleNames names) {
    const PairOrder order = *pair_order(names);
    const std::string word(to_string(names));
    const auto words = split_hole_name(text);
    if (!words || words->letters)
        fail_input("'" + text.substr(0, 40) + "' is no hole in the notation " + word + "; write " +
                   hole_text(board, board.hole(0), names));
    if (const auto written = place_of(*words);
        written && written->x < Board::max_side && written->y < Board::max_side) {
        const Hole hole = order.hole({static_cast<std::int32_t>(written->x), static_cast<std::int32_t>(written->y)});
        if (hole.x >= 0 && hole.y >= 0 && board.contains(hole)) return hole;
    }
    const auto range = [&](std::int32_t count) {
        return std::to_string(order.first) + " to " + std::to_string(order.first + count - 1);
    };
    fail_input("there is no hole " + text.substr(0, 40) + " (" + word + ") on " + board.label() + "; its rows are " +
               range(board.height()) + ", its columns " + range(board.width()));
}

std::optional<Hole> hole_named(const Board& board, const std::string& word) {
    const auto words = split_hole_name(word);
    const auto place = words ? place_of(*words) : std::nullopt;
    return place ? on_board(board, *place) : std::nullopt;
}

}  // namespace

std::string_view to_string(HoleNames names) {
    constexpr std::array<std::string_view, all_hole_names.size()> words = {
        "letters", "numbers", "from0", "row,col", "row0,col0", "col,row", "col0,row0"};
    return words[static_cast<std::size_t>(names)];
}

HoleNames hole_names_named(const std::string& text) {
    for (const HoleNames names : all_hole_names)
        if (text == to_string(names)) return names;
    fail_input("there is no notation '" + text.substr(0, 40) +
               "'; notations are letters, numbers, from0, row,col, row0,col0, col,row and col0,row0");
}

std::optional<PairOrder> pair_order(HoleNames names) {
    switch (names) {
        case HoleNames::numbers:
        case HoleNames::from0:
            return std::nullopt;
        case HoleNames::row_col:
            return PairOrder{true, 1};
        case HoleNames::row0_col0:
            return PairOrder{true, 0};
        case HoleNames::col_row:
            return PairOrder{false, 1};
        case HoleNames::letters:
        case HoleNames::col0_row0:
            break;
    }
    return PairOrder{false, 0};
}

Hole parse_hole(const Board& board, const std::string& text, HoleNames names) {
    const bool letters = text.find_first_not_of("0123456789, \t") != text.npos;
    const bool one_number = !pair_order(names);
    if ((is_number(text) && names == HoleNames::letters) || (one_number && !letters))
        return by_number(board, text, names);
    if (names != HoleNames::letters && !letters) return by_pair(board, text, names);
    const auto words = split_hole_name(text);
    if (!words) fail_no_hole(text);
    const auto place = place_of(*words);
    if (!place) fail_no_hole(text);
    if (const auto hole = on_board(board, *place)) return *hole;
    fail_input("hole " + text + " is not on " + board.label() + "; " + holes_there_are(board, place->y),
               words->letters ? base::Remedy::none : base::Remedy::numbered_holes);
}

std::optional<HoleNameParts> split_hole_name(const std::string& text) {
    HoleNameParts words;
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
    // Split at every comma. Pairs x,y are joined again below.
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
    const bool no_pairs = !pair_order(names) || (names == HoleNames::letters && words.size() % 2 == 1 &&
                                                 std::all_of(words.begin(), words.end(), is_number));
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool pair = !no_pairs && i + 1 < words.size() && is_number(words[i]);
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

std::string with_names(const Board& board, const std::string& sentence, HoleNames names) {
    if (names == HoleNames::letters) return sentence;
    const auto in_word = [](char c) { return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    std::string text;
    for (std::size_t at = 0; at < sentence.size();) {
        const auto begin = sentence.begin() + static_cast<std::ptrdiff_t>(at);
        const std::string word(begin, std::find_if_not(begin, sentence.end(), in_word));
        const auto hole = word.empty() || is_digit(word[0]) ? std::nullopt : hole_named(board, word);
        text += hole ? hole_text(board, *hole, names) : word.empty() ? std::string(1, sentence[at]) : word;
        at += std::max<std::size_t>(word.size(), 1);
    }
    return text;
}

std::string hole_text(const Board& board, Hole hole, HoleNames names) {
    if (names == HoleNames::letters) return hole_name(hole);
    const auto order = pair_order(names);
    if (!order) return std::to_string(board.index(hole) + first_number(names));
    const std::int64_t column = std::int64_t{hole.x} + order->first;
    const std::int64_t row = std::int64_t{hole.y} + order->first;
    return std::to_string(order->row_first ? row : column) + "," + std::to_string(order->row_first ? column : row);
}

std::string no_hole_numbered(const Board& board, const std::string& number, HoleNames names) {
    const std::uint64_t first = first_number(names);
    return "there is no hole " + number + " on " + board.label() + "; its holes are " + std::to_string(first) + " to " +
           std::to_string(static_cast<std::uint64_t>(board.hole_count()) + first - 1);
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
