// What can be solved, and why not.
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
    py::class_<PagodaFunction>(
        m, "PagodaFunction",
        "A weight for each hole, such that in no jump the peg that comes weighs more than the two "
        "that leave: a goal of more weight is out of reach.")
        .def_readonly("weights", &PagodaFunction::weights, "In the order of Board.holes.")
        .def_readonly("picture", &PagodaFunction::picture, "The weights row by row, where the holes are.")
        .def_readonly("start", &PagodaFunction::start, "The sum over the pegs at the start.")
        .def_readonly("goal", &PagodaFunction::goal,
                      "The sum in the end, which is more; of several finishes the least.")
        .def_readonly("after_first_jump", &PagodaFunction::after_first_jump,
                      "Whether start is the most that any first jump leaves instead.")
        .def_readonly("before_last_jump", &PagodaFunction::before_last_jump,
                      "Whether goal is the least that any last jump can begin with instead.")
        .def_readonly("finishes", &PagodaFunction::finishes,
                      "Where any single peg would do: the holes that are forbidden.")
        .def("__repr__", [](const PagodaFunction& f) {
            return "<PagodaFunction " + std::to_string(f.start) + " and " + std::to_string(f.goal) + ">";
        });
    py::class_<Feasibility>(m, "Feasibility",
                            "What theorems and pagoda functions say of a problem; false if it cannot be solved.")
        .def_readonly("feasible", &Feasibility::feasible, "The position classes of start and goal agree.")
        .def_property_readonly(
            "solvable", [](const Feasibility& f) { return tristate(f.solvable); },
            "Whether it can be solved; None where nobody knows.")
        .def_readonly("reason", &Feasibility::reason, "Why, in words.")
        .def_readonly("pagodas", &Feasibility::pagodas, "The pagoda functions that prove that it is not solvable.")
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
         "Asks theorems and pagoda functions, and what is still open then a search: boards of at most 33 holes until\n"
         "it is settled, others for a second; returns a Feasibility. Boards of any size."},
        [](const py::object& what, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return feasible(problem, limits);
            });
        },
        py::arg("problem"), py::kw_only());

    py::class_<Finishes>(m, "Finishes", "Where games from a start can end with a single peg.")
        .def_readonly("holes", &Finishes::holes, "These holes, row by row.")
        .def_readonly("exact", &Finishes::exact, "These and no others; otherwise they are those that nothing excludes.")
        .def("__repr__", [](const Finishes& f) {
            std::string text = f.exact ? "<Finishes" : "<Finishes not excluded:";
            for (const Hole hole : f.holes) text += " " + Board::name_of(hole);
            return text + ">";
        });
    def_asking(
        m,
        {"finishes", "problem, *",
         "Where games from the problem's start can end with one peg: by theorem, by search on boards of at most 33\n"
         "holes, else what position classes allow; returns Finishes."},
        [](const py::object& what, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return finishes(problem, limits);
            });
        },
        py::arg("problem"), py::kw_only());

    py::class_<Pairs>(m, "Pairs", "How many problems from one vacancy to one peg there are, up to symmetry.")
        .def_property_readonly(
            "feasible", [](const Pairs& p) { return integer_of(p.feasible); }, "Those whose position classes agree.")
        .def_property_readonly(
            "solvable", [](const Pairs& p) { return exact(p.solvable); },
            "Those that have a solution; None where nobody knows.")
        .def("__repr__", [](const Pairs& p) {
            return "<Pairs " + p.feasible + " feasible, " + p.solvable.value_or("nobody knows how many") + " solvable>";
        });
    def_limited<const py::object&>(
        m,
        {"pairs", "board, *",
         "Counts the distinct problems of a board from one vacancy to one peg; returns Pairs. Sides of triangles and\n"
         "rectangles, given as text, may have as many digits as one likes: 'T1000000000000000000000000'."},
        [](const py::object& board, const Limited& limited) {
            const std::string name = py::isinstance<py::str>(board) ? board.cast<Text>() : board_of(board).name();
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return pairs(name, limits);
            });
        },
        py::arg("board"), py::kw_only());

    py::class_<SurveyedPair>(m, "SurveyedPair",
                             "A feasible problem from one vacancy to one peg, and three answers to whether it has a "
                             "solution;\nNone where nobody knows, or nobody tried.")
        .def_readonly("vacate", &SurveyedPair::vacate, "The vacancy.")
        .def_readonly("finish", &SurveyedPair::finish, "The last peg.")
        .def_property_readonly(
            "theorem", [](const SurveyedPair& p) { return tristate(p.theorem); }, "What a theorem says.")
        .def_property_readonly(
            "constructed", [](const SurveyedPair& p) { return tristate(p.constructed); },
            "Whether a solution was constructed, which the referee accepted.")
        .def_property_readonly(
            "searched", [](const SurveyedPair& p) { return tristate(p.searched); }, "What exhaustive search finds.")
        .def("__repr__", [](const SurveyedPair& p) {
            return "<SurveyedPair " + Board::name_of(p.vacate) + " " + Board::name_of(p.finish) + ">";
        });
    def_limited<const py::object&>(
        m,
        {"survey", "board, *",
         "Asks theorem, constructor and exhaustive search of every feasible problem of a board from one vacancy to\n"
         "one peg, up to symmetry; returns a list of SurveyedPairs. Boards of more than 33 holes are not searched,\n"
         "those of more than 64 refused. A LimitError or TimeLimitError has the list as far as it is known: pairs."},
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
