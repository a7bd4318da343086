// Iterates lazily over jumps, moves or positions of a solution. An iterator holds one batch of jumps. Like a generator,
// it serves one thread at a time and throws for a second one.
#pragma once

#include "module/move.hpp"

#include "module/bindings.hpp"

#include <optional>

namespace pegwright::python {

// Marks an iterator as working without the GIL. Throws ValueError if it is already.
class Busy {
public:
    explicit Busy(bool& busy);
    ~Busy() { busy_ = false; }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;

private:
    bool& busy_;
};

// fork() calls between the first process and this one.
unsigned forks();

class JumpIterator {
public:
    explicit JumpIterator(const Solution& solution) : jumps_(solution.jumps()) {}
    // Nothing at the end. Releases the GIL while jumps are made. Throws InputError in a child of fork(), as the parent
    // makes the jumps.
    std::optional<Jump> next();

private:
    Jumps jumps_;
    std::span<const Jump> batch_;
    bool busy_ = false;
    unsigned forks_ = forks();
};

class MoveIterator {
public:
    explicit MoveIterator(const Solution& solution) : jumps_(solution) {}
    std::optional<Move> next();

private:
    JumpIterator jumps_;
    std::optional<Jump> ahead_;  // the first jump of the next move
};

class PositionIterator {
public:
    explicit PositionIterator(const Solution& solution) : position_(*solution.problem().start()), jumps_(solution) {}
    std::optional<Position> next();

private:
    Position position_;
    JumpIterator jumps_;
    bool begun_ = false;
};

// The positions of a solution, from start to goal. Later positions are played on from the last one asked for, earlier
// ones from the start.
class Positions {
public:
    explicit Positions(Solution solution) : solution_(std::move(solution)) {}
    std::int64_t size() const { return solution_.jump_count() + 1; }
    // 0 <= index < size().
    Position at(std::int64_t index);
    PositionIterator begin() const { return PositionIterator(solution_); }

private:
    struct Cursor {
        explicit Cursor(const Solution& solution) : position(*solution.problem().start()), jumps(solution.jumps()) {}
        Position position;
        Jumps jumps;
        std::span<const Jump> batch = {};
        std::int64_t index = 0;
    };
    Solution solution_;
    std::optional<Cursor> cursor_;
    unsigned forks_ = forks();  // when the cursor was made
    bool busy_ = false;
};

}  // namespace pegwright::python
