#include "module/arguments.hpp"
#include "module/arrays.hpp"

#include <algorithm>
#include <array>

namespace pegwright::python {
namespace {

std::string lattice_name(Lattice lattice) {
    switch (lattice) {
        case Lattice::square:
            return "square";
        case Lattice::triangular:
            return "triangular";
        case Lattice::diagonal:
            return "diagonal";
    }
    return {};
}

std::string picture(const Board& board) {
    std::string text = Position(board).picture();
    std::replace(text.begin(), text.end(), '*', 'o');
    return text;
}

bool contains(const Board& board, const py::object& what) {
    if (py::isinstance<Hole>(what)) return board.contains(what.cast<Hole>());
    try {
        hole_of(board, what);
        return true;
    } catch (const Error&) {
        return false;
    } catch (py::error_already_set& error) {
        if (!error.matches(PyExc_ValueError)) throw;
        return false;
    }
}

}  // namespace

void bind_board(py::module_& m) {
    py::class_<Board>(m, "Board",
                      "A lattice and a set of its holes. Triangles and rectangles of any size take no\n"
                      "memory for their holes.\n"
                      "\n"
                      "    Board('T5')  Board('8x5')  Board('english')  Board('triangular:8x5')  Board('.o./ooo/.o.')\n"
                      "\n"
                      "Boards with the same lattice and holes are equal, under any name. Iteration goes\n"
                      "over the holes, row by row. len() is their number; 'c5' in board tells if a hole is\n"
                      "there.")
        .def(py::init([](const Text& text) { return Board(text); }), py::arg("text"),
             "__init__(self, text)\n--\n\n"
             "Reads [LATTICE:]SHAPE: a triangle, a rectangle, a name or a picture, such as\n"
             ".o./ooo/.o. or, magnified, 6x.o./ooo/.o.")
        .def_static("names", &Board::names,
                    "names()\n--\n\n"
                    "The boards with names; families such as T5 are not listed.")
        .def_property_readonly("name", &Board::name, "A text for it: Board(board.name) is the same board.")
        .def_property_readonly(
            "lattice", [](const Board& board) { return lattice_name(board.lattice()); },
            "'square', 'triangular' (skew coordinates) or 'diagonal'.")
        .def_property_readonly("width", &Board::width, "The number of columns up to the last hole.")
        .def_property_readonly("height", &Board::height, "The number of rows down to the last hole.")
        .def_property_readonly("hole_count", &Board::hole_count, "The number of holes.")
        .def("holes", &Board::holes, "holes(self)\n--\n\nAll holes, row by row.")
        .def(
            "hole", [](const Board& board, const py::object& what) { return hole_of(board, what); }, py::arg("name"),
            "hole(self, name)\n--\n\n"
            "Finds a hole by name, by number (1, 2, 3 … row by row), or at (x, y). Raises\n"
            "InputError if it is not on the board.")
        .def(
            "number", [](const Board& board, const py::object& hole) { return board.number(hole_of(board, hole)); },
            py::arg("hole"), "number(self, hole)\n--\n\nThe number of a hole: 1, 2, 3 … row by row.")
        .def("picture", &picture,
             "picture(self)\n--\n\n"
             "The picture in one word: .o./ooo/.o.")
        .def("array", &board_array,
             "array(self)\n--\n\n"
             "A 2-D numpy array of int8, rows by columns: 0 a hole, -1 no hole.")
        .def("__len__", &Board::hole_count)
        .def("__contains__", &contains)
        .def("__iter__", [](const Board& board) { return py::iter(py::cast(board.holes())); })
        .def("__str__", &Board::name)
        .def("__repr__",
             [](const Board& board) { return "Board(" + std::string(py::repr(py::str(board.name()))) + ")"; })
        .def(
            "__eq__", [](const Board& a, const Board& b) { return a == b; }, py::is_operator())
        .def("__hash__",
             [](const Board& board) {
                 return py::hash(py::make_tuple(static_cast<int>(board.lattice()), board.width(), board.height(),
                                                board.hole_count()));
             })
        .def(py::pickle([](const Board& board) { return py::make_tuple(board.name()); },
                        [](const py::tuple& state) { return Board(state[0].cast<std::string>()); }));
}

}  // namespace pegwright::python
