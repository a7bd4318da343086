// Turns the library's errors into Python exceptions.
#pragma once

#include "module/bindings.hpp"

#include <string>

namespace pegwright::python {

// With advice in Python's terms.
std::string words_of(const Error& error);
// Throws a class of pegwright/errors.py by its name. Needs the interpreter's lock (GIL).
[[noreturn]] void raise(const char* name, const std::string& message);
// The same, and sets an attribute of the exception.
[[noreturn]] void raise_with(const char* name, const std::string& message, const char* attribute,
                             const py::object& value);
// A LimitError of a call that was allowed this many bytes.
[[noreturn]] inline void raise_memory_limit(const std::string& message, std::uint64_t memory) {
    raise_with("LimitError", message, "memory", py::int_(memory));
}
[[noreturn]] inline void raise_input(const std::string& message) { raise("InputError", message); }

}  // namespace pegwright::python
