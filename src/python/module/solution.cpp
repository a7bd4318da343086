#include "module/arguments.hpp"
#include "module/drawing.hpp"
#include "module/errors.hpp"
#include "module/limited.hpp"
#include "module/playing.hpp"
#include "module/streams.hpp"

#include <ostream>
#include <sstream>

namespace pegwright::python {
namespace {

using Notation = std::optional<Text>;  // the solution's own unless given

// What was asked, and what came of it.
struct Solved {
    Problem problem;
    Answer answer;
};

const Solution& solution_of(const Solved& solved) {
    if (!solved.answer) raise_input(solved.problem.words() + " cannot be solved: " + solved.answer.reason);
    return *solved.answer.solution;
}
const Solution& solution_of(const Solution& solution) { return solution; }

// A "no" as the program writes it.
std::string json_of_no(const Solved& solved) {
    py::dict keys;
    std::istringstream lines(solved.problem.text());
    for (std::string key, value; lines >> key >> std::ws && std::getline(lines, value);) keys[py::str(key)] = value;
    keys["solvable"] = false;
    keys["reason"] = solved.answer.reason;
    const py::object dumps = py::module_::import("json").attr("dumps");
    return dumps(keys, py::arg("separators") = py::make_tuple(",", ":"), py::arg("ensure_ascii") = false)
               .cast<std::string>() +
           "\n";
}

void write_as(const Solution& solution, const std::string& format, const Notation& notation, std::ostream& out) {
    if (format == "json")
        solution.write_json(out, notation.value_or(""));
    else
        solution.write(out, notation.value_or(""));
}

void check(const std::string& format, const Notation& notation) {
    if (format != "text" && format != "json")
        raise_input("unknown format '" + format + "'; formats are text and json, and draw() makes pictures");
    if (notation && *notation != "letters" && *notation != "numbers")
        raise_input("unknown notation '" + *notation + "'; notations are letters and numbers");
}

std::string written(const Solution& solution, const std::string& format, const Notation& notation) {
    check(format, notation);
    const py::gil_scoped_release unlocked;
    TextMaker maker;
    std::ostream out(&maker);
    out.exceptions(std::ios::badbit);
    write_as(solution, format, notation, out);
    return std::move(maker.text);
}

void write(const Solution& solution, const py::object& target, const std::string& format, const Notation& notation) {
    check(format, notation);
    const bool path = is_path(target);
    const py::object file = path ? opened(target, "wb") : target;
    {
        WriteBuffer buffer(file);
        const py::gil_scoped_release unlocked;
        std::ostream out(&buffer);
        out.exceptions(std::ios::badbit);
        write_as(solution, format, notation, out);
        out.flush();
    }
    if (path) file.attr("close")();
}

std::string json_of(const Solution& solution, const Notation& notation) { return written(solution, "json", notation); }
std::string json_of(const Solved& solved, const Notation& notation) {
    return solved.answer ? json_of(*solved.answer.solution, notation) : json_of_no(solved);
}

template <class T>
void bind_ways_to_see_it(py::class_<T>& c) {
    c.def(
         "jumps", [](const T& s) { return JumpIterator(solution_of(s)); },
         "jumps(self)\n--\n\nAn iterator over the jumps in playing order, each made as it is asked for.")
        .def(
            "moves", [](const T& s) { return MoveIterator(solution_of(s)); },
            "moves(self)\n--\n\nAn iterator over the moves: jumps of one peg in a row are one move.")
        .def(
            "positions", [](const T& s) { return Positions(solution_of(s)); },
            "positions(self)\n--\n\nThe positions from start to goal, a sequence made as it is asked for.")
        .def_property_readonly(
            "jump_count", [](const T& s) { return solution_of(s).jump_count(); }, "How many jumps there are.")
        .def(
            "text", [](const T& s, const Notation& notation) { return written(solution_of(s), "text", notation); },
            py::arg("notation") = py::none(),
            "text(self, notation=None)\n--\n\nThe solution as the program writes it and verify() reads it. "
            "notation: how holes are\nwritten, 'letters' (c5) or 'numbers' (1, 2, 3 … row by row); as they were read "
            "unless "
            "given.")
        .def(
            "json", [](const T& s, const Notation& notation) { return json_of(s, notation); },
            py::arg("notation") = py::none(),
            "json(self, notation=None)\n--\n\nThe same as JSON, in one line; of a no the problem, "
            "\"solvable\":false and the reason.")
        .def(
            "write",
            [](const T& s, const py::object& file, const Text& format, const Notation& notation) {
                write(solution_of(s), file, format, notation);
            },
            py::arg("file"), py::arg("format") = "text", py::arg("notation") = py::none(),
            "write(self, file, format='text', notation=None)\n--\n\nWrites it, piece by piece, to a path or a "
            "file; format is 'text' or\n'json', notation as for text().")
        .def("__iter__", [](const T& s) { return MoveIterator(solution_of(s)); });
}

}  // namespace

void bind_solution(py::module_& m) {
    py::class_<Solution> solution(
        m, "Solution",
        "A solution: of triangles and rectangles a plan, however many jumps it has, of other boards a list. Each jump\n"
        "has been replayed by the referee before it is handed out. Iteration goes over the moves.");
    solution
        .def_property_readonly(
            "problem", [](const Solution& s) { return s.problem(); },
            "What it solves; start and goal, where they were open, are those that were chosen.")
        .def_property_readonly("notation", &Solution::notation,
                               "How its holes are written unless another notation is asked for: as they were where it "
                               "was read,\n'letters' or 'numbers'; 'letters' of those that were not read.")
        .def(
            "_repr_svg_", [](const Solution& s) { return svg_of(s); }, "_repr_svg_(self)\n--\n\nFor notebooks.")
        .def("__repr__", [](const Solution& s) {
            return "<Solution of " + s.problem().words() + ": " + std::to_string(s.jump_count()) + " jumps>";
        });
    bind_ways_to_see_it(solution);

    py::class_<Solved> answer(
        m, "Answer",
        "What solve() found: true if there is a solution; if there is none, the reason says why.\n"
        "What it has of a solution raises InputError with the reason if there is none; json() says it.");
    answer.def("__bool__", [](const Solved& s) { return static_cast<bool>(s.answer); })
        .def_property_readonly(
            "problem", [](const Solved& s) { return s.answer ? s.answer->problem() : s.problem; },
            "The problem that was solved, or that cannot be.")
        .def_property_readonly(
            "solution", [](const Solved& s) { return s.answer.solution; }, "The solution, or None.")
        .def_property_readonly(
            "reason", [](const Solved& s) { return s.answer.reason; },
            "Why there is no solution, in words; empty if there is one.")
        .def(
            "_repr_svg_",
            [](const Solved& s) { return s.answer ? svg_of(*s.answer.solution) : py::object(py::none()); },
            "_repr_svg_(self)\n--\n\nFor notebooks.")
        .def("__repr__", [](const Solved& s) {
            if (s.answer)
                return "<Answer: " + s.answer->problem().words() + " in " + std::to_string(s.answer->jump_count()) +
                       " jumps>";
            return "<Answer: " + s.problem.words() + " cannot be solved: " + s.answer.reason + ">";
        });
    bind_ways_to_see_it(answer);

    def_asking(
        m,
        {"solve", "problem, *",
         "Solves a problem, or a board whose start and goal it chooses; returns an Answer.\n"
         "\n"
         "Triangles and rectangles of any size are constructed, from one vacancy to one peg; everything else is\n"
         "searched, on boards of some hundred holes, mostly in less than 0.1 s.\n"
         "\n"
         "All functions that take a problem take a board with vacate, finish, start and goal instead, as Problem "
         "does:\n"
         "solve('T5', vacate='a1'); or a picture with pegs in some of its holes as start, solve('**o*'). threads: one "
         "a\n"
         "core unless given. memory: the most bytes, three quarters of what is free unless given (LimitError). time:\n"
         "the most seconds, 60 here, None for no end (TimeLimitError).\n"
         "progress(doing, done, total) is called several times a second; what it raises, and Ctrl-C, ends the search.",
         60.0},
        [](const py::object& what, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return Solved{problem, solve(problem, limits)};
            });
        },
        py::arg("problem"), py::kw_only());
}

}  // namespace pegwright::python
