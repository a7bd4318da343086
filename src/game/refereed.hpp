// Nothing is handed out that the referee has not accepted: the sink that every solution goes through.
#pragma once

#include "base/limits.hpp"
#include "game/jump_sink.hpp"
#include "game/referee.hpp"

#include <functional>
#include <stdexcept>

namespace pegwright::game {

// A jump, or an end, that the referee refuses: a fault of whoever made the solution, not of its input.
class Refused : public std::logic_error {
public:
    explicit Refused(const Verdict& verdict);
};

// Passes jumps on once the referee has played them. 5 ns a jump in long batches; the memory is a bit a hole.
class Refereed : public JumpSink {
public:
    // next must outlive the sink; poll, if there is one, is told the jumps played, batch by batch. Throws Error
    // (limit) if the board does not fit the memory.
    Refereed(const Problem& problem, JumpSink& next, std::function<void(const Progress&)> poll = {});

    // Throws Refused, and what poll and the next sink throw.
    void take(std::span<const Jump> jumps) override;
    // To be called in the end: throws Refused unless the goal is reached.
    void finish() const;

private:
    Referee referee_;
    JumpSink& next_;
    std::function<void(const Progress&)> poll_;
    std::uint64_t total_;
};

// Keeps none: for those who ask the referee alone.
class NoSink : public JumpSink {
public:
    void take(std::span<const Jump>) override {}
};

}  // namespace pegwright::game
