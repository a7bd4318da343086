#include "module/arguments.hpp"
#include "module/integers.hpp"
#include "module/limited.hpp"

#include <pegwright/count.hpp>
#include <pegwright/levels.hpp>

namespace pegwright::python {
namespace {

py::object games(const Count& count) { return count.games ? integer_of(*count.games) : py::object(py::none()); }

py::dict games_by_pegs(const Count& count) {
    py::dict by_pegs;
    for (const auto& [pegs, number] : count.games_by_pegs) by_pegs[py::int_(pegs)] = integer_of(number);
    return by_pegs;
}

template <class Search>
void bind_call(py::module_& m, const Call& call, Search search) {
    def_asking(
        m, call,
        [search](const py::object& what, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return search(problem, limits);
            });
        },
        py::arg("problem"), py::kw_only());
}

}  // namespace

void bind_search(py::module_& m) {
    py::class_<Count>(m, "Count", "Exact numbers of solutions, games and positions.")
        .def_property_readonly(
            "solutions", [](const Count& c) { return integer_of(c.solutions); },
            "The number of sequences of jumps from start to goal.")
        .def_readonly("positions", &Count::positions, "The number of positions that games reach, whatever the goal.")
        .def_property_readonly("games", &games,
                               "The number of sequences of jumps until none is possible; None if not counted.")
        .def_property_readonly("games_by_pegs", &games_by_pegs, "The number of games by the pegs left at the end.")
        .def("__repr__", [](const Count& c) {
            return "<Count " + c.solutions + " solutions, " + std::to_string(c.positions) + " positions>";
        });
    bind_call(m,
              {"count", "problem, *",
               "Counts solutions, games and reachable positions; returns a Count.\n"
               "\n"
               "The start must be given; an open goal is any single peg. Games are only counted if\n"
               "that is cheap. For boards of at most 64 holes; 33 holes take minutes and gigabytes."},
              [](const Problem& problem, const Limits& limits) { return count(problem, limits); });

    py::class_<CountUpToOrder>(m, "CountUpToOrder",
                               "Numbers of solutions, where those that differ only in the order of independent jumps\n"
                               "count as one.")
        .def_property_readonly(
            "orders", [](const CountUpToOrder& c) { return integer_of(c.orders); }, "The number up to order.")
        .def_property_readonly(
            "orders_and_symmetry", [](const CountUpToOrder& c) { return integer_of(c.orders_and_symmetry); },
            "The number up to order and symmetry.")
        .def("__repr__", [](const CountUpToOrder& c) {
            return "<CountUpToOrder " + c.orders + ", " + c.orders_and_symmetry + " up to symmetry>";
        });
    bind_call(m,
              {"count_up_to_order", "problem, *",
               "Counts solutions up to the order of independent jumps, which share no hole; returns\n"
               "a CountUpToOrder."},
              [](const Problem& problem, const Limits& limits) { return count_up_to_order(problem, limits); });

    py::class_<Level>(m, "Level", "Numbers of positions with a given number of pegs.")
        .def_readonly("pegs", &Level::pegs, "The pegs of each position.")
        .def_readonly("reached", &Level::reached, "Positions that games reach, up to symmetries that keep the problem.")
        .def_readonly("reached_all", &Level::reached_all, "The same, all of them.")
        .def_readonly("winning", &Level::winning,
                      "Positions on the way of a solution, up to symmetry; None if not known.")
        .def_readonly("winning_all", &Level::winning_all, "The same, all of them.")
        .def("__repr__", [](const Level& l) {
            const auto or_unknown = [](const auto& n) { return n ? std::to_string(*n) : std::string("?"); };
            return "<Level " + std::to_string(l.pegs) + " pegs: " + std::to_string(l.reached) + " reached, " +
                   or_unknown(l.winning) + " winning>";
        });
    bind_call(m,
              {"levels", "problem, *",
               "Counts reachable and winning positions by number of pegs; returns a list of Levels,\n"
               "from the start on.\n"
               "\n"
               "An open start is any one vacancy, an open goal any single peg. For boards of at most\n"
               "64 holes."},
              [](const Problem& problem, const Limits& limits) { return levels(problem, limits); });
}

}  // namespace pegwright::python
