#include "module/arguments.hpp"

#include "module/arrays.hpp"
#include "module/errors.hpp"
#include "module/move.hpp"

namespace pegwright::python {
namespace {

// Two whole numbers are a hole, whatever sequence they are in.
bool is_pair_of_numbers(const py::handle& what) {
    if (!py::isinstance<py::tuple>(what) && !py::isinstance<py::list>(what)) return false;
    const auto pair = py::reinterpret_borrow<py::sequence>(what);
    return pair.size() == 2 && PyIndex_Check(py::object(pair[0]).ptr()) && PyIndex_Check(py::object(pair[1]).ptr());
}

Hole on_board(const Board& board, Hole hole) {
    if (!board.contains(hole)) raise_input("there is no hole " + Board::name_of(hole) + " on " + board.name());
    return hole;
}

[[noreturn]] void raise_type(const std::string& wanted, const py::handle& what) {
    throw py::type_error("expected " + wanted + ", not " + type_name(what));
}

}  // namespace

std::string type_name(const py::handle& what) { return Py_TYPE(what.ptr())->tp_name; }

Board board_of(const py::handle& what) {
    if (py::isinstance<Board>(what)) return what.cast<Board>();
    if (py::isinstance<py::str>(what)) return Board(what.cast<Text>());
    raise_type("a Board or its text", what);
}

Hole hole_of(const Board& board, const py::handle& what) {
    if (py::isinstance<Hole>(what)) return on_board(board, what.cast<Hole>());
    if (py::isinstance<py::str>(what)) return board.hole(what.cast<Text>());
    if (!is_pair_of_numbers(what)) raise_type("a Hole, its name or (x, y)", what);
    const auto [x, y] = what.cast<std::pair<std::int64_t, std::int64_t>>();
    if (x < 0 || y < 0 || x >= board.width() || y >= board.height())
        raise_input("there is no hole (" + std::to_string(x) + ", " + std::to_string(y) + ") on " + board.name());
    return on_board(board, {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
}

std::vector<Hole> holes_of(const Board& board, const py::handle& what) {
    if (py::isinstance<Hole>(what) || is_pair_of_numbers(what)) return {hole_of(board, what)};
    if (!py::isinstance<py::iterable>(what)) raise_type("a hole or several", what);
    std::vector<Hole> holes;
    for (const py::handle hole : what) holes.push_back(hole_of(board, hole));
    return holes;
}

void append_jumps(const Board& board, const py::handle& what, std::vector<Jump>& list) {
    if (py::isinstance<Jump>(what)) {
        list.push_back(what.cast<Jump>());
    } else if (py::isinstance<Move>(what)) {
        const auto jumps = what.cast<const Move&>().jumps();
        list.insert(list.end(), jumps.begin(), jumps.end());
    } else if (py::isinstance<py::str>(what)) {
        const auto jumps = board.move(what.cast<Text>());
        list.insert(list.end(), jumps.begin(), jumps.end());
    } else {
        raise_type("a Move, a Jump or a text such as e5-c3-a3", what);
    }
}

Position position_of(const Board& board, const py::handle& what) {
    if (py::isinstance<Position>(what)) return what.cast<const Position&>();
    if (py::isinstance<py::str>(what)) return {board, what.cast<Text>()};
    return position_from_array(board, what);
}

Problem problem_of(const py::handle& what) {
    if (py::isinstance<Problem>(what)) return what.cast<Problem>();
    if (py::isinstance<Board>(what) || py::isinstance<py::str>(what)) return Problem(board_of(what));
    raise_type("a Problem, a Board or a board's text", what);
}

}  // namespace pegwright::python
