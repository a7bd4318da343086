// Limits of one call, as Python gives them, and what goes on while it works: signals, progress, the time.
#pragma once

#include "module/errors.hpp"

#include <optional>

namespace pegwright::python {

// The keywords that calls which may take long have in common.
struct Keywords {
    unsigned threads;
    std::uint64_t memory;        // bytes
    std::optional<double> time;  // seconds
    py::object progress;         // called with what is done, how much of it, of how much
};

// The same for the library. The keywords must outlive them: they are copied where the interpreter's lock is not held,
// so they own no Python object. Throws ValueError for what is no limit.
Limits limits_of(const Keywords& keywords);

// Asks for Ctrl-C; throws KeyboardInterrupt. For calls that have no poll; takes the interpreter's lock.
void check_signals();

}  // namespace pegwright::python
