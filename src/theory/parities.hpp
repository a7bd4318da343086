// What no jump of a given board changes: the parities of the pegs in certain sets of its holes.
//
// A jump turns over three holes in line, so the parity of the pegs in a set stays as it is if the set holds
// none or two of any three holes in line. These sets are the kernel, modulo 2, of the matrix that has a row for
// each such three. Position classes are the sets that every board of a lattice has; thin boards, and boards in
// pieces, have more: a hole that no jump touches is a set of its own.
//
// The kernel is found row by row: with the holes in order, a hole that ends some three in line is the sum of
// the two others, all others are free; every further three is an equation between free holes. Few holes are
// free, so this is nearly linear: 1 ms for 1,000 holes.
#pragma once

#include "board/board.hpp"

#include <boost/dynamic_bitset.hpp>

#include <optional>
#include <vector>

namespace pegwright::theory {

// All such sets of one board, as the space that they form. Memory: a bit for each hole and free hole,
// 10 million bits at most.
class Parities {
public:
    // Larger boards are left to the position classes of their lattice.
    static constexpr std::int64_t most_holes = 10'000;
    static constexpr std::size_t most_free = 1'000;

    // Nothing if the board, or the number of its free holes, is too large.
    static std::optional<Parities> of(const Board& board);

    // How many independent sets there are.
    std::size_t dimension() const { return free_ - equations_.size(); }
    // Whether every set holds an even number of these holes: those in which two positions differ, where a game
    // can lead from one to the other.
    bool allow(const std::vector<Hole>& difference) const { return remainder(difference).none(); }
    // A set that holds an odd number of them, in row order, the smallest that comes to hand; empty if none does.
    std::vector<Hole> broken_by(const std::vector<Hole>& difference) const;
    // The holes in which a single peg agrees with pegs in these holes, in row order.
    std::vector<Hole> single_pegs(const std::vector<Hole>& pegs) const;

private:
    using Bits = boost::dynamic_bitset<>;  // one for each free hole

    explicit Parities(const Board& board) : board_(board) {}
    void add_equation(Bits sum);
    void reduce(Bits& sum) const;
    Bits remainder(const std::vector<Hole>& holes) const;

    struct Equation {
        std::size_t leading;  // in no other equation
        Bits sum;
    };

    Board board_;
    std::size_t free_ = 0;
    std::vector<Bits> sums_;  // of each hole
    std::vector<Equation> equations_;
};

}  // namespace pegwright::theory
