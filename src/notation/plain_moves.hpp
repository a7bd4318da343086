// Reads moves as solve writes them, one a line such as c5-c3-a3, 64 characters at a time. Reading names character by
// character took half the time of replaying a long solution.
//
// Four words hold a bit for each character of a block: where letters, digits, hyphens and line ends are. A few
// operations on them tell whether the block is plain: names of small letters and digits, each followed by one hyphen or
// line end. If so, the bits also give each name's parts, and multiplications turn those into numbers. No branch depends
// on a character.
//
// All else (blanks, comments, capitals, more than 4 letters or 8 digits, errors) is left to the grammar (chain.hpp),
// which gives the same jumps: a test compares both on random texts.
#pragma once

#include "board/jump.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace pegwright::notation {

// How far the reading got; all zeros if nothing was plain.
struct PlainMoves {
    std::size_t characters = 0;  // in whole lines
    std::size_t jumps = 0;
    std::int64_t lines = 0;
};

// Reads lines from the beginning of `text`, where a move must begin, while they are plain and fit into `jumps`.
// `places`, of the same length, gets the line number of each jump, counted from `line`. The last 72 characters of the
// text are not read.
PlainMoves read_plain_moves(std::string_view text, std::int64_t line, std::span<Jump> jumps,
                            std::span<std::int64_t> places);

}  // namespace pegwright::notation
