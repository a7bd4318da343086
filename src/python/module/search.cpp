// Exact counts, by exhaustive search.
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
    py::class_<Count>(m, "Count", "Numbers of solutions, games and positions, exact.")
        .def_property_readonly(
            "solutions", [](const Count& c) { return integer_of(c.solutions); },
            "Sequences of jumps that end in the goal.")
        .def_readonly("positions", &Count::positions, "Positions that games reach, whatever the goal.")
        .def_property_readonly("games", &games, "Sequences of jumps to the end of a game; None if not counted.")
        .def_property_readonly("games_by_pegs", &games_by_pegs, "Of these, those that end with so many pegs.")
        .def("__repr__", [](const Count& c) {
            return "<Count " + c.solutions + " solutions, " + std::to_string(c.positions) + " positions>";
        });
    bind_call(m,
              {"count", "problem, *",
               "Counts solutions, games and the positions that they reach; returns a Count.\n"
               "\n"
               "Boards of at most 64 holes; the start must be given, an open goal is any single peg. Minutes and\n"
               "gigabytes for 33 holes. Games are counted where that is cheap."},
              [](const Problem& problem, const Limits& limits) { return count(problem, limits); });

    py::class_<CountUpToOrder>(m, "CountUpToOrder",
                               "Solutions that differ in more than the order of independent jumps.")
        .def_property_readonly(
            "orders", [](const CountUpToOrder& c) { return integer_of(c.orders); }, "How many there are.")
        .def_property_readonly(
            "orders_and_symmetry", [](const CountUpToOrder& c) { return integer_of(c.orders_and_symmetry); },
            "Those that differ in more than a symmetry of the problem as well.")
        .def("__repr__", [](const CountUpToOrder& c) {
            return "<CountUpToOrder " + c.orders + ", " + c.orders_and_symmetry + " up to symmetry>";
        });
    bind_call(m,
              {"count_up_to_order", "problem, *",
               "Counts solutions that differ in more than the order of independent jumps; returns a CountUpToOrder."},
              [](const Problem& problem, const Limits& limits) { return count_up_to_order(problem, limits); });

    py::class_<Level>(m, "Level", "The positions with a number of pegs.")
        .def_readonly("pegs", &Level::pegs, "Their pegs.")
        .def_readonly("reached", &Level::reached,
                      "Positions that games reach, up to the symmetries that keep the problem.")
        .def_readonly("reached_all", &Level::reached_all, "The same, all of them.")
        .def_readonly("winning", &Level::winning,
                      "Positions on the way of a solution, up to symmetry; None if not known.")
        .def_readonly("winning_all", &Level::winning_all, "The same, all of them.")
        .def("__repr__", [](const Level& l) {
            const auto or_unknown = [](const auto& n) { return n ? std::to_string(*n) : std::string("?"); };
            return "<Level " + std::to_string(l.pegs) + " pegs: " + std::to_string(l.reached) + " reached, " +
                   or_unknown(l.winning) + " winning>";
        });
    bind_call(
        m,
        {"levels", "problem, *",
         "Counts the reachable and the winning positions by number of pegs; returns a list of Levels, from the\n"
         "start on. Boards of at most 64 holes; an open start is any one hole vacated, an open goal any single peg."},
        [](const Problem& problem, const Limits& limits) { return levels(problem, limits); });
}

}  // namespace pegwright::python
