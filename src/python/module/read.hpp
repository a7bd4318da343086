// Gets a solution from any Python object.
#pragma once

#include "module/bindings.hpp"

namespace pegwright::python {

// The Solution that the object is or has; otherwise reads and replays it as verify() does. Throws InputError if there
// is none or it is wrong. Needs the GIL, and releases it meanwhile.
Solution solution_of(const py::object& what, const Limits& limits);

}  // namespace pegwright::python
