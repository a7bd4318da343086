#include "cli/play/typed.hpp"

#include "base/error.hpp"
#include "notation/chain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pegwright::cli {
namespace {

using Kind = Typed::Kind;

struct TypedWord {
    const char* word;
    char letter;  // 0 if it has none
    Kind kind;
    const char* what;  // for the help; empty if it is explained elsewhere
};

constexpr std::array<TypedWord, 10> words = {{
    {"undo", 'u', Kind::undo, "take the last jump back"},
    {"redo", 'r', Kind::redo, "play what was taken back"},
    {"restart", 0, Kind::restart, "take all back"},
    {"hint", 'h', Kind::hint, "a jump that keeps the goal in reach, if one is known"},
    {"save", 's', Kind::save, "save FILE: write the game as a solution, which may stop early"},
    {"load", 'l', Kind::load, "load FILE: go on with such a game"},
    {"help", '?', Kind::help, "this text"},
    {"quit", 'q', Kind::quit, "end"},
    {"yes", 'y', Kind::yes, ""},
    {"no", 'n', Kind::no, ""},
}};

std::string trimmed(const std::string& text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    const auto first = std::find_if_not(text.begin(), text.end(), blank);
    const auto last = std::find_if_not(text.rbegin(), std::make_reverse_iterator(first), blank).base();
    return {first, last};
}

}  // namespace

Typed parse_typed(const std::string& line, const Board& board, notation::HoleNames names) {
    const std::string text = trimmed(line);
    Typed typed;
    if (text.empty()) return typed;
    const std::size_t blank = text.find_first_of(" \t");
    const std::string first = text.substr(0, blank);
    const std::string rest = blank == text.npos ? "" : trimmed(text.substr(blank));
    for (const TypedWord& word : words) {
        if (first != word.word && (word.letter == 0 || first != std::string(1, word.letter))) continue;
        typed.kind = word.kind;
        typed.file = rest;
        if (!rest.empty() && word.kind != Kind::save && word.kind != Kind::load)
            fail_input(fmt::format("{} takes nothing after it", word.word));
        return typed;
    }
    if (text.find('-') == text.npos) {
        typed.kind = Kind::hole;
        typed.hole = notation::parse_hole(board, text, names);
        return typed;
    }
    typed.kind = Kind::move;
    const std::string source = "the move";
    notation::TextScanner scanner(text, source);
    notation::ChainReader(scanner, board, names).read_only_move([&](Jump jump) {
        typed.jumps.push_back(jump);
        return true;
    });
    return typed;
}

std::vector<std::string> typed_help(notation::HoleNames names) {
    std::vector<std::string> lines = {
        "arrows         go from hole to hole; tab to the next peg that can jump",
        "enter, space   take the peg in hand; there, let it jump; escape puts it down",
        "backspace      undo",
        names == notation::HoleNames::letters ? "c3-a1          typed, then enter: a jump; c3-a1-c1: two; c3: go there"
                                              : "6-1            typed, then enter: a jump; 6-1-4: two; 6: go there",
    };
    for (const TypedWord& word : words)
        if (*word.what) {
            const std::string both = word.letter ? fmt::format("{}, {}", word.letter, word.word) : word.word;
            lines.push_back(fmt::format("{:<15}{}", both, word.what));
        }
    return lines;
}

}  // namespace pegwright::cli
