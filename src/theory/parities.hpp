// Finds what no jump of one board changes: the parity of the number of pegs in certain sets of its holes. This proves
// some problems impossible that position classes allow.
//
// A jump turns over three holes in line, so these are the sets that hold none or two of any such three: the kernel,
// modulo 2, of the matrix with a row for each three. Position classes are the sets that all boards of a lattice have.
// Thin boards and boards in pieces have more.
//
// Cost: nearly linear, as few holes are free (parities.cpp); 1 ms for 1,000 holes. Memory: a bit for each hole and free
// hole, at most 10 million.
#pragma once

#include "board/board.hpp"

#include <boost/dynamic_bitset.hpp>

#include <optional>
#include <vector>

namespace pegwright::theory {

class Parities {
public:
    // On larger boards only position classes are looked at.
    static constexpr std::int64_t most_holes = 10'000;
    static constexpr std::size_t most_free = 1'000;

    // Nothing for too many holes, or too many free ones.
    static std::optional<Parities> of(const Board& board);

    std::size_t dimension() const { return free_ - equations_.size(); }
    // True if every set holds an even number of these holes. It must if two positions of a game differ in them.
    bool allow(const std::vector<Hole>& difference) const { return remainder(difference).none(); }
    // A small set, not always the smallest, that holds an odd number of them, in row order; empty if there is none.
    std::vector<Hole> broken_by(const std::vector<Hole>& difference) const;
    // Where a single peg has the parities of pegs in the given holes, in row order.
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
    std::vector<Bits> sums_;  // for each hole
    std::vector<Equation> equations_;
};

}  // namespace pegwright::theory
