// Boards and positions as text pictures: the board is what one sees.
//
//     # the three-by-three square without its corners
//     . o .
//     o o o
//     . o .
//
// o is a hole, . is none, and in a position * is a hole with a peg (a board's picture may have it, too). The
// first column is a, the first row is row 1; a row may stop after its last hole. A line `lattice triangular`
// before the picture says that it is in skew coordinates: column x of one row stands under column x of the
// row above, and a1 and b2 are neighbours as well. In one word: .o./ooo/.o. or triangular:oo./ooo/.oo.
//
// Blanks: indentation that all rows share is nothing. If symbols stand next to each other, any other blank
// in front of a symbol is a place without a hole; if all are apart (o o o), a symbol and its blank are two
// characters, and rows must keep to that grid. So what is indented is never read shifted.
//
// Anything after a hash is a comment. Empty lines may stand before and after the picture, not inside;
// line ends may be those of Windows, and a byte order mark may stand in front.
#pragma once

#include "board/lattice.hpp"
#include "board/spans.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::board {

// What a text shows. Rows above the first hole and columns left of it count, so that names of holes
// stay those that are seen; rows of dots at the end do not.
struct TextPicture {
    std::optional<Lattice> lattice;  // where it is named
    Spans holes;
    std::vector<bool> pegs;  // by number of the hole
    bool has_pegs = false;   // any *
};

// O(length). Throws Error (input) with `source`, row and column if the text is no picture.
TextPicture read_picture(const std::string& source, std::string_view text);

// Whether a word may be meant as a picture: made of its symbols and slashes only.
bool is_picture_word(std::string_view word);

// How rows end in pictures in one word: with dots up to the board's width, but for T_n, and for boards most of whose
// places have no hole; a row without holes has a dot in any case. row_end: what follows the column `end`.
bool rows_are_padded(std::int32_t width, std::int32_t rows, std::uint64_t holes, bool triangle);
std::string row_end(std::int32_t end, std::int32_t width, bool pad);

// The picture of holes in one word, all o; with the lattice in front unless it is square.
std::string picture_word(Lattice lattice, const Spans& holes);

}  // namespace pegwright::board
