// Reads moves as chains of holes: the one grammar for text, JSON and purges.
//
//     chain = hole hyphen hole { hyphen hole }
//     hole  = c5 | C5 | 2,4 (x,y from zero), or as the notation has it: a number, or 4,2 for row and column
//
// A chain that begins with a bare number, 4-1-6, is one of numbers in any notation. Blanks and tabs may surround a
// hyphen: a3-a1 - c3 is one move, a3-a1 c3-a3 are two. A chain stays on its line. With numbers a comma always
// separates.
#pragma once

#include "notation/holes.hpp"
#include "notation/text_scanner.hpp"

namespace pegwright::notation {

// A sweep of a million jumps needs no memory.
class ChainReader {
public:
    // Reads letters, on any board. The scanner must outlive the reader.
    explicit ChainReader(TextScanner& scanner) : scanner_(scanner) {}
    // The board translates numbers and must outlive the reader.
    ChainReader(TextScanner& scanner, const Board& board, HoleNames names)
        : scanner_(scanner),
          board_(&board),
          names_(names),
          all_by_number_(!pair_order(names)),
          all_by_pair_(names != HoleNames::letters && !all_by_number_) {}

    // Calls take(Jump) with each jump until it returns false; returns its last result. Throws Error (input) with line
    // and column if there is no chain.
    template <class Take>
    bool read(Take&& take) {
        by_number_ = all_by_number_ || (board_ && !all_by_pair_ && begins_with_number());
        Hole from = hole();
        if (!pass_hyphen()) [[unlikely]]
            fail_single_hole();
        do {
            const Hole to = hole();
            if (!take(Jump{from, to})) return false;
            from = to;
        } while (pass_hyphen());
        return true;
    }
    // As above, then requires a separator or the end.
    template <class Take>
    bool read_move(Take&& take) {
        if (!read(take)) return false;
        const char c = scanner_.peek();
        if (!blank_behind_ && c > ' ' && c != ',' && c != '#') fail_goes_on("expected '-' or a blank");
        return true;
    }
    // As above, then requires the end.
    template <class Take>
    bool read_only_move(Take&& take) {
        if (!read(take)) return false;
        if (!scanner_.at_end()) fail_goes_on("expected '-'");
        return true;
    }

private:
    Hole hole() { return by_number_ ? hole_by_number() : all_by_pair_ ? hole_by_pair() : scanner_.hole(); }
    Hole hole_by_number();
    Hole hole_by_pair();
    bool begins_with_number() {
        const char c = scanner_.peek();
        return c >= '0' && c <= '9' && number_ends_here();
    }
    bool number_ends_here();
    bool pass_hyphen() {
        blank_behind_ = false;
        if (!scanner_.pass('-')) {
            blank_behind_ = scanner_.skip_spaces();
            if (!scanner_.pass('-')) return false;
        }
        scanner_.skip_spaces();
        return true;
    }
    [[noreturn]] void fail_single_hole();
    [[noreturn]] void fail_goes_on(const std::string& expected);

    TextScanner& scanner_;
    const Board* board_ = nullptr;  // translates numbers
    HoleNames names_ = HoleNames::letters;
    bool all_by_number_ = false;
    bool all_by_pair_ = false;   // and not x,y from zero, which the scanner reads
    bool by_number_ = false;     // in this chain
    bool blank_behind_ = false;  // whether a blank followed the last hole
};

}  // namespace pegwright::notation
