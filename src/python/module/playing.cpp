#include "module/playing.hpp"

#include "module/errors.hpp"
#include "module/watch.hpp"

#include <pthread.h>

#include <atomic>

namespace pegwright::python {
namespace {

std::atomic<unsigned> fork_count{0};

}  // namespace

unsigned forks() {
    static const int counted = ::pthread_atfork(nullptr, nullptr, [] { ++fork_count; });
    static_cast<void>(counted);
    return fork_count;
}

Busy::Busy(bool& busy) : busy_(busy) {
    if (busy) throw py::value_error("another thread is using this object");
    busy = true;
}

std::optional<Jump> JumpIterator::next() {
    const Busy busy(busy_);
    if (forks_ != forks())
        raise_input("these jumps are made by the parent process; after fork() ask for jumps() again");
    if (batch_.empty()) {
        const py::gil_scoped_release unlocked;
        batch_ = jumps_.take();
    }
    if (batch_.empty()) return std::nullopt;
    const Jump jump = batch_.front();
    batch_ = batch_.subspan(1);
    return jump;
}

std::optional<Move> MoveIterator::next() {
    if (!ahead_) ahead_ = jumps_.next();
    if (!ahead_) return std::nullopt;
    Move move{{ahead_->from, ahead_->to}};
    for (ahead_ = jumps_.next(); ahead_ && ahead_->from == move.holes.back(); ahead_ = jumps_.next())
        move.holes.push_back(ahead_->to);
    return move;
}

std::optional<Position> PositionIterator::next() {
    if (!std::exchange(begun_, true)) return position_;
    const std::optional<Jump> jump = jumps_.next();
    if (!jump) return std::nullopt;
    position_.play(*jump);
    return position_;
}

Position Positions::at(std::int64_t index) {
    const Busy busy(busy_);
    const py::gil_scoped_release unlocked;
    if (!cursor_ || cursor_->index > index || forks_ != forks()) cursor_.emplace(solution_);
    forks_ = forks();
    while (cursor_->index < index) {
        if (cursor_->batch.empty()) {
            cursor_->batch = cursor_->jumps.take();
            check_signals();
        }
        for (; cursor_->index < index && !cursor_->batch.empty(); ++cursor_->index) {
            cursor_->position.play(cursor_->batch.front());
            cursor_->batch = cursor_->batch.subspan(1);
        }
    }
    return cursor_->position;
}

namespace {

template <class Iterator>
void bind_iterator(py::module_& m, const char* name, const char* words) {
    py::class_<Iterator>(m, name, words)
        .def("__iter__", [](const py::object& self) { return self; })
        .def("__next__", [](Iterator& iterator) {
            auto next = iterator.next();
            if (!next) throw py::stop_iteration();
            return std::move(*next);
        });
}

py::object item(Positions& positions, const py::object& key) {
    const std::int64_t size = positions.size();
    if (!py::isinstance<py::slice>(key)) {
        const auto index = key.cast<std::int64_t>();
        if (index < -size || index >= size) throw py::index_error("there are " + std::to_string(size) + " positions");
        return py::cast(positions.at(index < 0 ? index + size : index));
    }
    // In rising order even if the slice falls.
    py::list list;
    py::object range = py::module_::import("builtins").attr("range")(size)[key];
    const bool falling = range.attr("step").cast<std::int64_t>() < 0;
    if (falling) range = range[py::slice(py::none(), py::none(), py::int_(-1))];
    for (const py::handle index : range) list.append(positions.at(index.cast<std::int64_t>()));
    if (falling) list.attr("reverse")();
    return list;
}

}  // namespace

void bind_playing(py::module_& m) {
    bind_iterator<JumpIterator>(m, "JumpIterator",
                                "Iterates over the jumps of a solution, made on demand. After os.fork(), the child\n"
                                "must call jumps() again.");
    bind_iterator<MoveIterator>(m, "MoveIterator", "Iterates over the moves of a solution, made on demand.");
    bind_iterator<PositionIterator>(m, "PositionIterator", "Iterates over copies of the positions of a solution.");
    py::class_<Positions>(m, "Positions",
                          "The positions of a solution from start to goal, one more than jumps: a sequence made\n"
                          "on demand. Iterating, or indexing forwards, plays each jump once.")
        .def("__len__", &Positions::size)
        .def("__iter__", &Positions::begin)
        .def("__getitem__", &item);
}

}  // namespace pegwright::python
