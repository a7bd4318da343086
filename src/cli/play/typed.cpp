#include "cli/play/typed.hpp"

#include "base/error.hpp"
#include "notation/chain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pegwright::cli {
namespace {

using Wish = Typed::Wish;

struct TypedWord {
    const char* word;
    char letter;  // 0 if it has none
    Wish wish;
    const char* what;  // for the help; empty if it is explained elsewhere
};

constexpr std::array<TypedWord, 10> words = {{
    {"undo", 'u', Wish::undo, "take the last jump back"},
    {"redo", 'r', Wish::redo, "play what was taken back"},
    {"restart", 0, Wish::restart, "take all back"},
    {"hint", 'h', Wish::hint, "a jump that keeps the goal in reach, if one is known"},
    {"save", 's', Wish::save, "save FILE: write the game as a solution, which may stop early"},
    {"load", 'l', Wish::load, "load FILE: go on with such a game"},
    {"help", '?', Wish::help, "this text"},
    {"quit", 'q', Wish::quit, "end"},
    {"yes", 'y', Wish::yes, ""},
    {"no", 'n', Wish::no, ""},
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
        typed.wish = word.wish;
        typed.file = rest;
        if (!rest.empty() && word.wish != Wish::save && word.wish != Wish::load)
            fail_input(fmt::format("{} takes nothing behind it", word.word));
        return typed;
    }
    if (text.find('-') == text.npos) {
        typed.wish = Wish::hole;
        typed.hole = notation::parse_hole(board, text, names);
        return typed;
    }
    typed.wish = Wish::move;
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
