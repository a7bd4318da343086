// Finds the resource count that proves most moves for one position, by linear programming.
//
// The unknowns are weights of holes (any) and of Merson regions (at least 0). No move may lower the count by more than
// 1. The position's count should be as far above the goals' as possible; backwards, as far below the starts'. Moves
// become rows when the weights violate them (costliest_move).
//
// The weights are rounded, and exact arithmetic checks what a move loses. Without GLPK there are no counts. Published
// counts were found by hand [Beasley 2013, Figures 3-7].
#pragma once

#include "search/linear/simplex.hpp"
#include "search/moves/move_bounds.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::moves {

class CountProgram {
public:
    CountProgram(const MoveBounds& bounds, bool backwards);

    // The best count from the position to the goals; backwards, from the starts to the position. Nothing if GLPK gives
    // up. Some 5 ms for 33 holes, 50 ms for 45. Call it on the thread that made the program, while the bounds live.
    std::optional<ResourceBound> best(Bits position);

private:
    using Coefficient = linear::Simplex::Coefficient;

    std::size_t columns() const { return holes_ + regions_.size() + 1; }
    double sign() const { return backwards_ ? -1 : 1; }
    std::vector<Coefficient> count_of(Bits position, double times) const;
    void add_end(Bits end);
    void add_move(std::size_t from, const std::vector<const BitJump*>& jumps);
    void aim_at(Bits position);
    bool add_broken(const std::vector<double>& weights);
    ResourceCount whole(std::vector<double> weights) const;

    const MoveBounds& bounds_;
    bool backwards_;
    std::size_t holes_;
    std::span<const Bits> regions_;
    linear::Simplex simplex_;
    bool gave_up_ = false;
};

}  // namespace pegwright::search::moves
