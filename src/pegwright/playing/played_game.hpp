// A game played by hand, with undo and redo.
#pragma once

#include "pegwright/names.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pegwright {

// O(1) except where stated. Memory: a position, and eight words a jump.
class PlayedGame {
public:
    // Throws Error (limit) if the board does not fit the memory.
    explicit PlayedGame(Problem problem);

    const Problem& problem() const { return problem_; }
    const Position& position() const { return position_; }
    std::int64_t pegs() const { return pegs_; }
    // Played and not undone.
    std::span<const Jump> jumps() const { return std::span(jumps_).first(played_); }
    // Runs of jumps by one peg. O(jumps).
    std::int64_t moves() const;
    // O(holes / 64).
    bool reached() const { return problem_.reached(position_); }
    // Possible jumps of the hole's peg, by direction; none if it is empty.
    std::vector<Jump> jumps_from(Hole hole) const;
    // No jump is possible. O(holes).
    bool stuck() const;

    // Forgets undone jumps. Throws Error (input) with the rule that forbids the jump.
    void play(Jump jump);
    // Return the jump; nothing if there is none.
    std::optional<Jump> undo();
    std::optional<Jump> redo();
    // Undoes all jumps; they can be redone.
    void restart();

private:
    bool allows(Jump jump) const;
    void turn(Jump jump, bool forwards);

    Problem problem_;
    Position position_;
    std::int64_t pegs_;
    std::vector<Jump> jumps_;
    std::size_t played_ = 0;
};

}  // namespace pegwright
