// Boards and positions as numpy arrays: rows by columns of int8; 1 a peg, 0 an empty hole, -1 no hole. numpy is
// imported on first use.
#pragma once

#include "module/bindings.hpp"

namespace pegwright::python {

py::object board_array(const Board& board);
py::object position_array(const Position& position);
// Throws InputError if the array has another shape or other holes.
Position position_from_array(const Board& board, const py::handle& array);
// Also reads the board from the array.
Position position_from_array(const py::handle& array, const std::string& lattice);

}  // namespace pegwright::python
