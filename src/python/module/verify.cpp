#include "module/limited.hpp"
#include "module/streams.hpp"

#include <algorithm>
#include <istream>

namespace pegwright::python {
namespace {

Verification verify_stream(std::streambuf& buffer, const std::string& name, const Limits& limits) {
    const py::gil_scoped_release unlocked;
    std::istream in(&buffer);
    in.exceptions(std::ios::badbit);
    return verify(in, name, limits);
}

Verification verify_file(const py::object& file, const std::string& name, const Limits& limits) {
    ReadBuffer buffer(file);
    return verify_stream(buffer, name, limits);
}

// A text has lines, or is JSON; what is neither is the name of a file.
bool is_text(const std::string& what) {
    return what.find('\n') != std::string::npos || what.find_first_not_of(" \t") == std::string::npos ||
           what[what.find_first_not_of(" \t")] == '{';
}

// Moves of whatever iterator, a batch at a time.
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
    // A solution, or an answer.
    if (py::hasattr(what, "problem") && py::hasattr(what, "jumps"))
        return verify_moves(what.attr("problem").cast<Problem>(), what.attr("jumps")(), limits);
    if (py::hasattr(what, "read")) {
        const py::object name = py::getattr(what, "name", py::str("file"));
        return verify_file(what, py::isinstance<py::str>(name) ? name.cast<Text>() : "file", limits);
    }
    if (py::isinstance<py::bytes>(what) || (py::isinstance<py::str>(what) && is_text(what.cast<Text>()))) {
        const auto text = what.cast<Text>();
        TextBuffer buffer(text);
        return verify_stream(buffer, "text", limits);
    }
    if (!is_path(what)) throw py::type_error("expected a solution: its text, a file or moves, not " + type_name(what));
    const py::object file = opened(what, "rb");
    const Verification found = verify_file(file, py::str(what).cast<Text>(), limits);
    file.attr("close")();
    return found;
}

}  // namespace

void bind_verify(py::module_& m) {
    py::class_<Verification>(m, "Verification", "What the referee says of a solution; true if it is valid.")
        .def_readonly("valid", &Verification::valid, "Every jump may be played, and the goal is reached.")
        .def_readonly("reason", &Verification::reason, "What is wrong, in words.")
        .def_readonly("wrong_jump", &Verification::wrong_jump,
                      "Its number from 1; one past the last if the end is wrong; 0 if valid.")
        .def_readonly("jumps", &Verification::jumps, "How many jumps may be played.")
        .def_readonly("moves", &Verification::moves, "Of these: jumps of one peg in a row are one move.")
        .def_readonly("longest_sweep", &Verification::longest_sweep, "Jumps of the longest move.")
        .def_readonly("report", &Verification::report, "In a line, as the program prints it.")
        .def("__bool__", [](const Verification& v) { return v.valid; })
        .def("__str__", [](const Verification& v) { return v.report; })
        .def("__repr__", [](const Verification& v) { return "<Verification " + v.report + ">"; });

    def_asking<const py::object&>(
        m,
        {"verify", "solution, moves=None, *",
         "Replays a solution; returns a Verification.\n"
         "\n"
         "    verify(text)             as the program writes it, text or JSON: str or bytes\n"
         "    verify('solution.txt')   a path, also of pathlib; a str of one line that is no JSON\n"
         "    verify(file)             what has read()\n"
         "    verify(problem, moves)   moves from whatever is iterable: Moves, Jumps or texts such as e5-c3-a3\n"
         "    verify('T5', moves, vacate='a1', finish='a1')   the same\n"
         "    verify(solution)         what solve() made, again\n"
         "\n"
         "InputError if it is no solution at all, with line and column. The memory is a bit a hole."},
        [](const py::object& solution, const py::object& moves, const Limited& limited) {
            return limited([&](const Limits& limits) { return verify_any(solution, moves, limits); });
        },
        py::arg("solution"), py::arg("moves") = py::none(), py::kw_only());
}

}  // namespace pegwright::python
