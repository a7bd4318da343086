// Reads a board of any shape from a text picture: the board is what one sees.
//
//     # the three-by-three square without its corners
//     . o .
//     o o o
//     . o .
//
// o is a hole, . is none; blanks between the symbols are for the eye. The first symbol of a row is
// column a, the first row is row 1; a row may stop after its last hole. A line `lattice triangular`
// before the picture says that it is in skew coordinates: column x of one row stands under column x
// of the row above, and a1 and b2 are neighbours as well. The seven-hole hexagon:
//
//     lattice triangular
//     o o .
//     o o o
//     . o o
//
// Anything after a hash is a comment. Empty lines may stand before and after the picture, not inside;
// line ends may be those of Windows.
#pragma once

#include "board/lattice.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace pegwright::search::bits {

struct ShapePicture {
    Lattice lattice = Lattice::square;
    std::vector<Hole> holes;  // in row order; 1 to 64
};

// Longest text of a picture, in bytes.
inline constexpr std::size_t longest_picture = 65536;

// O(length). Throws Error: input with `source`, line and column if the text is no picture; limit if it
// is longer than longest_picture or has more than 64 holes.
ShapePicture read_shape(const std::string& source, std::string_view text);

}  // namespace pegwright::search::bits
