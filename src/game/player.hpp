// A player hands out the jumps of one solution, in playing order, as often as you ask.
//
// A plan makes its jumps anew each time, as they may not fit in memory; a search keeps its list.
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
    // The source of the jumps.
    class Method {
    public:
        virtual ~Method() = default;
        // In playing order, unchecked. O(1) a jump.
        virtual void play(JumpSink& sink) const = 0;
        // One line: "constructed: base T7, 11 strips, 34 purges".
        virtual std::string how() const = 0;
        // Only plans have parts. O(holes).
        virtual std::optional<Parts> parts() const { return std::nullopt; }
    };

    Player(Problem problem, std::shared_ptr<const Method> method)
        : problem_(std::move(problem)), method_(std::move(method)) {}
    explicit Player(Solution solution, std::string how = "listed");
    Player(Problem problem, std::string how, std::function<void(JumpSink&)> play);

    const Problem& problem() const { return problem_; }
    std::string how() const { return method_->how(); }
    std::optional<Parts> parts() const { return method_->parts(); }
    // Hands each jump to the sink after the referee has played it. O(1) a jump. poll: told how many jumps were played.
    // Throws Refused if the solution is wrong (a bug of its maker), and what sink and poll throw.
    void play(JumpSink& sink, const std::function<void(const Progress&)>& poll = {}) const;
    // For counting jumps that will be refereed later.
    void play_unrefereed(JumpSink& sink) const { method_->play(sink); }
    // Not refereed. O(jumps). poll: told how many jumps were counted.
    MoveCount count(const std::function<void(const Progress&)>& poll = {}) const;

private:
    Problem problem_;
    std::shared_ptr<const Method> method_;
};

}  // namespace pegwright::game
