// Going through a solution lazily: jump by jump, move by move, position by position. Each holds a batch of jumps at a
// time. One thread at a time may ask; a second one is told so, as generators do.
#pragma once

#include "module/move.hpp"

#include "module/bindings.hpp"

#include <optional>

namespace pegwright::python {

// Marks an iterator that is at work without the interpreter's lock. Throws ValueError if it is already.
class Busy {
public:
    explicit Busy(bool& busy);
    ~Busy() { busy_ = false; }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;

private:
    bool& busy_;
};

// How many times fork() has copied this process, up to here.
unsigned forks();

class JumpIterator {
public:
    explicit JumpIterator(const Solution& solution) : jumps_(solution.jumps()) {}
    // The next one, or nothing. Lets go of the interpreter's lock while jumps are made. After fork() an InputError in
    // the child: what makes the jumps is the parent's.
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

// The positions of a solution, from the start to the goal, as a sequence. What comes later than what was asked for
// last is played on to; what comes earlier, from the start.
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
