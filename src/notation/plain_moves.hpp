// Moves as solve writes them, one a line, c5-c3-a3, read 64 characters at a time.
//
// Half the time of replaying a long solution went into its names, character by character. Here a block of 64
// characters that begins with a name becomes four words, a bit a character: where letters, digits, hyphens
// and line ends stand. A few operations on them say whether the block is plain: names of small letters and
// digits, a single hyphen or line end behind each. If so, their bits say where each name begins, where its
// digits begin and where it ends, and letters and digits become numbers by multiplication. No branch depends
// on a character. What is not plain (blanks, comments, capitals, names of more than 4 letters or 8 digits,
// errors) is left to the grammar (chain.hpp), which reads whatever this reads to the same jumps: a test
// compares the two on random texts.
#pragma once

#include "board/jump.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace pegwright::notation {

// How far the reading came; all zeros where there was nothing plain.
struct PlainMoves {
    std::size_t characters = 0;  // how many were read: whole lines, none if the text is not plain
    std::size_t jumps = 0;
    std::int64_t lines = 0;
};

// Reads lines from the beginning of text, where a move begins, as long as they are plain and fit into jumps,
// and places, which is as long: it gets the numbers of their lines, from `line` on. The last 72 characters of
// text are not read, and none may be.
PlainMoves read_plain_moves(std::string_view text, std::int64_t line, std::span<Jump> jumps,
                            std::span<std::int64_t> places);

}  // namespace pegwright::notation
