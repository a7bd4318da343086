// The library's errors as Python's.
#pragma once

#include "module/bindings.hpp"

#include <string>

namespace pegwright::python {

// Throws a class of pegwright/errors.py, by its name. With the interpreter's lock.
[[noreturn]] void raise(const char* name, const std::string& message);
[[noreturn]] inline void raise_input(const std::string& message) { raise("InputError", message); }

}  // namespace pegwright::python
