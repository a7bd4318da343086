// A player hands out the jumps of one solution, in playing order, as often as it is asked to.
//
// A solution may have more jumps than the memory has bytes, so a plan makes them anew each time; a search hands over
// the list that it has found.
#pragma once

#include "base/limits.hpp"
#include "game/jump_sink.hpp"
#include "game/move_count.hpp"
#include "game/parts.hpp"
#include "game/solution.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace pegwright::game {

class Player {
public:
    // What makes the jumps.
    class Method {
    public:
        virtual ~Method() = default;
        // All jumps, in playing order and not yet refereed. O(1) a jump.
        virtual void play(JumpSink& sink) const = 0;
        // How it was made, in one line: "constructed: base T7, 11 strips, 34 purges".
        virtual std::string how() const = 0;
        // What it clears together, if it is a plan. O(holes).
        virtual std::optional<Parts> parts() const { return std::nullopt; }
    };

    Player(Problem problem, std::shared_ptr<const Method> method)
        : problem_(std::move(problem)), method_(std::move(method)) {}
    // A list of jumps.
    explicit Player(Solution solution, std::string how = "listed");
    // Whatever plays the jumps to the sink that it is given.
    Player(Problem problem, std::string how, std::function<void(JumpSink&)> play);

    const Problem& problem() const { return problem_; }
    std::string how() const { return method_->how(); }
    std::optional<Parts> parts() const { return method_->parts(); }
    // Hands each jump to the sink once the referee has played it. O(1) a jump; poll is told how many jumps there have
    // been. Throws Refused for a fault of whoever made the solution, and what sink and poll throw.
    void play(JumpSink& sink, const std::function<void(const Progress&)>& poll = {}) const;
    // The same without the referee, for counting ahead of what is refereed then.
    void play_unrefereed(JumpSink& sink) const { method_->play(sink); }
    // Its jumps, moves and longest sweep, not refereed. O(jumps); poll is told how many jumps there have been.
    MoveCount count(const std::function<void(const Progress&)>& poll = {}) const;

private:
    Problem problem_;
    std::shared_ptr<const Method> method_;
};

}  // namespace pegwright::game
