// Solutions from wherever they are.
#pragma once

#include "module/bindings.hpp"

namespace pegwright::python {

// The Solution that something is or has, or that is read from it, as verify() takes it, and replayed. Throws InputError
// if there is none or it is wrong. With the interpreter's lock, which is let go meanwhile.
Solution solution_of(const py::object& what, const Limits& limits);

}  // namespace pegwright::python
