// How easily a problem is lost: by chance, and by the shortest way.
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
    py::class_<Odds>(m, "Odds", "The probability that a player who chooses jumps by chance reaches the goal.")
        .def_property_readonly("exact", &exact, "A fractions.Fraction, or None where memory does not suffice for it.")
        .def_readonly("probability", &Odds::probability, "The same as a float.")
        .def("__float__", [](const Odds& o) { return o.probability; })
        .def("__repr__", [](const Odds& o) {
            return "<Odds " + std::string(py::str(o.exact ? exact(o) : py::object(py::float_(o.probability)))) + ">";
        });
    def_asking<const Text&>(
        m,
        {"odds", "problem, *, player='random'",
         "The odds that a player who chooses jumps by chance ends with one peg, anywhere or in one hole; returns "
         "Odds.\n"
         "\n"
         "The player 'random' takes each possible jump with the same chance; 'rule-of-thumb' and 'sax', who know T5\n"
         "alone, are those of Bell 2008, section 2.3. Boards of at most 64 holes; a minute for english."},
        [](const py::object& what, const Text& player, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return odds(problem, player, limits);
            });
        },
        py::arg("problem"), py::kw_only(), py::arg("player") = "random");

    py::class_<DeadEnd>(m, "DeadEnd", "A shortest way to lose.")
        .def_readonly("way", &DeadEnd::way, "A Solution from the start to the dead end, which is its problem's goal.")
        .def_readonly("positions", &DeadEnd::positions, "Dead ends after as many jumps, up to symmetry.")
        .def_readonly("finishes", &DeadEnd::finishes, "Where one peg can still be left; None if that is not known.")
        .def("__repr__", [](const DeadEnd& e) {
            return "<DeadEnd after " + std::to_string(e.way.jump_count()) +
                   " jumps: " + e.way.problem().goal()->picture() + ">";
        });
    def_asking<bool>(
        m,
        {"deadend", "problem, *, stuck=False",
         "The fewest jumps after which the goal is out of reach; returns a DeadEnd, or None if it cannot be lost.\n"
         "\n"
         "stuck=True: the fewest after which no jump is possible, whatever the goal. An open start is the vacancy "
         "from\n"
         "which it comes first, an open goal any single peg. Boards of at most 64 holes; costs what levels() does, "
         "for\n"
         "each vacancy."},
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
