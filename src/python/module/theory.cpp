#include "module/arguments.hpp"
#include "module/integers.hpp"
#include "module/limited.hpp"

namespace pegwright::python {
namespace {

py::object exact(const std::optional<std::string>& digits) {
    return digits ? integer_of(*digits) : py::object(py::none());
}

py::object tristate(const std::optional<bool>& known) {
    return known ? py::object(py::bool_(*known)) : py::object(py::none());
}

}  // namespace

void bind_theory(py::module_& m) {
    py::class_<PagodaFunction>(m, "PagodaFunction",
                               "Weights of holes such that no jump raises the sum over the pegs. A goal that weighs\n"
                               "more than the start is out of reach.")
        .def_readonly("weights", &PagodaFunction::weights, "The weights in the order of Board.holes().")
        .def_readonly("picture", &PagodaFunction::picture, "The weights as text, row by row.")
        .def_readonly("start", &PagodaFunction::start, "The sum over the pegs at the start.")
        .def_readonly("goal", &PagodaFunction::goal,
                      "The sum at the goal, which is more; the least over several finishes.")
        .def_readonly("after_first_jump", &PagodaFunction::after_first_jump,
                      "Whether start is taken after the first jump, at its most.")
        .def_readonly("before_last_jump", &PagodaFunction::before_last_jump,
                      "Whether goal is taken before the last jump, at its least.")
        .def_readonly("finishes", &PagodaFunction::finishes, "For a goal of any peg: the finishes it forbids.")
        .def("__repr__", [](const PagodaFunction& f) {
            return "<PagodaFunction " + std::to_string(f.start) + " and " + std::to_string(f.goal) + ">";
        });
    py::class_<Feasibility>(m, "Feasibility", "The result of feasible(); false if the problem cannot be solved.")
        .def_readonly("feasible", &Feasibility::feasible, "Whether the position classes allow it.")
        .def_property_readonly(
            "solvable", [](const Feasibility& f) { return tristate(f.solvable); },
            "Whether it can be solved; None if not known.")
        .def_readonly("reason", &Feasibility::reason, "The reason, in words.")
        .def_readonly("pagodas", &Feasibility::pagodas, "The pagoda functions that prove that there is no solution.")
        .def("__bool__", [](const Feasibility& f) { return f.feasible && f.solvable.value_or(true); })
        .def("__repr__", [](const Feasibility& f) {
            return std::string("<Feasibility ") + (f.feasible ? "feasible, " : "not feasible, ") +
                   (!f.solvable   ? "nobody knows whether solvable"
                    : *f.solvable ? "solvable"
                                  : "not solvable") +
                   ": " + f.reason + ">";
        });
    def_asking(
        m,
        {"feasible", "problem, *",
         "Decides whether a problem can be solved; returns a Feasibility. Takes boards of any\n"
         "size.\n"
         "\n"
         "Asks theorems and pagoda functions first. If both fail, boards of at most 33 holes\n"
         "are searched to the end, larger ones for a second."},
        [](const py::object& what, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return feasible(problem, limits);
            });
        },
        py::arg("problem"), py::kw_only());

    py::class_<Finishes>(m, "Finishes", "The result of finishes().")
        .def_readonly("holes", &Finishes::holes, "The holes, row by row.")
        .def_readonly("exact", &Finishes::exact,
                      "Whether it is exactly these holes; otherwise they are all that are not excluded.")
        .def("__repr__", [](const Finishes& f) {
            std::string text = f.exact ? "<Finishes" : "<Finishes not excluded:";
            for (const Hole hole : f.holes) text += " " + Board::name_of(hole);
            return text + ">";
        });
    def_asking(
        m,
        {"finishes", "problem, *",
         "Finds the holes where games from the start can end with one peg; returns Finishes.\n"
         "\n"
         "Uses theorems, search on boards of at most 33 holes, else position classes."},
        [](const py::object& what, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return finishes(problem, limits);
            });
        },
        py::arg("problem"), py::kw_only());

    py::class_<Pairs>(m, "Pairs", "Numbers of problems from one vacancy to one peg, up to symmetry.")
        .def_property_readonly(
            "feasible", [](const Pairs& p) { return integer_of(p.feasible); },
            "The number that position classes allow.")
        .def_property_readonly(
            "solvable", [](const Pairs& p) { return exact(p.solvable); },
            "The number with a solution; None if not known.")
        .def("__repr__", [](const Pairs& p) {
            return "<Pairs " + p.feasible + " feasible, " + p.solvable.value_or("nobody knows how many") + " solvable>";
        });
    def_limited<const py::object&>(
        m,
        {"pairs", "board, *",
         "Counts the problems of a board from one vacancy to one peg, up to symmetry; returns\n"
         "Pairs.\n"
         "\n"
         "A text may give sides with any number of digits: 'T1000000000000000000000000'."},
        [](const py::object& board, const Limited& limited) {
            const std::string name = py::isinstance<py::str>(board) ? board.cast<Text>() : board_of(board).name();
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return pairs(name, limits);
            });
        },
        py::arg("board"), py::kw_only());

    py::class_<SurveyedPair>(m, "SurveyedPair",
                             "A feasible problem from one vacancy to one peg, and three answers to whether it can\n"
                             "be solved. None: not known, or not tried.")
        .def_readonly("vacate", &SurveyedPair::vacate, "The vacancy.")
        .def_readonly("finish", &SurveyedPair::finish, "The last peg.")
        .def_property_readonly(
            "theorem", [](const SurveyedPair& p) { return tristate(p.theorem); }, "The answer by theorem.")
        .def_property_readonly(
            "constructed", [](const SurveyedPair& p) { return tristate(p.constructed); },
            "Whether a solution was constructed and refereed.")
        .def_property_readonly(
            "searched", [](const SurveyedPair& p) { return tristate(p.searched); }, "The answer by search.")
        .def("__repr__", [](const SurveyedPair& p) {
            return "<SurveyedPair " + Board::name_of(p.vacate) + " " + Board::name_of(p.finish) + ">";
        });
    def_limited<const py::object&>(
        m,
        {"survey", "board, *",
         "Asks theorem, constructor and search about every problem of a board, up to symmetry;\n"
         "returns a list of SurveyedPairs.\n"
         "\n"
         "On boards of more than 33 holes, each pair that is not settled at once takes ten\n"
         "seconds at most; boards of more than 64 holes are refused. The pairs found so far are\n"
         "in the attribute pairs of a LimitError or TimeLimitError."},
        [](const py::object& what, const Limited& limited) {
            const Board board = board_of(what);
            std::vector<SurveyedPair> pairs;
            try {
                limited([&](const Limits& limits) {
                    const py::gil_scoped_release unlocked;
                    survey(board, pairs, limits);
                });
            } catch (py::error_already_set& error) {
                const py::module_ errors = py::module_::import("pegwright.errors");
                if (error.matches(errors.attr("LimitError")) || error.matches(errors.attr("TimeLimitError")))
                    error.value().attr("pairs") = pairs;
                throw;
            }
            return pairs;
        },
        py::arg("board"), py::kw_only());
}

}  // namespace pegwright::python
