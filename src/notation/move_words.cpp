#include "notation/move_words.hpp"

#include "base/error.hpp"
#include "base/printable.hpp"
#include "board/board.hpp"
#include "notation/holes.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace pegwright::notation {
namespace {

using Kind = MoveWord::Kind;

constexpr std::size_t most_words = std::size_t{1} << 20;

// Longer signs before their beginnings.
constexpr std::array<std::pair<std::string_view, Kind>, 24> signs = {{
    {"-->", Kind::to},      {"->", Kind::to},       {"-", Kind::to},        {"=>", Kind::to},
    {">>", Kind::to},       {">", Kind::to},        {"→", Kind::to},        {"⇒", Kind::to},
    {"⟶", Kind::to},        {"»", Kind::to},        {"–", Kind::to},        {"—", Kind::to},
    {"−", Kind::to},        {"×", Kind::to},        {",", Kind::comma},     {";", Kind::end},
    {"(", Kind::open},      {"[", Kind::open},      {")", Kind::close},     {"]", Kind::close},
    {"↑", Kind::direction}, {"↓", Kind::direction}, {"←", Kind::direction}, {"\xC2\xA0", Kind::name},
}};

constexpr std::array<std::string_view, 5> to_words = {"to", "x", "into", "onto", "then"};
constexpr std::array<std::string_view, 3> over_words = {"over", "via", "across"};
constexpr std::array<std::string_view, 6> idle_words = {"from", "move", "jump", "jumps", "peg", "and"};

struct NamedStep {
    std::string_view word;
    Hole step;
};
constexpr std::array<NamedStep, 43> steps = {{
    {"up", {0, -1}},
    {"u", {0, -1}},
    {"n", {0, -1}},
    {"north", {0, -1}},
    {"↑", {0, -1}},
    {"down", {0, 1}},
    {"d", {0, 1}},
    {"s", {0, 1}},
    {"south", {0, 1}},
    {"↓", {0, 1}},
    {"left", {-1, 0}},
    {"l", {-1, 0}},
    {"w", {-1, 0}},
    {"west", {-1, 0}},
    {"←", {-1, 0}},
    {"right", {1, 0}},
    {"r", {1, 0}},
    {"e", {1, 0}},
    {"east", {1, 0}},
    {"upleft", {-1, -1}},
    {"up-left", {-1, -1}},
    {"ul", {-1, -1}},
    {"nw", {-1, -1}},
    {"northwest", {-1, -1}},
    {"north-west", {-1, -1}},
    {"upright", {1, -1}},
    {"up-right", {1, -1}},
    {"ur", {1, -1}},
    {"ne", {1, -1}},
    {"northeast", {1, -1}},
    {"north-east", {1, -1}},
    {"downleft", {-1, 1}},
    {"down-left", {-1, 1}},
    {"dl", {-1, 1}},
    {"sw", {-1, 1}},
    {"southwest", {-1, 1}},
    {"south-west", {-1, 1}},
    {"downright", {1, 1}},
    {"down-right", {1, 1}},
    {"dr", {1, 1}},
    {"se", {1, 1}},
    {"southeast", {1, 1}},
    {"south-east", {1, 1}},
}};

bool is_decimal(char c) { return c >= '0' && c <= '9'; }
bool is_alphabetic(char c) { return (c | ' ') >= 'a' && (c | ' ') <= 'z'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::string_view run_of(std::string_view text, bool (*belongs)(char)) {
    return text.substr(0, static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), belongs) - text.begin()));
}

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

const NamedStep* step_named(std::string_view word) {
    const auto it = std::find_if(steps.begin(), steps.end(), [&](const NamedStep& step) { return step.word == word; });
    return it == steps.end() ? nullptr : &*it;
}

std::string small(std::string_view text) {
    std::string word(text);
    for (char& c : word)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return word;
}

std::uint64_t number_of(std::string_view digits) {
    constexpr std::size_t longest = 18;  // fits 64 bits
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    if (digits.size() > longest) return ~std::uint64_t{0};
    std::uint64_t number = 0;
    for (const char c : digits) number = number * 10 + static_cast<std::uint64_t>(c - '0');
    return number;
}

// Nothing for a hole that no board has.
std::optional<Hole> hole_of(std::string_view letters, std::string_view digits) {
    constexpr std::size_t most_letters = 7;
    const std::uint64_t row = number_of(digits);
    std::int64_t column = 0;
    for (const char c : small(letters)) column = std::min<std::int64_t>(column, Board::max_side) * 26 + (c - 'a' + 1);
    if (letters.size() > most_letters || column > Board::max_side || row < 1 || row > Board::max_side)
        return std::nullopt;
    return Hole{static_cast<std::int32_t>(column - 1), static_cast<std::int32_t>(row - 1)};
}

