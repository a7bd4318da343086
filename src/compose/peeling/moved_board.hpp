// Some holes of a larger board as a board of their own, shifted so that the least x and y are 0.
#pragma once

#include "board/board.hpp"
#include "board/jump.hpp"

#include <algorithm>
#include <vector>

namespace pegwright::compose::peeling {

class MovedBoard {
public:
    // holes: one or more.
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
