#include "module/watch.hpp"

#include <chrono>

namespace pegwright::python {
namespace {

using Clock = std::chrono::steady_clock;

struct Watch {
    PyObject* report;  // may be null
    std::optional<double> time;
    Clock::time_point begun = Clock::now();

    void operator()(const Progress& place) const {
        const py::gil_scoped_acquire lock;
        if (PyErr_CheckSignals() != 0) throw py::error_already_set();
        if (report) py::handle{report}(py::str(place.doing.data(), place.doing.size()), place.done, place.total);
        if (time && std::chrono::duration<double>(Clock::now() - begun).count() >= *time)
            raise_with("TimeLimitError", "time is up (" + std::string(py::str(py::float_(*time))) + " s)", "time",
                       py::float_(*time));
    }
};

}  // namespace

Limits limits_of(const Keywords& keywords) {
    if (keywords.threads == 0) raise_input("threads=0: at least one is needed");
    if (keywords.time && !(*keywords.time >= 0)) raise_input("time must be a number of seconds, 0 or more, or None");
    if (!keywords.progress.is_none() && !PyCallable_Check(keywords.progress.ptr()))
        raise_input("progress must be a function, called as progress(doing, done, total), or None");
    Limits limits;
    limits.threads = keywords.threads;
    limits.memory = keywords.memory;
    limits.poll = Watch{keywords.progress.is_none() ? nullptr : keywords.progress.ptr(), keywords.time};
    return limits;
}

void check_signals() {
    const py::gil_scoped_acquire lock;
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
}

}  // namespace pegwright::python
