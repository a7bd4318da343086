// Converts decimal numbers of any length to Python integers.
#pragma once

#include "module/bindings.hpp"

#include <string>

namespace pegwright::python {

// int(text) refuses more than some thousand digits, so long numbers are put together from halves.
inline py::object integer_of(const std::string& digits) {
    constexpr std::size_t few = 512;
    if (digits.size() <= few) return py::int_(py::str(digits));
    const std::size_t low = digits.size() / 2;
    const py::object scale = py::int_(10).attr("__pow__")(low);
    return integer_of(digits.substr(0, digits.size() - low)) * scale + integer_of(digits.substr(digits.size() - low));
}

}  // namespace pegwright::python
