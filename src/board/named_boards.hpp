// Boards with names. A new board is a line in named_boards.cpp; a family also needs a file in families/.
#pragma once

#include "board/lattice.hpp"
#include "board/spans.hpp"

#include <span>
#include <string_view>

namespace pegwright::board {

// A picture off the square lattice names its lattice.
struct NamedBoard {
    std::string_view name;
    std::string_view what;     // in a few words, without the number of holes
    std::string_view picture;  // see picture.hpp
};
std::span<const NamedBoard> named_boards();

// Boards by number, such as cross2 or trapezoid4x3. The user may name another lattice.
struct BoardFamily {
    std::string_view name;  // the word before the number: cross in cross2
    std::string_view example;
    std::string_view what;
    Lattice lattice;
    std::int32_t least;   // the least value of each number
    std::size_t numbers;  // how many, written with x between them
    Spans (*make)(std::span<const std::int32_t>);
};
std::span<const BoardFamily> board_families();

}  // namespace pegwright::board
