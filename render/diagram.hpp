// A diagram: holes with and without pegs, and the moves that are played on them. A board's or a purge's.
#pragma once

#include "board/board.hpp"
#include "game/purge.hpp"
#include "game/solution.hpp"

#include <string>
#include <vector>

namespace pegwright::render {

// A peg's path: the holes it visits, from its first to its last.
using Move = std::vector<Hole>;

// Consecutive jumps of the same peg are one move.
std::vector<Move> moves_of(const std::vector<Jump>& jumps);

// "a3-a1" and the like.
std::string notation(const Move& move);

class Diagram {
public:
    // All holes full.
    explicit Diagram(const Board& board);
    Diagram(Lattice lattice, std::vector<Hole> holes);

    Lattice lattice() const { return lattice_; }
    const std::vector<Hole>& holes() const { return holes_; }  // in row order
    bool has(Hole hole) const { return index(hole) < holes_.size(); }
    bool peg(Hole hole) const { return full_[index(hole)] != 0; }
    void set(Hole hole, bool full) { full_[index(hole)] = full ? 1 : 0; }
    // The hole must be there and the jumps be legal, as the referee has found.
    void play(const Move& move);

private:
    std::size_t index(Hole hole) const;

    Lattice lattice_;
    std::vector<Hole> holes_;
    std::vector<char> full_;
};

}  // namespace pegwright::render
