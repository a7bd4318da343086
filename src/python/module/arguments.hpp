// What callers may write for a board, a hole, a move or a problem.
#pragma once

#include "module/bindings.hpp"

#include <string>
#include <vector>

namespace pegwright::python {

// A Board, or its text.
Board board_of(const py::handle& what);
// A Hole, its name, its number on that board, or a tuple of x and y. Throws InputError off the board.
Hole hole_of(const Board& board, const py::handle& what);
// One of these, or several.
std::vector<Hole> holes_of(const Board& board, const py::handle& what);
// The jumps of a Jump, a Move or a text such as e5-c3-a3, at the end of the list.
void append_jumps(const Board& board, const py::handle& what, std::vector<Jump>& list);
// A Position, its picture, or an array of it.
Position position_of(const Board& board, const py::handle& what);
// A Problem, or a board whose goal is open, and its start unless it is a picture with pegs in some of its holes.
Problem problem_of(const py::handle& what);
// The keywords that say where a board's pegs stand and where they should; None where they are not given.
struct Ends {
    py::object vacate;
    py::object finish;
    py::object start;
    py::object goal;
};
// The problem of a board, or of its text, and such keywords.
Problem problem_on(const py::handle& board, const Ends& ends);
// What a call is about: what it was given, or if there are keywords the problem of the board that it was given. Throws
// InputError for keywords beside anything else.
py::object asked(const py::object& what, const Ends& ends);
// The Solution of an Answer, or of whatever else has one; None if it is of no such kind. Throws InputError for one
// without a solution.
py::object solution_in(const py::object& what);
// The class's name, for messages.
std::string type_name(const py::handle& what);

}  // namespace pegwright::python
