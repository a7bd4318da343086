// Converts the arguments of Python callers: boards, holes, moves, problems.
#pragma once

#include "module/bindings.hpp"

#include <string>
#include <vector>

namespace pegwright::python {

// A Board, or its text.
Board board_of(const py::handle& what);
// A Hole, its name, its number on the board, or a tuple (x, y). Throws InputError off the board.
Hole hole_of(const Board& board, const py::handle& what);
// One hole, or an iterable of holes.
std::vector<Hole> holes_of(const Board& board, const py::handle& what);
// Takes a Jump, a Move or a text such as e5-c3-a3.
void append_jumps(const Board& board, const py::handle& what, std::vector<Jump>& list);
// A Position, its picture, or an array of it.
Position position_of(const Board& board, const py::handle& what);
// A Problem, or a board: its goal is open, and so is its start unless it is a picture with pegs in some holes.
Problem problem_of(const py::handle& what);
// Keywords for start and goal; None if not given.
struct Ends {
    py::object vacate;
    py::object finish;
    py::object start;
    py::object goal;
};
// The problem of a board, or its text, with these keywords.
Problem problem_on(const py::handle& board, const Ends& ends);
// `what` itself, or with keywords the problem of the board `what`. Throws InputError for keywords with anything but a
// board.
py::object asked(const py::object& what, const Ends& ends);
// The Solution, or that of an Answer; None for other types. Throws InputError if the Answer has none.
py::object solution_in(const py::object& what);
// For messages.
std::string type_name(const py::handle& what);

}  // namespace pegwright::python
