#include "module/arguments.hpp"
#include "module/arrays.hpp"

#include <algorithm>

namespace pegwright::python {
namespace {

// Plays all jumps, or none.
bool play(Position& position, const py::object& what) {
    std::vector<Jump> jumps;
    append_jumps(position.board(), what, jumps);
    if (jumps.size() == 1) return position.play(jumps.front());
    Position after = position;
    for (const Jump& jump : jumps)
        if (!after.play(jump)) return false;
    position = std::move(after);
    return true;
}

std::string rows(const Position& position) {
    std::string text = position.picture();
    std::replace(text.begin(), text.end(), '/', '\n');
    return text;
}

}  // namespace

void bind_position(py::module_& m) {
    py::class_<Position>(m, "Position",
                         "A position: each hole of a board holds a peg or none. One bit a hole.\n"
                         "\n"
                         "    Position('T5')                           every hole full\n"
                         "    Position('.o./ooo/.o.', '.*./*o*/.*.')   from a picture, * for a peg\n"
                         "    Position('english', array)               from a numpy array, see array()\n"
                         "\n"
                         "position['a1'] tells if there is a peg; position['a1'] = False removes it.")
        .def(py::init([](const py::object& board, const py::object& pegs) {
                 const Board made = board_of(board);
                 return pegs.is_none() ? Position(made) : position_of(made, pegs);
             }),
             py::arg("board"), py::arg("pegs") = py::none(),
             "__init__(self, board, pegs=None)\n--\n\n"
             "Makes a full board, or one with the pegs of a picture, an array or a position.")
        .def_static(
            "from_array",
            [](const py::object& array, const Text& lattice) { return position_from_array(array, lattice); },
            py::arg("array"), py::arg("lattice") = "square",
            "from_array(array, lattice='square')\n--\n\n"
            "Reads board and pegs from an array, as array() makes it.")
        .def_property_readonly("board", &Position::board, "Its board.")
        .def_property_readonly("peg_count", &Position::peg_count, "The number of pegs.")
        .def(
            "pegs", [](const Position& position) { return position.holes(true); },
            "pegs(self)\n--\n\nThe holes with a peg, row by row.")
        .def(
            "vacancies", [](const Position& position) { return position.holes(false); },
            "vacancies(self)\n--\n\nThe holes without a peg, row by row.")
        .def("picture", &Position::picture,
             "picture(self)\n--\n\n"
             "The picture in one word: .*./*o*/.*.")
        .def("array", &position_array,
             "array(self)\n--\n\nA 2-D numpy array of int8, rows by columns: 1 a peg, 0 an empty hole, -1 no hole.")
        .def("play", &play, py::arg("move"),
             "play(self, move)\n--\n\n"
             "Plays a Jump, a Move or a text such as e5-c3-a3 or 15-6-4. Returns False, and\n"
             "changes nothing, if the rules forbid it.")
        .def("jumps", &Position::jumps,
             "jumps(self)\n--\n\n"
             "All possible jumps.")
        .def(
            "copy", [](const Position& position) { return Position(position); }, "copy(self)\n--\n\nA copy.")
        .def("__copy__", [](const Position& position) { return Position(position); })
        .def(
            "__deepcopy__", [](const Position& position, const py::object&) { return Position(position); },
            py::arg("memo"))
        .def("__getitem__", [](const Position& position,
                               const py::object& hole) { return position.peg(hole_of(position.board(), hole)); })
        .def("__setitem__", [](Position& position, const py::object& hole,
                               bool peg) { position.set(hole_of(position.board(), hole), peg); })
        .def("__str__", &rows)
        .def("__repr__",
             [](const Position& position) {
                 return "Position(" + std::string(py::repr(py::str(position.board().name()))) + ", " +
                        std::string(py::repr(py::str(position.picture()))) + ")";
             })
        .def(
            "__eq__", [](const Position& a, const Position& b) { return a == b; }, py::is_operator())
        .def(py::pickle(
            [](const Position& position) { return py::make_tuple(position.board(), position.picture()); },
            [](const py::tuple& state) { return Position(state[0].cast<Board>(), state[1].cast<std::string>()); }));
}

}  // namespace pegwright::python
