#include "module/arguments.hpp"

#include "module/arrays.hpp"
#include "module/errors.hpp"
#include "module/move.hpp"

namespace pegwright::python {
namespace {

bool is_number(const py::handle& what) { return PyIndex_Check(what.ptr()) != 0; }

// A tuple of two integers is one hole (x, y); a list of numbers is several holes.
bool is_pair_of_numbers(const py::handle& what) {
    if (!py::isinstance<py::tuple>(what)) return false;
    const auto pair = py::reinterpret_borrow<py::tuple>(what);
    return pair.size() == 2 && is_number(pair[0]) && is_number(pair[1]);
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
    // Clips numbers that do not fit; the result is no hole's number either.
    if (is_number(what)) return board.hole(std::int64_t{PyNumber_AsSsize_t(what.ptr(), nullptr)});
    if (!is_pair_of_numbers(what)) raise_type("a Hole, its name, its number or (x, y)", what);
    const auto [x, y] = what.cast<std::pair<std::int64_t, std::int64_t>>();
    if (x < 0 || y < 0 || x >= board.width() || y >= board.height())
        raise_input("there is no hole (" + std::to_string(x) + ", " + std::to_string(y) + ") on " + board.name());
    return on_board(board, {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
}

std::vector<Hole> holes_of(const Board& board, const py::handle& what) {
    if (py::isinstance<Hole>(what) || is_number(what) || is_pair_of_numbers(what)) return {hole_of(board, what)};
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
        raise_type("a Move, a Jump or a text such as e5-c3-a3 or 15-6-4", what);
    }
}

Position position_of(const Board& board, const py::handle& what) {
    if (py::isinstance<Position>(what)) return what.cast<const Position&>();
    if (py::isinstance<py::str>(what)) return {board, what.cast<Text>()};
    return position_from_array(board, what);
}

Problem problem_of(const py::handle& what) {
    if (py::isinstance<Problem>(what)) return what.cast<Problem>();
    if (py::isinstance<py::str>(what)) return Problem::of(what.cast<Text>());
    if (py::isinstance<Board>(what)) return Problem(what.cast<Board>());
    raise_type("a Problem, a Board or a board's text", what);
}

Problem problem_on(const py::handle& what, const Ends& ends) {
    const auto& [vacate, finish, start, goal] = ends;
    if (!vacate.is_none() && !start.is_none()) raise_input("vacate and start are two ways to say the same");
    if (!finish.is_none() && !goal.is_none()) raise_input("finish and goal are two ways to say the same");
    Problem problem = py::isinstance<py::str>(what) ? problem_of(what) : Problem(board_of(what));
    const Board board = problem.board();
    if ((!vacate.is_none() || !start.is_none()) && problem.start())
        raise_input(std::string(vacate.is_none() ? "start" : "vacate") +
                    " and the pegs in the board's picture are two starts; leave out one");
    if (py::isinstance<py::str>(vacate))
        problem.vacate(vacate.cast<Text>());
    else if (!vacate.is_none())
        problem.vacate(holes_of(board, vacate));
    if (!start.is_none()) problem.start(position_of(board, start));
    if (py::isinstance<py::str>(finish))
        problem.finish(finish.cast<Text>());
    else if (!finish.is_none())
        problem.finish(holes_of(board, finish));
    if (!goal.is_none()) problem.goal(position_of(board, goal));
    return problem;
}

py::object asked(const py::object& what, const Ends& ends) {
    const auto& [vacate, finish, start, goal] = ends;
    if (vacate.is_none() && finish.is_none() && start.is_none() && goal.is_none()) return what;
    if (!py::isinstance<Board>(what) && !py::isinstance<py::str>(what))
        raise_input("vacate, finish, start and goal go with a board or its name, not with a " + type_name(what));
    return py::cast(problem_on(what, ends));
}

py::object solution_in(const py::object& what) {
    if (py::isinstance<Solution>(what)) return what;
    if (!py::hasattr(what, "solution")) return py::none();
    const py::object solution = what.attr("solution");
    if (solution.is_none()) raise_input("there is no solution: " + std::string(py::str(what.attr("reason"))));
    return py::isinstance<Solution>(solution) ? solution : py::none();
}

}  // namespace pegwright::python
