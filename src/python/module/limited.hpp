// Defines Python functions that may take long, with common keywords, defaults and docstrings.
#pragma once

#include "module/arguments.hpp"
#include "module/watch.hpp"

#include <string>

namespace pegwright::python {

// The limits of one call.
class Limited {
public:
    explicit Limited(Keywords keywords) : keywords_(std::move(keywords)) {}

    std::optional<double> time() const { return keywords_.time; }
    // For calls that end their searches by the time themselves.
    Limited without_time() const {
        limits_of(keywords_);  // checks the time
        return Limited({keywords_.threads, keywords_.memory, {}, keywords_.progress});
    }

    // Returns call(limits). An Error about a limit becomes a LimitError with the memory limit as an attribute. Needs
    // the GIL, which the call may release.
    template <class Call>
    auto operator()(Call&& call) const {
        const Limits limits = limits_of(keywords_);
        try {
            return call(limits);
        } catch (const Error& error) {
            if (error.kind() == Error::Kind::limit) raise_memory_limit(words_of(error), keywords_.memory);
            throw;
        }
    }

private:
    Keywords keywords_;
};

// A function's name, its own parameters as in its docstring, its description.
struct Call {
    const char* name;
    std::string parameters;
    const char* words;
    std::optional<double> usual_time = {};  // seconds
};

// Defines f(own..., Limited), with the parameters `own` and the common keywords.
template <class... Own, class F, class... Names>
void def_limited(py::module_& m, const Call& call, F f, const Names&... own) {
    const py::object usual_time = py::cast(call.usual_time);
    const std::string doc = std::string(call.name) + "(" + call.parameters +
                            ", threads=None, memory=None, time=" + std::string(py::repr(usual_time)) +
                            ", progress=None)\n--\n\n" + call.words;
    m.def(
        call.name,
        [f](Own... given, std::optional<unsigned> threads, std::optional<std::uint64_t> memory,
            std::optional<double> time, const py::object& progress) {
            const Limits usual = machine_limits();
            return f(given...,
                     Limited({threads.value_or(usual.threads), memory.value_or(usual.memory), time, progress}));
        },
        own..., py::arg("threads") = py::none(), py::arg("memory") = py::none(), py::arg("time") = usual_time,
        py::arg("progress") = py::none(), doc.c_str());
}

// The same for f(problem, own..., Limited), which takes a problem, or a board with keywords for start and goal. `names`
// begins with the problem's.
template <class... Own, class F, class... Names>
void def_asking(py::module_& m, Call call, F f, const Names&... names) {
    using Object = const py::object&;
    call.parameters += ", vacate=None, finish=None, start=None, goal=None";
    def_limited<Object, Own..., Object, Object, Object, Object>(
        m, call,
        [f](Object what, Own... own, Object vacate, Object finish, Object start, Object goal, const Limited& limited) {
            return f(asked(what, {vacate, finish, start, goal}), own..., limited);
        },
        names..., py::arg("vacate") = py::none(), py::arg("finish") = py::none(), py::arg("start") = py::none(),
        py::arg("goal") = py::none());
}

}  // namespace pegwright::python
