// The resource count that says most of one position, by linear programming.
//
// Wanted: weights of holes (any) and of Merson regions (not below 0) such that no move lowers their count by more than
// 1, and a count as far above the goals' as can be, or as far below the starts'. A row for each way of a peg would be
// too many: those that the weights found so far break are added until there are none (costliest_move). The dual program
// asks for fractions of moves that lead from start to goal and leave each full region often enough. In print
// are counts of either kind, found by hand [Beasley 2013, Figures 3-7]; both together, and found for the position
// at hand, say far more: 14 moves for the central game of the English board instead of 12, and of positions in the
// middle of a game mostly several moves more.
//
// Floating point finds the weights here; what a move lowers the count by is worked out anew, in whole numbers. A
// library built without GLPK finds none.
#pragma once

#include "search/linear/simplex.hpp"
#include "search/moves/move_bounds.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::moves {

class CountProgram {
public:
    // What the starts are from, or to the goals; the bounds must outlive the program.
    CountProgram(const MoveBounds& bounds, bool backwards);

    // The count that asks for most moves from the position to the goals, backwards from the starts to the position;
    // nothing if GLPK gives up. Some 5 ms for 33 holes, 50 ms for 45. On the thread that has made the program.
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
