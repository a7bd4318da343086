// Pictures, as far as the library was built with them.
#pragma once

#include "module/bindings.hpp"

#include <pegwright/solve.hpp>

#include <string>

namespace pegwright::python {

// For notebooks: SVG of what is small enough to look at, else None.
py::object svg_of(const Problem& problem);
py::object svg_of(const Solution& solution);

}  // namespace pegwright::python
