// Counts traces: solutions up to the order of independent jumps.
//
// Two jumps are independent if they share no hole. Next to each other in a solution they can be
// swapped: both orders are legal and lead to the same position. (Two jumps that share a hole never can:
// the first flips it, so the second is not possible before it.) Solutions that such swaps turn into each
// other are the same up to order; a class of them is a trace [Mazurkiewicz 1977].
//
// Counting, after [Cartier and Foata 1969]. Let T(p) be the number of traces from position p to a
// finish. The jumps that a trace can begin with, those that swaps can bring to the front, are pairwise
// independent; call this set its head, and any set of pairwise independent jumps a clique. A trace from p
// begins with a clique C, all of it, iff C is part of its head, and what follows C is then one trace from
// p * C, the position after C. So
//
//     T(p)  =  sum over cliques C possible at p, C not empty, of  (-1)^(|C|+1) T(p * C):
//
// a trace is counted once for each nonempty part of its head, and the signs of these add up to 1. Only
// the empty trace has no head: T(finish) = 1. A position is all there is to remember, not which jumps
// came before and must not come now, as with the normal forms that sleep sets count.
#pragma once

#include "base/error.hpp"
#include "search/bits/joint_jump.hpp"
#include "search/bits/least_image.hpp"
#include "search/bits/position_counts.hpp"
#include "search/traces/reachable.hpp"
#include "theory/integer.hpp"

#include <bit>
#include <optional>
#include <span>
#include <string>

namespace pegwright::search::traces {

// A Number may be an unsigned machine word. The signed sum is then right modulo 2^64, and right if T(p)
// fits, which it does if the sum of T over all single jumps from p does: every trace begins with one.
template <class Number>
class TraceCounter {
public:
    // The arguments must outlive the counter. Every symmetry of `least` must keep the finishing holes.
    TraceCounter(std::span<const JointJump> jumps, Bits finishing_holes, const LeastImage& least,
                 const SearchLimits& limits)
        : jumps_(jumps), finishing_holes_(finishing_holes), least_(least), watch_(limits) {}

    // T(start), given all positions that can be reached from start; nothing if some number does not fit.
    // Positions from which no finish can be reached leave the levels; once only. Time: one look-up for
    // each position and each clique possible there that leads to a position with a way to a finish.
    std::optional<Integer> count(Levels& levels, Bits start) {
        levels_ = &levels;
        for (pegs_ = 1; pegs_ < levels.size(); ++pegs_) {
            for (const Bits position : levels[pegs_]) {
                Number number = from(position);
                if (overflow_) return std::nullopt;
                if (number != 0) counts_.insert(position, std::move(number));
            }
            std::erase_if(levels[pegs_], [this](Bits position) { return find(position) == nullptr; });
            levels[pegs_].shrink_to_fit();
        }
        const Number* number = counts_.find(least_(start));
        return number ? Integer(*number) : Integer(0);
    }

private:
    Number from(Bits position) {
        if (std::has_single_bit(position)) return (position & finishing_holes_) != 0 ? 1 : 0;
        winning_.clear();
        sum_ = 0;
        for (const JointJump& jump : jumps_)
            if (jump.possible(position)) begin_with(jump, position);
        for (std::size_t i = 0; i < winning_.size(); ++i) extend(i, position, winning_[i]->flip, false);
        return std::move(sum_);
    }

    void begin_with(const JointJump& jump, Bits position) {
        const Number* number = find(least_(position ^ jump.flip));
        if (!number) return;
        winning_.push_back(&jump);
        sum_ += *number;
        overflow_ = overflow_ || sum_ < *number;
    }

    // Adds, with their signs, the cliques that are `clique` and some jumps after winning_[last]. Where no
    // finish can be reached after a clique none can be after a larger one.
    void extend(std::size_t last, Bits position, Bits clique, bool positive) {
        for (std::size_t i = last + 1; i < winning_.size(); ++i) {
            if (!winning_[i]->independent_of(clique)) continue;
            const Bits larger = clique | winning_[i]->flip;
            const Number* number = find(least_(position ^ larger));
            if (!number) continue;
            if (positive)
                sum_ += *number;
            else
                sum_ -= *number;
            extend(i, position, larger, !positive);
        }
    }

    const Number* find(Bits least) {
        watch_.tick([this] { return bytes(); }, [this] { give_up(); });
        return counts_.find(least);
    }
    std::size_t bytes() const {
        std::size_t sum = counts_.bytes_with(SearchWatch::interval);
        for (const std::vector<Bits>& level : *levels_) sum += level.capacity() * sizeof(Bits);
        return sum;
    }
    [[noreturn]] void give_up() const {
        fail_limit("the memory allowed is full at " + std::to_string(pegs_) + " pegs, with " +
                   std::to_string(counts_.size()) + " winning positions counted");
    }

    std::span<const JointJump> jumps_;
    Bits finishing_holes_;
    const LeastImage& least_;
    SearchWatch watch_;
    const Levels* levels_ = nullptr;
    PositionCounts<Number> counts_;
    std::vector<const JointJump*> winning_;  // possible now and leading to a position counted
    Number sum_ = 0;
    bool overflow_ = false;
    std::size_t pegs_ = 0;
};

}  // namespace pegwright::search::traces
