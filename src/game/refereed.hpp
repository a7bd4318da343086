// The sink that every solution of the program goes through: it passes on only jumps that the referee has played.
#pragma once

#include "base/limits.hpp"
#include "game/jump_sink.hpp"
#include "game/referee.hpp"
#include "game/solution.hpp"

#include <functional>
#include <stdexcept>

namespace pegwright::game {

// The referee refuses a jump or the end: a bug of the solution's maker.
class Refused : public std::logic_error {
public:
    explicit Refused(const Verdict& verdict);
};

// 5 ns a jump in long batches; memory: a bit a hole.
class Refereed : public JumpSink {
public:
    // next: must outlive this sink. poll: if given, told after each batch how many jumps were played. Throws Error
    // (limit) if the board does not fit in memory.
    Refereed(const Problem& problem, JumpSink& next, std::function<void(const Progress&)> poll = {});

    // Throws Refused, and what poll and the next sink throw.
    void take(std::span<const Jump> jumps) override;
    // Call it at the end. Throws Refused unless the goal is reached.
    void finish() const;

private:
    Referee referee_;
    JumpSink& next_;
    std::function<void(const Progress&)> poll_;
    std::uint64_t total_;
};

// For callers who only want the referee.
class NoSink : public JumpSink {
public:
    void take(std::span<const Jump>) override {}
};

// Returns the solution once the referee has played it. Throws Refused.
Solution refereed(Solution solution);

}  // namespace pegwright::game
