// A position to be drawn, and moves to be played on it.
#pragma once

#include "game/position.hpp"
#include "game/solution.hpp"
#include "notation/holes.hpp"

#include <string>
#include <vector>

namespace pegwright::render {

// The holes that a peg visits.
using Move = std::vector<Hole>;

// O(jumps).
std::vector<Move> moves_of(const std::vector<Jump>& jumps);

// "a3-a1".
std::string move_text(const Board& board, const Move& move, HoleNames names = HoleNames::letters);

// A Position that plays moves without checks.
class Diagram {
public:
    // All holes full. Throws Error (limit) if the board does not fit into memory.
    explicit Diagram(const Board& board) : position_(board) {}
    explicit Diagram(Position position) : position_(std::move(position)) {}

    const Board& board() const { return position_.board(); }
    const Position& position() const { return position_; }
    Lattice lattice() const { return board().lattice(); }
    std::size_t hole_count() const { return static_cast<std::size_t>(board().hole_count()); }
    bool peg(Hole hole) const { return position_.peg(hole); }
    void set(Hole hole, bool full) { full ? position_.set(hole) : position_.clear(hole); }
    // The jumps must be legal.
    void play(const Move& move);

    // Calls f(hole, whether it has a peg) with every hole, row by row.
    template <class F>
    void for_each_hole(F&& f) const {
        std::uint64_t i = 0;
        board().for_each_hole([&](Hole hole) { f(hole, position_.peg_at(i++)); });
    }

private:
    Position position_;
};

}  // namespace pegwright::render
