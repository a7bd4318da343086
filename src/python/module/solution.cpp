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

using Notation = std::optional<Text>;  // default: the solution's own

// A problem and its answer.
struct Solved {
    Problem problem;
    Answer answer;
};

const Solution& solution_of(const Solved& solved) {
    if (!solved.answer) raise_input(solved.problem.words() + " cannot be solved: " + solved.answer.reason);
    return *solved.answer.solution;
}
const Solution& solution_of(const Solution& solution) { return solution; }

// As the program writes it.
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
         "jumps(self)\n--\n\n"
         "Iterates over the jumps, made while you iterate.")
        .def(
            "moves", [](const T& s) { return MoveIterator(solution_of(s)); },
            "moves(self)\n--\n\n"
            "Iterates over the moves; a move is one or more jumps in a row by one peg.")
        .def(
            "positions", [](const T& s) { return Positions(solution_of(s)); },
            "positions(self)\n--\n\n"
            "The positions from start to goal, a sequence made on demand.")
        .def_property_readonly(
            "jump_count", [](const T& s) { return solution_of(s).jump_count(); }, "The number of jumps.")
        .def(
            "text", [](const T& s, const Notation& notation) { return written(solution_of(s), "text", notation); },
            py::arg("notation") = py::none(),
            "text(self, notation=None)\n--\n\n"
            "The solution as text, which verify() reads.\n"
            "\n"
            "notation: how holes are written, 'letters' (c5) or 'numbers' (1, 2, 3 … row by row);\n"
            "default: as they were read.")
        .def(
            "json", [](const T& s, const Notation& notation) { return json_of(s, notation); },
            py::arg("notation") = py::none(),
            "json(self, notation=None)\n--\n\n"
            "The solution as JSON in one line. Without a solution: the problem, \"solvable\":false\n"
            "and the reason.")
        .def(
            "write",
            [](const T& s, const py::object& file, const Text& format, const Notation& notation) {
                write(solution_of(s), file, format, notation);
            },
            py::arg("file"), py::arg("format") = "text", py::arg("notation") = py::none(),
            "write(self, file, format='text', notation=None)\n--\n\n"
            "Writes the solution to a path or a file, piece by piece.\n"
            "\n"
            "format: 'text' or 'json'. notation: as for text().")
        .def("__iter__", [](const T& s) { return MoveIterator(solution_of(s)); });
}

}  // namespace

void bind_solution(py::module_& m) {
    py::class_<Solution> solution(m, "Solution",
                                  "A solution. Iteration goes over its moves.\n"
                                  "\n"
                                  "A constructed solution is a plan, however many jumps it has; others are lists. The\n"
                                  "referee replays each jump before it is handed out.");
    solution
        .def_property_readonly(
            "problem", [](const Solution& s) { return s.problem(); },
            "The problem, with the start and goal that were chosen.")
        .def_property_readonly("notation", &Solution::notation,
                               "The default notation: 'letters' or 'numbers' as in the file it was read from,\n"
                               "otherwise 'letters'.")
        .def(
            "_repr_svg_", [](const Solution& s) { return svg_of(s); }, "_repr_svg_(self)\n--\n\nFor notebooks.")
        .def("__repr__", [](const Solution& s) {
            return "<Solution of " + s.problem().words() + ": " + std::to_string(s.jump_count()) + " jumps>";
        });
    bind_ways_to_see_it(solution);

    py::class_<Solved> answer(m, "Answer",
                              "The result of solve(): true if there is a solution.\n"
                              "\n"
                              "Without a solution, reason says why, and all that needs one raises InputError;\n"
                              "json() gives the reason.");
    answer.def("__bool__", [](const Solved& s) { return static_cast<bool>(s.answer); })
        .def_property_readonly(
            "problem", [](const Solved& s) { return s.answer ? s.answer->problem() : s.problem; },
            "The problem that was solved, or cannot be solved.")
        .def_property_readonly(
            "solution", [](const Solved& s) { return s.answer.solution; }, "The solution, or None.")
        .def_property_readonly(
            "reason", [](const Solved& s) { return s.answer.reason; },
            "Why there is no solution; empty if there is one.")
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
         "Solves a problem, or proves that it has no solution; returns an Answer. Open ends\n"
         "are chosen.\n"
         "\n"
         "Boards with a theorem, such as triangles and rectangles of any size, are solved by\n"
         "construction, from one vacancy to one peg. Everything else is searched, mostly in\n"
         "less than 0.1 s on some hundred holes.\n"
         "\n"
         "Functions of a problem that may take long have these parameters in common:\n"
         "- problem: a Problem, or a board with vacate, finish, start and goal as for Problem:\n"
         "  solve('T5', vacate='a1'). A picture with pegs in some holes is a board with a\n"
         "  start: solve('**o*').\n"
         "- threads: default one for each core.\n"
         "- memory: bytes, default three quarters of the free memory; raises LimitError.\n"
         "- time: seconds, None for no limit; raises TimeLimitError.\n"
         "- progress: called as progress(doing, done, total) several times a second. An\n"
         "  exception there ends the call, as Ctrl-C does.",
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
