// Reads moves as solve writes them, one a line such as c5-c3-a3, 64 characters at a time. Reading character by
// character took half the time of a replay.
//
// A block is plain if it has only names of small letters and digits, each followed by one hyphen or line end. Words
// with a bit for each character tell this and where names are; multiplications give their numbers. No branch depends on
// a character.
//
// The grammar (chain.hpp) reads all else, and gives the same jumps: a test compares both on random texts.
#pragma once

#include "board/jump.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace pegwright::notation {

// All zeros if nothing was plain.
struct PlainMoves {
    std::size_t characters = 0;  // in whole lines
    std::size_t jumps = 0;
    std::int64_t lines = 0;
};

// Reads lines while they are plain and fit into `jumps`. A move must begin at the beginning of `text`. `places`, as
// long as `jumps`, gets each jump's line number, counted from `line`. The last 72 characters are not read.
PlainMoves read_plain_moves(std::string_view text, std::int64_t line, std::span<Jump> jumps,
                            std::span<std::int64_t> places);

}  // namespace pegwright::notation
