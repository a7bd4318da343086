// Boards and positions as arrays of numpy, which is asked for when the first is made: rows by columns of int8,
// 1 a peg, 0 an empty hole, -1 no hole.
#pragma once

#include "module/bindings.hpp"

namespace pegwright::python {

py::object board_array(const Board& board);
py::object position_array(const Position& position);
// Throws InputError for an array of another shape or other holes.
Position position_from_array(const Board& board, const py::handle& array);
// The same, and the board as well.
Position position_from_array(const py::handle& array, const std::string& lattice);

}  // namespace pegwright::python
