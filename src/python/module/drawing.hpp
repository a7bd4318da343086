// Pictures for notebooks, if the library has pictures.
#pragma once

#include "module/bindings.hpp"

#include <pegwright/solve.hpp>

#include <string>

namespace pegwright::python {

// SVG of a small board, else None.
py::object svg_of(const Problem& problem);
py::object svg_of(const Solution& solution);

}  // namespace pegwright::python
