// Calls that may take long: the keywords that they have in common, their defaults and the words for them.
#pragma once

#include "module/watch.hpp"

#include <string>

namespace pegwright::python {

// The limits of one call.
class Limited {
public:
    explicit Limited(Keywords keywords) : keywords_(std::move(keywords)) {}

    std::optional<double> time() const { return keywords_.time; }
    // The same, but for a time that does not end the call.
    Limited without_time() const { return Limited({keywords_.threads, keywords_.memory, {}, keywords_.progress}); }

    // What call(limits) returns; an Error about a limit becomes a LimitError that knows it. With the interpreter's
    // lock, which the call may let go.
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

// How a call is named, its own parameters as its docstring's signature has them, and what it does.
struct Call {
    const char* name;
    const char* parameters;
    const char* words;
    std::optional<double> usual_time = {};  // seconds
};

// Defines a function of Own..., named by `own`, and of the common keywords: f(own..., Limited).
template <class... Own, class F, class... Names>
void def_limited(py::module_& m, const Call& call, F f, const Names&... own) {
    constexpr unsigned usual_threads = 1;
    constexpr std::uint64_t usual_memory = std::uint64_t{1} << 30;
    const py::object usual_time = py::cast(call.usual_time);
    const std::string doc = std::string(call.name) + "(" + call.parameters +
                            ", threads=" + std::to_string(usual_threads) + ", memory=" + std::to_string(usual_memory) +
                            ", time=" + std::string(py::repr(usual_time)) + ", progress=None)\n--\n\n" + call.words;
    m.def(
        call.name,
        [f](Own... given, unsigned threads, std::uint64_t memory, std::optional<double> time,
            const py::object& progress) {
            return f(given..., Limited({threads, memory, time, progress}));
        },
        own..., py::arg("threads") = usual_threads, py::arg("memory") = usual_memory, py::arg("time") = usual_time,
        py::arg("progress") = py::none(), doc.c_str());
}

}  // namespace pegwright::python
