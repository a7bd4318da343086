// Holes of a larger board as a board of their own.
#pragma once

#include "board/board.hpp"
#include "board/jump.hpp"

#include <algorithm>
#include <vector>

namespace pegwright::compose::peeling {

// Shifted to where the least of each coordinate is zero.
class MovedBoard {
public:
    // One hole or more.
    MovedBoard(Lattice lattice, std::vector<Hole> holes) : board_(Board::of(lattice, shifted(holes))) {}

    const Board& board() const { return board_; }
    Hole shift() const { return shift_; }
    Hole local(Hole h) const { return h - shift_; }
    std::vector<Jump> placed(std::vector<Jump> jumps) const {
        for (Jump& jump : jumps) jump = {jump.from + shift_, jump.to + shift_};
        return jumps;
    }

private:
    board::Spans shifted(std::vector<Hole>& holes) {
        shift_ = holes.front();
        for (const Hole h : holes) shift_ = {std::min(shift_.x, h.x), std::min(shift_.y, h.y)};
        for (Hole& h : holes) h = h - shift_;
        return board::Spans(std::move(holes));
    }

    Hole shift_;
    Board board_;
};

}  // namespace pegwright::compose::peeling