// Reads one word from the front of the line; nothing for what says nothing.
struct Cut {
    std::size_t size = 0;  // 0: no word
    std::optional<MoveWord> word;
    bool foreign = true;
};

// A word of letters, or a hole's name.
Cut cut_letters(std::string_view line) {
    const std::string_view letters = run_of(line, is_alphabetic);
    const std::string_view digits = run_of(line.substr(letters.size()), is_decimal);
    if (!digits.empty()) {
        const auto hole = hole_of(letters, digits);
        return hole ? Cut{letters.size() + digits.size(), MoveWord{Kind::name, *hole, 0, 0}, false} : Cut{};
    }
    // "down-left" is one word.
    if (const std::string_view rest = line.substr(letters.size()); rest.size() > 1 && rest[0] == '-') {
        const std::string both =
            small(line.substr(0, letters.size() + 1 + run_of(rest.substr(1), is_alphabetic).size()));
        if (const NamedStep* step = step_named(both)) return {both.size(), MoveWord{Kind::direction, step->step, 0, 0}};
    }
    const std::string word = small(letters);
    const std::size_t size = word.size();
    if (contains(to_words, word)) return {size, MoveWord{Kind::to, {}, 0, 0}};
    if (contains(over_words, word)) return {size, MoveWord{Kind::over, {}, 0, 0}};
    if (contains(idle_words, word)) return {size, std::nullopt};
    if (const NamedStep* step = step_named(word)) return {size, MoveWord{Kind::direction, step->step, 0, 0}};
    return {};
}

Cut cut_sign(std::string_view line) {
    for (const auto& [sign, kind] : signs) {
        if (!line.starts_with(sign)) continue;
        MoveWord word{kind, {}, 0, 0};
        if (kind == Kind::direction) word.hole = step_named(sign)->step;
        const bool blank = kind == Kind::name;
        return {sign.size(), blank ? std::nullopt : std::optional(word), sign != "-" && sign != "," && sign != ";"};
    }
    return {};
}

}  // namespace

void MoveWords::add(MoveWord word) {
    if (words_.size() == most_words)
        fail_limit(place_text(word.place) + "more than " + std::to_string(most_words) +
                   " words of moves; longer games can only be read in a solution's own form");
    words_.push_back(word);
}

void MoveWords::add_line(std::string_view line, std::int64_t place) {
    line = line.substr(0, line.find('#'));
    // d2xd4 and 4 x2: not column x.
    const auto is_separating_x = [&](std::size_t at) {
        const bool glued = at > 0 && is_decimal(line[at - 1]);
        return (line[at] | ' ') == 'x' && (glued || (!words_.empty() && words_.back().kind == Kind::number));
    };
    for (std::size_t at = 0; at < line.size();) {
        const std::string_view rest = line.substr(at);
        if (is_space(rest[0])) {
            ++at;
            continue;
        }
        Cut cut;
        if (is_decimal(rest[0])) {
            const std::string_view digits = run_of(rest, is_decimal);
            const char next = digits.size() < rest.size() ? rest[digits.size()] : ' ';
            const bool begins = at == 0 || is_space(line[at - 1]);
            const bool counts_moves = begins && (next == '.' || next == ':' || (next == ')' && depth_ == 0));
            cut = counts_moves ? Cut{digits.size() + 1, MoveWord{}}
                               : Cut{digits.size(), MoveWord{Kind::number, {}, number_of(digits), 0}, false};
        } else if (is_separating_x(at)) {
            cut = {1, MoveWord{Kind::to, {}, 0, 0}};
        } else {
            cut = is_alphabetic(rest[0]) ? cut_letters(rest) : cut_sign(rest);
            // b24d is a slip, and d no direction.
            const bool glued = at > 0 && is_decimal(line[at - 1]) && is_alphabetic(rest[0]);
            if (glued && cut.foreign) cut.size = 0;
        }
        if (cut.size == 0) {
            const std::string found(rest.substr(0, std::min<std::size_t>(rest.find_first_of(" \t\r,;"), 24)));
            fail_input(place_text(place) + "'" + base::printable(found) + "' is no hole and no word of a move; write " +
                       "d2-d4, 4 over 2 to 1 or d2 down");
        }
        foreign_ |= cut.foreign;
        if (cut.word) {
            if (cut.word->kind == Kind::open) ++depth_;
            if (cut.word->kind == Kind::close) depth_ = std::max(depth_ - 1, 0);
            cut.word->place = place;
            add(*cut.word);
        }
        at += cut.size;
    }
    depth_ = 0;
    add({Kind::end, {}, 0, place});
}

}  // namespace pegwright::notation
