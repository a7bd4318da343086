// A call's limits as Python gives them, and checks while it works: signals, progress, time.
#pragma once

#include "module/errors.hpp"

#include <optional>

namespace pegwright::python {

// Common keywords of calls that may take long.
struct Keywords {
    unsigned threads;
    std::uint64_t memory;        // bytes
    std::optional<double> time;  // seconds
    py::object progress;         // progress(doing, done, total)
};

// Converts the keywords, which must outlive the limits. Limits own no Python object, so they can be copied without the
// GIL. Throws InputError for bad values.
Limits limits_of(const Keywords& keywords);

// For Ctrl-C in calls without a poll. Throws KeyboardInterrupt. Takes the GIL.
void check_signals();

}  // namespace pegwright::python
