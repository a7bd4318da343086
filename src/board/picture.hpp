// Boards and positions as text pictures.
//
//     # the three-by-three square without its corners
//     . o .
//     o o o
//     . o .
//
// Letter o is a hole, a dot is none, a star is a hole with a peg. The first column is a, the first row is 1. A row may
// stop after its last hole. In one word: .o./ooo/.o. or triangular:oo./ooo/.oo.
//
// A line `lattice triangular` before the picture puts it in skew coordinates, where a1 and b2 are neighbours too.
//
// Indentation common to all rows is ignored. If all symbols stand apart (o o o), rows must keep to that grid. If some
// touch, any further blank in front of a symbol is a column without a hole. So an indented row is never read shifted.
//
// The signs of others are read as well if their usual meaning leaves no doubt (signs.hpp), and arrays of programs
// (arrays.hpp). On the triangular lattice rows may also be shifted by half a hole each against the one above it:
//
//       o
//      o o
//     o o o
//
// A hash begins a comment. Empty lines around the picture, Windows line ends and a byte order mark are fine.
#pragma once

#include "board/lattice.hpp"
#include "board/signs.hpp"
#include "board/spans.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::board {

class Board;

// Empty rows above the first hole and columns left of it count, so that holes keep the names one sees. Rows of dots at
// the end do not.
struct TextPicture {
    std::optional<Lattice> lattice;  // if the picture names one
    Spans holes;
    std::vector<bool> pegs;  // by hole number
    bool has_pegs = false;   // whether there is any *
};

struct PictureContext {
    const Signs* signs = nullptr;        // what the signs mean; null: the usual
    const Board* position_of = nullptr;  // a position of this board is wanted, which may settle a doubt
};

// O(length). Throws Error (input) with `source`, row and column if the text is no picture, or may be several.
TextPicture read_picture(const std::string& source, std::string_view text, const PictureContext& context = {});

// Joins every `width` signs of a text by slashes: XOXXXX becomes XOX/XXX. Throws Error (input) with `source` unless
// they make whole rows.
std::string in_rows(const std::string& source, std::string_view signs, std::uint64_t width);

// True for a word of slashes and symbols of pictures only.
bool is_picture_word(std::string_view word);

// True if dots pad the rows of a one-word picture: not for T_n and boards that are mostly gaps. `row_end` gives the
// text after column `end`; a row without holes has a dot.
bool rows_are_padded(std::int32_t width, std::int32_t rows, std::uint64_t holes, bool triangle);
std::string row_end(std::int32_t end, std::int32_t width, bool pad);

// In one word, all o, with the lattice in front unless it is square.
std::string picture_word(Lattice lattice, const Spans& holes);

}  // namespace pegwright::board
