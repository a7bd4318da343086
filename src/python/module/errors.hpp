// The library's errors as Python's.
#pragma once

#include "module/bindings.hpp"

#include <string>

namespace pegwright::python {

// What it says, and what would do instead, in Python's words.
std::string words_of(const Error& error);
// Throws a class of pegwright/errors.py, by its name. With the interpreter's lock.
[[noreturn]] void raise(const char* name, const std::string& message);
// The same, with an attribute of that name.
[[noreturn]] void raise_with(const char* name, const std::string& message, const char* attribute,
                             const py::object& value);
// A LimitError of a call that was allowed so many bytes.
[[noreturn]] inline void raise_memory_limit(const std::string& message, std::uint64_t memory) {
    raise_with("LimitError", message, "memory", py::int_(memory));
}
[[noreturn]] inline void raise_input(const std::string& message) { raise("InputError", message); }

}  // namespace pegwright::python
