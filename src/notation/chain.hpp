// Moves as chains of holes, the one grammar of them for text, JSON and purges.
//
//     chain = hole hyphen hole { hyphen hole }
//     hole  = c5 | C5 | 2,4 (x,y from zero), or with HoleNames::numbers a number, row by row from 1
//
// Also with letters a chain whose first hole is a number alone, 4-1-6, is one of numbers. Blanks and
// tabs may stand on either side of a hyphen, so what follows them decides whether a chain goes on: a3-a1 - c3 is one
// move, a3-a1 c3-a3 are two. A chain stays on its line. What separates moves (white space, commas, comments) is the
// caller's business; with numbers a comma always does.
#pragma once

#include "notation/holes.hpp"
#include "notation/text_scanner.hpp"

namespace pegwright::notation {

// Reads a chain wherever the scanner stands. No move is kept: jumps go to the caller one by one, so
// that a sweep of a million jumps needs no memory.
class ChainReader {
public:
    // Holes by letters, on whatever board. The scanner must outlive the reader.
    explicit ChainReader(TextScanner& scanner) : scanner_(scanner) {}
    // The board is asked for holes by number only; it must outlive the reader.
    ChainReader(TextScanner& scanner, const Board& board, HoleNames names)
        : scanner_(scanner), board_(&board), all_by_number_(names == HoleNames::numbers) {}

    // Reads the chain that begins here and calls take(Jump) with each of its jumps, until that returns
    // false; returns what take did last. Throws Error (input) with line and column if there is no chain.
    template <class Take>
    bool read(Take&& take) {
        by_number_ = all_by_number_ || (board_ && begins_with_number());
        Hole from = hole();
        if (!pass_hyphen()) [[unlikely]]
            fail_single_hole();
        // The hole a jump ends in is the one the next begins in.
        do {
            const Hole to = hole();
            if (!take(Jump{from, to})) return false;
            from = to;
        } while (pass_hyphen());
        return true;
    }
    // The same, where a separator or the end must follow.
    template <class Take>
    bool read_move(Take&& take) {
        if (!read(take)) return false;
        const char c = scanner_.peek();
        if (!blank_behind_ && c > ' ' && c != ',' && c != '#') fail_goes_on("expected '-' or a blank");
        return true;
    }
    // The same, where the end must follow.
    template <class Take>
    bool read_only_move(Take&& take) {
        if (!read(take)) return false;
        if (!scanner_.at_end()) fail_goes_on("expected '-'");
        return true;
    }

private:
    Hole hole() { return by_number_ ? hole_by_number() : scanner_.hole(); }
    Hole hole_by_number();
    bool begins_with_number() {
        const char c = scanner_.peek();
        return c >= '0' && c <= '9' && number_ends_here();
    }
    bool number_ends_here();
    // Passes a hyphen and the blanks around it. Blanks that no hyphen follows are passed as well.
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
    const Board* board_ = nullptr;  // whose holes are read by number
    bool all_by_number_ = false;
    bool by_number_ = false;     // those of this chain
    bool blank_behind_ = false;  // whether a blank stood behind the last hole
};

}  // namespace pegwright::notation
