#include "module/limited.hpp"
#include "module/read.hpp"
#include "module/streams.hpp"

#include <algorithm>
#include <istream>

namespace pegwright::python {
namespace {

// Returns read(in, name), called without the GIL.
template <class Read>
auto read_from(const py::object& what, Read read) {
    std::optional<std::invoke_result_t<Read, std::istream&, const std::string&>> result;
    read_source(what, [&](std::streambuf& buffer, const std::string& name) {
        const py::gil_scoped_release unlocked;
        std::istream in(&buffer);
        in.exceptions(std::ios::badbit);
        result.emplace(read(in, name));
    });
    return std::move(*result);
}

// Takes any iterable, in batches.
Verification verify_moves(const Problem& problem, const py::object& moves, const Limits& limits) {
    constexpr std::size_t batch_size = 1024;
    const Board board = problem.board();
    py::iterator next = py::iter(moves);
    std::vector<Jump> batch;
    std::uint64_t done = 0;
    const auto fill = [&]() -> std::span<const Jump> {
        const py::gil_scoped_acquire lock;
        done += batch.size();
        limits.poll({"jumps", done, 0});
        batch.clear();
        for (; next != py::iterator::sentinel() && batch.size() < batch_size; ++next) append_jumps(board, *next, batch);
        return batch;
    };
    const py::gil_scoped_release unlocked;
    return verify_from(problem, fill);
}

Verification verify_any(const py::object& what, const py::object& moves, const Limits& limits) {
    if (!moves.is_none()) {
        if (!py::isinstance<Problem>(what))
            throw py::type_error("moves are verified against a Problem, not a " + type_name(what));
        return verify_moves(what.cast<Problem>(), moves, limits);
    }
    // A Solution or an Answer.
    if (py::hasattr(what, "problem") && py::hasattr(what, "jumps"))
        return verify_moves(what.attr("problem").cast<Problem>(), what.attr("jumps")(), limits);
    return read_from(what, [&](std::istream& in, const std::string& name) { return verify(in, name, limits); });
}

}  // namespace

Solution solution_of(const py::object& what, const Limits& limits) {
    const py::object solution = solution_in(what);
    if (!solution.is_none()) return solution.cast<Solution>();
    return read_from(what, [&](std::istream& in, const std::string& name) { return read_solution(in, name, limits); });
}

void bind_verify(py::module_& m) {
    py::class_<Verification>(m, "Verification", "The referee's verdict on a solution; true if it is valid.")
        .def_readonly("valid", &Verification::valid, "Whether every jump is allowed and the goal is reached.")
        .def_readonly("reason", &Verification::reason, "What is wrong, in words.")
        .def_readonly("wrong_jump", &Verification::wrong_jump,
                      "The number of the wrong jump, from 1; one past the last if only the end is wrong; 0\n"
                      "if valid.")
        .def_readonly("jumps", &Verification::jumps, "The number of allowed jumps.")
        .def_readonly("moves", &Verification::moves, "The number of their moves.")
        .def_readonly("longest_sweep", &Verification::longest_sweep, "The jumps of the longest move.")
        .def_readonly("report", &Verification::report, "The verdict in one line, as the program prints it.")
        .def("__bool__", [](const Verification& v) { return v.valid; })
        .def("__str__", [](const Verification& v) { return v.report; })
        .def("__repr__", [](const Verification& v) { return "<Verification " + v.report + ">"; });

    def_asking<const py::object&>(
        m,
        {"verify", "solution, moves=None, *",
         "Replays a solution; returns a Verification.\n"
         "\n"
         "    verify(text)             text or JSON as the program writes it: str or bytes\n"
         "    verify('solution.txt')   a path: a str of one line, or a pathlib.Path\n"
         "    verify(file)             anything with read()\n"
         "    verify(problem, moves)   an iterable of Moves, Jumps or texts such as e5-c3-a3\n"
         "    verify('T5', moves, vacate='a1', finish='a1')   the same\n"
         "    verify(solution)         a Solution or an Answer\n"
         "\n"
         "Raises InputError, with line and column, if it is no solution. Memory is a bit a\n"
         "hole."},
        [](const py::object& solution, const py::object& moves, const Limited& limited) {
            return limited([&](const Limits& limits) { return verify_any(solution, moves, limits); });
        },
        py::arg("solution"), py::arg("moves") = py::none(), py::kw_only());
    def_limited<const py::object&>(
        m,
        {"read_solution", "solution, *",
         "Reads and replays a solution from a text, a path or a file, as for verify(); returns\n"
         "a Solution.\n"
         "\n"
         "It keeps its notation. Raises InputError if it is wrong, or not the only one. Memory\n"
         "is 16 bytes a jump."},
        [](const py::object& solution, const Limited& limited) {
            return limited([&](const Limits& limits) { return solution_of(solution, limits); });
        },
        py::arg("solution"), py::kw_only());
}

}  // namespace pegwright::python
