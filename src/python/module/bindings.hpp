// The parts of the Python module, a file each, in the order in which module.cpp calls them.
#pragma once

#include <pegwright/pegwright.hpp>

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace pegwright::python {

namespace py = pybind11;

// A str or bytes, as UTF-8. A str with a lone surrogate is an InputError.
struct Text : std::string {
    using std::string::string;
    bool load(const py::handle& from);  // false if it is neither
};

void bind_errors(py::module_& m);
void bind_holes(py::module_& m);  // Hole, Jump, Move
void bind_board(py::module_& m);
void bind_position(py::module_& m);
void bind_problem(py::module_& m);
void bind_playing(py::module_& m);  // iterators, the sequence of positions
void bind_solution(py::module_& m);
void bind_verify(py::module_& m);
void bind_theory(py::module_& m);
void bind_search(py::module_& m);
void bind_few_moves(py::module_& m);
void bind_losing(py::module_& m);
void bind_solutions(py::module_& m);
void bind_hint(py::module_& m);
void bind_draw(py::module_& m);

}  // namespace pegwright::python

namespace pybind11::detail {

template <>
struct type_caster<pegwright::python::Text> {
    PYBIND11_TYPE_CASTER(pegwright::python::Text, const_name("str"));
    bool load(const handle& from, bool) { return value.load(from); }
};

}  // namespace pybind11::detail
