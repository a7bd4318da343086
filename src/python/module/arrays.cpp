#include "module/arrays.hpp"

#include "module/arguments.hpp"
#include "module/errors.hpp"

#include <pybind11/numpy.h>

namespace pegwright::python {
namespace {

using Bytes = py::array_t<std::int8_t>;
using Numbers = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>;

// value(hole) for each hole of the board, -1 elsewhere.
template <class Value>
Bytes made(const Board& board, Value&& value) {
    Bytes array({static_cast<py::ssize_t>(board.height()), static_cast<py::ssize_t>(board.width())});
    auto entry = array.mutable_unchecked<2>();
    const py::gil_scoped_release unlocked;
    for (std::int32_t y = 0; y < board.height(); ++y)
        for (std::int32_t x = 0; x < board.width(); ++x)
            entry(y, x) = static_cast<std::int8_t>(board.contains({x, y}) ? value(Hole{x, y}) : -1);
    return array;
}

Numbers numbers_of(const py::handle& what) {
    const auto array = py::array::ensure(what);
    if (!array || array.dtype().kind() == 'O') {
        PyErr_Clear();
        throw py::type_error("expected a position, its picture or an array, not " + type_name(what));
    }
    const char kind = array.dtype().kind();
    if (kind != 'i' && kind != 'u') throw py::type_error("an array of a position must hold integers");
    if (array.ndim() != 2) raise_input("an array of a position has two dimensions, rows and columns");
    return Numbers(array);
}

[[noreturn]] void raise_entry(std::int64_t found, const Hole& at, const char* wanted) {
    raise_input("the array has " + std::to_string(found) + " at row " + std::to_string(at.y) + ", column " +
                std::to_string(at.x) + ", where " + wanted);
}

}  // namespace

py::object board_array(const Board& board) {
    return made(board, [](Hole) { return 0; });
}

py::object position_array(const Position& position) {
    return made(position.board(), [&](Hole hole) { return position.peg(hole) ? 1 : 0; });
}

Position position_from_array(const Board& board, const py::handle& what) {
    const Numbers array = numbers_of(what);
    if (array.shape(0) != board.height() || array.shape(1) != board.width())
        raise_input("the array has " + std::to_string(array.shape(0)) + " rows and " + std::to_string(array.shape(1)) +
                    " columns, and " + board.name() + " has " + std::to_string(board.height()) + " and " +
                    std::to_string(board.width()));
    const auto entry = array.unchecked<2>();
    Position position(board);
    for (std::int32_t y = 0; y < board.height(); ++y)
        for (std::int32_t x = 0; x < board.width(); ++x) {
            const Hole hole{x, y};
            const std::int64_t found = entry(y, x);
            if (!board.contains(hole)) {
                if (found != -1) raise_entry(found, hole, "there is no hole: -1");
            } else if (found != 0 && found != 1) {
                raise_entry(found, hole, "there is a hole: 1 for a peg, 0 for none");
            } else if (found == 0) {
                position.set(hole, false);
            }
        }
    return position;
}

Position position_from_array(const py::handle& what, const std::string& lattice) {
    const Numbers array = numbers_of(what);
    const auto entry = array.unchecked<2>();
    std::string picture;
    for (py::ssize_t y = 0; y < array.shape(0); ++y) {
        if (y > 0) picture += '/';
        for (py::ssize_t x = 0; x < array.shape(1); ++x) {
            const std::int64_t found = entry(y, x);
            if (found < -1 || found > 1)
                raise_entry(found, {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)},
                            "1 is a peg, 0 a hole without, -1 no hole");
            picture += found == -1 ? '.' : 'o';
        }
    }
    return position_from_array(Board(lattice + ":" + picture), array);
}

}  // namespace pegwright::python
