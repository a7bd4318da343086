// The parts of the Python module, one a file; module.cpp calls them in this order.
#pragma once

#include <pegwright/pegwright.hpp>

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace pegwright::python {

namespace py = pybind11;

void bind_errors(py::module_& m);
void bind_holes(py::module_& m);  // Hole, Jump, Move
void bind_board(py::module_& m);
void bind_position(py::module_& m);
void bind_problem(py::module_& m);
void bind_playing(py::module_& m);  // iterators of jumps and moves, the sequence of positions
void bind_solution(py::module_& m);
void bind_verify(py::module_& m);
void bind_theory(py::module_& m);
void bind_search(py::module_& m);
void bind_hint(py::module_& m);
void bind_draw(py::module_& m);

}  // namespace pegwright::python
