// Sets are found as functions f from holes to {0, 1} with f(a) + f(b) + f(c) = 0 mod 2 on every three
// holes in line. Hole by hole in row order, f of a hole is written as a sum of values at free holes
// (sums_): it is free itself if it ends no line, else given by the first line it ends; each further
// line it ends gives two expressions for it, whose sum must be 0. What is left when these equations
// are solved is the dimension. A position's parities are all at once the remainder of the sum of its
// pegs' expressions.
#include "theory/parities.hpp"

#include <algorithm>

namespace pegwright::theory {
namespace {

// Calls f(a, b) with the two others of every three holes in line of which h comes last in row order.
template <class F>
void for_each_line_to(const Board& board, Hole h, F&& f) {
    for (const Hole direction : half_directions(board.lattice())) {
        // Row order goes down, and to the right within a row.
        const Hole back = direction.y < 0 ? direction : Hole{-direction.x, -direction.y};
        if (board.contains(h + back) && board.contains(h + 2 * back)) f(h + back, h + 2 * back);
    }
}

}  // namespace

std::optional<Parities> Parities::of(const Board& board) {
    if (board.hole_count() > most_holes) return std::nullopt;
    Parities parities(board);
    board.for_each_hole([&](Hole h) {
        bool last = false;
        for_each_line_to(board, h, [&](Hole, Hole) { last = true; });
        parities.free_ += last ? 0 : 1;
    });
    if (parities.free_ > most_free) return std::nullopt;
    std::size_t next = 0;
    board.for_each_hole([&](Hole h) {
        std::optional<Bits> sum;
        for_each_line_to(board, h, [&](Hole a, Hole b) {
            const Bits other = parities.sums_[board.index(a)] ^ parities.sums_[board.index(b)];
            if (sum)
                parities.add_equation(*sum ^ other);
            else
                sum = other;
        });
        if (!sum) sum.emplace(parities.free_).set(next++);
        parities.sums_.push_back(*sum);
    });
    return parities;
}

void Parities::reduce(Bits& sum) const {
    for (const Equation& equation : equations_)
        if (sum[equation.leading]) sum ^= equation.sum;
}

// Gauss and Jordan: a leading hole is in its own equation and in no other, whichever way round they
// come.
void Parities::add_equation(Bits sum) {
    reduce(sum);
    if (sum.none()) return;
    const std::size_t leading = sum.find_first();
    for (Equation& equation : equations_)
        if (equation.sum[leading]) equation.sum ^= sum;
    equations_.push_back({leading, std::move(sum)});
}

Parities::Bits Parities::remainder(const std::vector<Hole>& holes) const {
    Bits sum(free_);
    for (const Hole h : holes) sum ^= sums_[board_.index(h)];
    reduce(sum);
    return sum;
}

std::vector<Hole> Parities::broken_by(const std::vector<Hole>& difference) const {
    const Bits odd = remainder(difference);
    std::vector<Hole> least;
    // What is left has no leading hole in it: each of its free holes, taken as 1 where all other such holes
    // are 0, determines a set.
    for (std::size_t i = odd.find_first(); i != Bits::npos; i = odd.find_next(i)) {
        Bits ones(free_);
        ones.set(i);
        for (const Equation& equation : equations_)
            if (equation.sum[i]) ones.set(equation.leading);
        std::vector<Hole> set;
        for (std::uint64_t hole = 0; hole < sums_.size(); ++hole)
            if ((sums_[hole] & ones).count() % 2 == 1) set.push_back(board_.hole(hole));
        if (least.empty() || set.size() < least.size()) least = std::move(set);
    }
    return least;
}

std::vector<Hole> Parities::single_pegs(const std::vector<Hole>& pegs) const {
    const Bits wanted = remainder(pegs);
    std::vector<Hole> holes;
    for (std::uint64_t i = 0; i < sums_.size(); ++i) {
        Bits sum = sums_[i];
        reduce(sum);
        if (sum == wanted) holes.push_back(board_.hole(i));
    }
    return holes;
}

}  // namespace pegwright::theory
