// The limits of a call as Python gives them, and the checks while it works: signals, progress, time.
#pragma once

#include "module/errors.hpp"

#include <optional>

namespace pegwright::python {

// The common keywords of calls that may take long.
struct Keywords {
    unsigned threads;
    std::uint64_t memory;        // bytes
    std::optional<double> time;  // seconds
    py::object progress;         // called as progress(doing, done, total)
};

// Converts the keywords to the library's limits, which refer to them: the keywords must outlive them. Limits own no
// Python object, so they can be copied without the GIL. Throws InputError for bad values.
Limits limits_of(const Keywords& keywords);

// Checks for Ctrl-C, for calls without a poll. Throws KeyboardInterrupt. Takes the GIL.
void check_signals();

}  // namespace pegwright::python
