#include "module/integers.hpp"
#include "module/limited.hpp"

namespace pegwright::python {
namespace {

py::object exact(const Odds& odds) {
    if (!odds.exact) return py::none();
    return py::module_::import("fractions")
        .attr("Fraction")(integer_of(odds.exact->numerator), integer_of(odds.exact->denominator));
}

}  // namespace

void bind_losing(py::module_& m) {
    py::class_<Odds>(m, "Odds", "The probability that random play reaches the goal.")
        .def_property_readonly("exact", &exact, "A fractions.Fraction, or None if memory does not suffice.")
        .def_readonly("probability", &Odds::probability, "The same as a float.")
        .def("__float__", [](const Odds& o) { return o.probability; })
        .def("__repr__", [](const Odds& o) {
            return "<Odds " + std::string(py::str(o.exact ? exact(o) : py::object(py::float_(o.probability)))) + ">";
        });
    def_asking<const Text&>(
        m,
        {"odds", "problem, *, player='random'",
         "Computes the odds that random play ends with one peg, anywhere or in a given hole;\n"
         "returns Odds.\n"
         "\n"
         "- player: 'random' takes each possible jump with equal chance; 'rule-of-thumb' and\n"
         "  'sax' are players of T5 (Bell 2008, section 2.3).\n"
         "\n"
         "For boards of at most 64 holes. English takes a minute."},
        [](const py::object& what, const Text& player, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return odds(problem, player, limits);
            });
        },
        py::arg("problem"), py::kw_only(), py::arg("player") = "random");

    py::class_<DeadEnd>(m, "DeadEnd", "A quickest way to lose.")
        .def_readonly("way", &DeadEnd::way, "A Solution from the start to the dead end, which is its goal.")
        .def_readonly("positions", &DeadEnd::positions, "The number of dead ends after as many jumps, up to symmetry.")
        .def_readonly("finishes", &DeadEnd::finishes, "The holes where one peg can still be left; None if not known.")
        .def("__repr__", [](const DeadEnd& e) {
            return "<DeadEnd after " + std::to_string(e.way.jump_count()) +
                   " jumps: " + e.way.problem().goal()->picture() + ">";
        });
    def_asking<bool>(
        m,
        {"deadend", "problem, *, stuck=False",
         "Finds the fewest jumps that put the goal out of reach; returns a DeadEnd, or None if\n"
         "it cannot be lost.\n"
         "\n"
         "An open start is the vacancy that is lost first, an open goal is any single peg.\n"
         "- stuck: if true, finds the fewest jumps after which no jump is possible, whatever\n"
         "  the goal.\n"
         "\n"
         "For boards of at most 64 holes. Costs as much as levels(), for each vacancy."},
        [](const py::object& what, bool stuck, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return stuck ? shortest_game(problem, limits) : dead_end(problem, limits);
            });
        },
        py::arg("problem"), py::kw_only(), py::arg("stuck") = false);
}

}  // namespace pegwright::python
