// The referee replays a solution jump by jump and says where it goes wrong.
//
// It knows the rules and nothing of how solutions are made: every jump that leaves the program or
// comes into it passes here. play() is O(1), some ten machine instructions a hole; the memory is
// one Position.
#pragma once

#include "peg/jump.hpp"
#include "peg/position.hpp"
#include "peg/problem.hpp"
#include "peg/verdict.hpp"

namespace pegwright {

class Referee {
public:
    // Throws Error (limit) if the board does not fit the memory.
    explicit Referee(const Problem& problem);

    // Plays the jump if the rules allow it; false leaves everything as it was, explain() says why.
    bool play(Jump jump) {
        const Board& board = position_.board();
        if (!board.contains(jump.from) || !board.contains(jump.to)) return false;
        if (!is_jump_vector(board.lattice(), jump.to - jump.from)) return false;
        const std::uint64_t from = board.index(jump.from);
        const std::uint64_t to = board.index(jump.to);
        const std::uint64_t over = Board::index_over(from, to);
        if (!position_.peg_at(from) || !position_.peg_at(over) || position_.peg_at(to)) return false;
        position_.flip_at(from, over, to);
        ++jumps_;
        return true;
    }

    std::int64_t jumps_played() const { return jumps_; }
    const Position& position() const { return position_; }

    // Why play() refused this jump, as the (jumps_played() + 1)st.
    Verdict explain(Jump jump) const;
    // Whether the game ends as the problem asks: one peg, in the finishing hole. O(holes / 64).
    Verdict finish() const;

private:
    Problem problem_;
    Position position_;
    std::int64_t jumps_ = 0;
};

}  // namespace pegwright
