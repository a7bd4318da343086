#include "module/bindings.hpp"
#include "module/errors.hpp"
#include "module/move.hpp"

#include <pybind11/operators.h>

namespace pegwright::python {
namespace {

std::size_t mixed(std::size_t hash, Hole hole) { return hash * 31 + std::hash<Hole>()(hole); }

Hole hole_from(const py::handle& what) {
    if (py::isinstance<Hole>(what)) return what.cast<Hole>();
    const auto [x, y] = what.cast<std::pair<std::int32_t, std::int32_t>>();
    return {x, y};
}

}  // namespace

void bind_holes(py::module_& m) {
    py::class_<Hole>(m, "Hole", "A hole by column x and row y, from zero: a1 is Hole(0, 0), c5 is Hole(2, 4).")
        .def(py::init([](std::int32_t x, std::int32_t y) {
                 if (x < 0 || y < 0) raise_input("holes are counted from 0");
                 return Hole{x, y};
             }),
             py::arg("x"), py::arg("y"),
             "__init__(self, x, y)\n--\n\n"
             "Makes a hole from column and row.")
        .def_readonly("x", &Hole::x, "Its column, from 0.")
        .def_readonly("y", &Hole::y, "Its row, from 0.")
        .def_property_readonly(
            "name", [](Hole hole) { return Board::name_of(hole); }, "Its name: c5.")
        .def("__str__", [](Hole hole) { return Board::name_of(hole); })
        .def("__repr__", [](Hole hole) { return "<Hole " + Board::name_of(hole) + ">"; })
        .def("__iter__", [](Hole hole) { return py::iter(py::make_tuple(hole.x, hole.y)); })
        .def("__hash__", [](Hole hole) { return std::hash<Hole>()(hole); })
        .def(py::self == py::self)
        .def(py::self < py::self)
        .def(py::self <= py::self)
        .def(py::self > py::self)
        .def(py::self >= py::self)
        .def(py::pickle([](Hole hole) { return py::make_tuple(hole.x, hole.y); },
                        [](const py::tuple& state) { return hole_from(state); }));

    py::class_<Jump>(m, "Jump", "A peg jumps over its neighbour, which is removed, into the empty hole behind it.")
        .def(py::init([](const py::object& from, const py::object& to) {
                 return Jump{hole_from(from), hole_from(to)};
             }),
             py::arg("from_"), py::arg("to"),
             "__init__(self, from_, to)\n--\n\n"
             "Makes a jump between two holes, each a Hole or (x, y).")
        .def_readonly("from_", &Jump::from, "Where the peg was.")
        .def_property_readonly("over", &Jump::over, "The hole of the removed peg.")
        .def_readonly("to", &Jump::to, "Where the peg is afterwards.")
        .def("__str__", [](const Jump& jump) { return Board::name_of(jump); })
        .def("__repr__", [](const Jump& jump) { return "<Jump " + Board::name_of(jump) + ">"; })
        .def("__hash__", [](const Jump& jump) { return mixed(mixed(0, jump.from), jump.to); })
        .def(py::self == py::self)
        .def(py::pickle([](const Jump& jump) { return py::make_tuple(jump.from, jump.to); },
                        [](const py::tuple& state) {
                            return Jump{hole_from(state[0]), hole_from(state[1])};
                        }));

    py::class_<Move>(m, "Move", "One or more jumps in a row by one peg; len() is their number.")
        .def_property_readonly(
            "holes", [](const Move& move) { return py::tuple(py::cast(move.holes)); },
            "The holes that the peg visits, one more than jumps.")
        .def_property_readonly(
            "jumps", [](const Move& move) { return py::tuple(py::cast(move.jumps())); }, "Its jumps.")
        .def("__len__", [](const Move& move) { return move.holes.size() - 1; })
        .def("__str__", &Move::text)
        .def("__repr__", [](const Move& move) { return "<Move " + move.text() + ">"; })
        .def("__hash__",
             [](const Move& move) {
                 std::size_t hash = 0;
                 for (const Hole hole : move.holes) hash = mixed(hash, hole);
                 return hash;
             })
        .def(py::self == py::self)
        .def(py::pickle([](const Move& move) { return py::make_tuple(move.holes); },
                        [](const py::tuple& state) { return Move{state[0].cast<std::vector<Hole>>()}; }));
}

}  // namespace pegwright::python
