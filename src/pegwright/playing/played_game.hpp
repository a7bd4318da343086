// A game as it is played by hand: jumps one by one, taken back and played again.
#pragma once

#include "pegwright/names.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pegwright {

// Memory: a position, and eight words a jump. All but what is said is O(1).
class PlayedGame {
public:
    // At its start. Throws Error (limit) if the board does not fit the memory.
    explicit PlayedGame(Problem problem);

    const Problem& problem() const { return problem_; }
    const Position& position() const { return position_; }
    std::int64_t pegs() const { return pegs_; }
    // What has been played and not taken back.
    std::span<const Jump> jumps() const { return std::span(jumps_).first(played_); }
    // Runs of consecutive jumps of one peg. O(jumps).
    std::int64_t moves() const;
    // Whether the position is the goal. O(holes / 64).
    bool reached() const { return problem_.reached(position_); }
    // The jumps of the peg in a hole, by direction. None if there is no peg.
    std::vector<Jump> jumps_from(Hole hole) const;
    // No jump is left. O(holes).
    bool stuck() const;

    // What was taken back before cannot be played again then. Throws Error (input), saying which rule forbids it.
    void play(Jump jump);
    // The jump that was taken back, or is played again; nothing if there is none.
    std::optional<Jump> undo();
    std::optional<Jump> redo();
    // All jumps are taken back, and can be played again.
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
