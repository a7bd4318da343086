// How a problem's solution is made on boards of any size: by plan and scheduler, or, on a line, directly.
//
// Boards: T_n, the w x h rectangles of all three lattices, convex polygons of the triangular one with four or more
// lines in each direction, or with three in one and long enough, and thick boards of 3 x 3 blocks
// (board/polyomino.hpp). A rectangle's solution on the square lattice serves the parallelogram and the rectangle with
// diagonal jumps word for word, so these are planned as it is; what only their further jumps solve is planned as a
// polygon or with diagonal jumps.
#pragma once

#include "construct/insertions/insertions.hpp"
#include "construct/plan/plan.hpp"
#include "game/player.hpp"

#include <optional>
#include <string>

namespace pegwright::construct {

// Whether Construction takes a problem: such a board, one vacancy, one last peg, and solvable, if need be with the
// jumps of the square lattice, by the theorems of theory/feasibility.hpp. Positions that come to one vacancy and one
// peg count, see Problem::normal. O(1), O(rows) on boards of no family, O(holes) if start or goal is a position.
bool is_constructible(const Problem& problem);

class Construction : public Player::Method {
public:
    // problem: constructible. O(sides) time and memory, and no memory a hole; of blocks as families.hpp says. A
    // missing purge or base solution is an internal fault (std::logic_error); for constructible problems it does not
    // happen.
    explicit Construction(const Problem& problem);

    // As it was given.
    const Problem& problem() const { return problem_; }
    // The plan, for those who would like to see it; null on a line, of blocks and of three lines. Its problem may be
    // the square lattice's.
    const Plan* plan() const { return plan_ ? &*plan_ : nullptr; }
    // Of blocks and of three lines; null for all others.
    const Insertions* insertions() const { return insertions_ ? &*insertions_ : nullptr; }
    // Hands all jumps to the sink, in playing order and not yet refereed. O(1) time a jump; memory: a frame for
    // each strip begun and not ended, at most a few words for every three rows.
    void play(JumpSink& sink) const override;
    std::string how() const override;
    // Nothing on a line.
    std::optional<Parts> parts() const override;

private:
    Problem problem_;
    std::optional<Plan> plan_;
    std::optional<Insertions> insertions_;
};

// The solution of a problem; nothing if it is not constructible. Costs and errors as Construction's, and Error (limit)
// if the referee's bits for the board do not fit the memory.
std::optional<Player> plan_player(const Problem& problem);

}  // namespace pegwright::construct
