#include "cli/play/typed.hpp"

#include "base/error.hpp"
#include "cli/help/wrapped.hpp"
#include "notation/chain.hpp"
#include "notation/other_moves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace pegwright::cli {
namespace {

using Kind = Typed::Kind;

struct TypedWord {
    const char* word;
    char letter;  // 0 if it has none
    Kind kind;
    const char* argument;
    const char* what;  // for the help; empty if it is explained elsewhere
};

constexpr std::array<TypedWord, 10> words = {{
    {"undo", 'u', Kind::undo, "", "take the last jump back"},
    {"redo", 'r', Kind::redo, "", "play it again"},
    {"restart", 0, Kind::restart, "", "take all jumps back"},
    {"hint", 'h', Kind::hint, "", "a jump that keeps the goal in reach, if one is known"},
    {"save", 's', Kind::save, " FILE", "write the game to FILE"},
    {"load", 'l', Kind::load, " FILE", "go on with a saved game"},
    {"help", '?', Kind::help, "", "this text"},
    {"quit", 'q', Kind::quit, "", "end"},
    {"yes", 'y', Kind::yes, "", ""},
    {"no", 'n', Kind::no, "", ""},
}};

std::string trimmed(const std::string& text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    const auto first = std::find_if_not(text.begin(), text.end(), blank);
    const auto last = std::find_if_not(text.rbegin(), std::make_reverse_iterator(first), blank).base();
    return {first, last};
}

std::vector<Jump> chain_in(const std::string& text, const Board& board, notation::HoleNames names) {
    const std::string source = "the move";
    notation::TextScanner scanner(text, source);
    std::vector<Jump> jumps;
    notation::ChainReader(scanner, board, names).read_only_move([&](Jump jump) {
        jumps.push_back(jump);
        return true;
    });
    return jumps;
}

// Nothing for words that are no moves of others, with `chain` unless they have signs of others. Throws Error (input) if
// they are, and something is wrong with them.
std::optional<std::vector<Jump>> moves_of_others(const std::string& text, const Board& board, notation::HoleNames names,
                                                 bool chain) {
    notation::MoveWords moves("the move, line ");
    try {
        moves.add_line(text, 1);
        if (chain && !moves.has_foreign_signs()) return std::nullopt;
        return read_other_moves(moves, board, names).jumps;
    } catch (const Error&) {
        if (moves.has_foreign_signs()) throw;
        return std::nullopt;
    }
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
        if (!rest.empty() && !*word.argument) fail_input(fmt::format("{} takes nothing after it", word.word));
        return typed;
    }
    const bool chain = text.find('-') != text.npos;
    typed.kind = chain ? Kind::move : Kind::hole;
    try {
        if (chain)
            typed.jumps = chain_in(text, board, names);
        else
            typed.hole = notation::parse_hole(board, text, names);
    } catch (const Error&) {
        // One word without a hyphen can only be meant as a hole.
        const auto moves = blank == text.npos && !chain ? std::nullopt : moves_of_others(text, board, names, chain);
        if (!moves) throw;
        typed = {Kind::move, *moves, {}, {}};
    }
    return typed;
}

std::string typed_help(notation::HoleNames names) {
    constexpr std::size_t columns = 40;
    constexpr std::size_t indent = 14;
    std::string text =
        "arrows        move the cursor\n"
        "tab           the next peg that can jump\n"
        "enter, space  take the peg; let it jump\n"
        "escape        put the peg down\n"
        "backspace     undo\n"
        "\n"
        "Typed, then enter:\n";
    text += names == notation::HoleNames::letters ? "c3-a1         a jump; c3-a1-c1: two\n"
                                                    "c3            go to this hole\n"
            : notation::pair_order(names)         ? "3,3-1,1       a jump; 3,3-1,1-1,3: two\n"
                                                    "3,3           go to this hole\n"
                                                  : "6-1           a jump; 6-1-4: two\n"
                                                    "6             go to this hole\n";
    for (const TypedWord& word : words) {
        if (!*word.what) continue;
        const std::string letter = word.letter ? std::string(1, word.letter) + ", " : "";
        text += fmt::format("{:<{}}", letter + word.word + word.argument, indent) + wrapped(word.what, indent, columns);
    }
    return text;
}

}  // namespace pegwright::cli
