// Makes solutions of any size by plan, without a search. Start here: it picks the board's family.
//
// Boards: T_n, rectangles of all three lattices, convex polygons, and thick boards of 3 x 3 blocks. A polygon must have
// four or more lines in each direction, or three in one and be long enough. A rectangle is planned on the square
// lattice if that solves it.
#pragma once

#include "construct/insertions/insertions.hpp"
#include "construct/plan/plan.hpp"
#include "game/player.hpp"

#include <optional>
#include <string>

namespace pegwright::construct {

// True for such boards with one vacancy and one last peg (perhaps given as positions: Problem::normal), if theorems
// call the problem solvable (theory/feasibility.hpp). O(1); O(rows) on boards of no family; O(holes) if start or goal
// is a position.
bool is_constructible(const Problem& problem);

class Construction : public Player::Method {
public:
    // problem: is_constructible(). O(sides) time and memory; of blocks as families.hpp says. Missing data is an
    // internal fault (std::logic_error).
    explicit Construction(const Problem& problem);

    const Problem& problem() const { return problem_; }
    // Null for lines, blocks and polygons of three lines. Its problem may be the square lattice's.
    const Plan* plan() const { return plan_ ? &*plan_ : nullptr; }
    // For blocks and polygons of three lines; otherwise null.
    const Insertions* insertions() const { return insertions_ ? &*insertions_ : nullptr; }
    // In playing order, unchecked. O(1) a jump. Memory: a few words for each strip begun and not ended.
    void play(JumpSink& sink) const override;
    std::string how() const override;
    // Nothing for lines.
    std::optional<Parts> parts() const override;

private:
    Problem problem_;
    std::optional<Plan> plan_;
    std::optional<Insertions> insertions_;
};

// Nothing if not constructible. Throws Error (limit) if the referee's bits do not fit in memory.
std::optional<Player> plan_player(const Problem& problem);

}  // namespace pegwright::construct
