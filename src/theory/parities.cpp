// A set is a function f from holes to {0, 1} with f(a) + f(b) + f(c) = 0 mod 2 for every three holes in line. In row
// order, f of each hole is a sum of values at free holes (sums_). A hole is free if it ends no line. Otherwise the
// first line that it ends gives its sum. Each further line gives another sum that must be equal: an equation between
// free holes.
//
// The parities of a position are the remainder of the sum of its pegs' sums after these equations.
#include "theory/parities.hpp"

#include <algorithm>

namespace pegwright::theory {
namespace {

// Calls f(a, b) for every three holes in line of which h is the last in row order; a and b are the others.
template <class F>
void for_each_line_to(const Board& board, Hole h, F&& f) {
    for (const Hole direction : half_directions(board.lattice())) {
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

// Gauss-Jordan elimination: a leading hole is in its own equation only.
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
    // The remainder has no leading hole. Each of its free holes determines a set: 1 there, 0 in all other free holes
    // that lead no equation.
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
