// The referee replays a solution jump by jump and says where it goes wrong.
//
// It knows the rules and not how solutions are made. Every jump that enters or leaves the program goes through it.
// play() is O(1) a jump, 5 ns in long batches; memory: one Position.
#pragma once

#include "board/jump.hpp"
#include "game/position.hpp"
#include "game/problem.hpp"
#include "game/verdict.hpp"

#include <functional>
#include <span>
#include <string>

namespace pegwright::game {

// Names holes in verdicts. They may lie outside the board.
using NameOfHole = std::function<std::string(Hole)>;
std::string by_letters(Hole hole);

class Referee {
public:
    // Throws Error (limit) if the board does not fit in memory.
    explicit Referee(const Problem& problem);

    // Plays the jump if the rules allow it; otherwise changes nothing.
    bool play(Jump jump) { return play(std::span(&jump, 1)) == 1; }
    // Plays jumps until one is refused. Returns how many were played.
    std::size_t play(std::span<const Jump> jumps) {
        const std::size_t played = position_.board().with_rows([&](auto rows) {
            std::size_t i = 0;
            while (i < jumps.size() && play_on(rows, jumps[i])) ++i;
            return i;
        });
        jumps_ += static_cast<std::int64_t>(played);
        return played;
    }

    std::int64_t jumps_played() const { return jumps_; }
    const Position& position() const { return position_; }

    // Why play() refused this jump. The verdict numbers it jumps_played() + 1.
    Verdict explain(Jump jump, const NameOfHole& name = by_letters) const;
    // O(holes of the goal); O(holes / 64) for a goal given as a position.
    Verdict finish(const NameOfHole& name = by_letters) const;

private:
    template <class Rows>
    bool play_on(const Rows& rows, Jump jump) {
        if (!is_jump_vector(Rows::lattice, jump.to - jump.from)) return false;
        JumpIndices at;
        return rows.locate(jump, at) && position_.play_at(at.from, at.over, at.to);
    }

    Problem problem_;
    Position position_;
    std::int64_t jumps_ = 0;
};

}  // namespace pegwright::game
