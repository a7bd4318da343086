// The table of boards with names: single ones as pictures, families by one number or several.
//
// A new name is a line here; a family has a file in families/ as well.
#pragma once

#include "board/lattice.hpp"
#include "board/spans.hpp"

#include <span>
#include <string_view>

namespace pegwright::board {

// A board of its own. Where a picture is of another lattice than the square one, it says so itself.
struct NamedBoard {
    std::string_view name;
    std::string_view what;     // in a few words, without the number of holes
    std::string_view picture;  // see picture.hpp
};
std::span<const NamedBoard> named_boards();

// Boards by number. The lattice is what they are played on unless another one is named in front.
struct BoardFamily {
    std::string_view name;  // what comes before the number, as cross in cross2
    std::string_view example;
    std::string_view what;
    Lattice lattice;
    std::int32_t least;   // of the numbers
    std::size_t numbers;  // how many, with an x between
    Spans (*make)(std::span<const std::int32_t>);
};
std::span<const BoardFamily> board_families();

}  // namespace pegwright::board
