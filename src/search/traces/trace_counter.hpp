// Counts traces: solutions up to the order of independent jumps.
//
// Two jumps are independent if they share no hole. If adjacent, they can be swapped: both orders are legal and lead to
// the same position. Solutions that swaps turn into each other form a trace [Mazurkiewicz 1977].
//
// Counting follows [Cartier and Foata 1969]. Let T(p) be the number of traces from position p to a goal. The head of a
// trace is the set of jumps that swaps can bring to its front; they are pairwise independent, a clique. A trace begins
// with a clique C if its head contains C, and goes on from p * C, the position after C. So
//
//     T(p)  =  sum over cliques C possible at p, C not empty, of  (-1)^(|C|+1) T(p * C):
//
// This counts a trace once for each nonempty part of its head, and the signs add up to 1. T(goal) = 1 for the empty
// trace. If the order of jumps counts, T(p) is the sum over single jumps.
#pragma once

#include "base/error.hpp"
#include "search/bits/joint_jump.hpp"
#include "search/bits/position_set.hpp"
#include "search/bits/reducer.hpp"
#include "search/bits/watch.hpp"
#include "search/traces/reachable.hpp"
#include "theory/integer.hpp"

#include <bit>
#include <optional>
#include <span>

namespace pegwright::search::traces {

enum class Alike : std::uint8_t {
    none,   // every sequence of jumps counts
    order,  // those that swaps turn into each other: counts traces
};

// A Number may be an unsigned machine word. The signed sum is right modulo 2^64, and exact if the sum over single jumps
// fits, since every trace begins with one.
template <class Number>
class TraceCounter {
public:
    // goals: all with `goal_pegs` pegs; every symmetry of the reducer keeps the set. The arguments must outlive the
    // counter.
    TraceCounter(std::span<const JointJump> jumps, const PositionSet& goals, int goal_pegs,
                 const SymmetryReducer& reducer, const Limits& limits, Alike alike = Alike::order)
        : jumps_(jumps),
          goals_(goals),
          goal_pegs_(static_cast<std::size_t>(goal_pegs)),
          alike_(alike),
          reducer_(reducer),
          flips_(reducer.flips_of(jumps)),
          watch_(
              limits, [this] { return where(); }, [this] { return bytes(); }) {}

    // T(start); nothing if a number does not fit. levels: at least the winning positions, at most all that can be
    // reached from start; removes lost ones. Call it once. One look-up for each position and clique that lead to a
    // winning position.
    std::optional<Integer> count(Levels& levels, Bits start) {
        levels_ = &levels;
        for (pegs_ = goal_pegs_; pegs_ < levels.size(); ++pegs_) {
            for (const Bits position : levels[pegs_]) {
                Number number = from(position);
                if (overflow_) return std::nullopt;
                if (number != 0) counts_.insert(position, std::move(number));
            }
            std::erase_if(levels[pegs_], [this](Bits position) { return find(position) == nullptr; });
            levels[pegs_].shrink_to_fit();
        }
        pegs_ = 0;
        const Number* number = counts_.find(reducer_.least(start));
        return number ? Integer(*number) : Integer(0);
    }

    // T of any position, after count(); 0 if it is lost. The levels must still exist.
    Number count_from(Bits position) {
        const Number* number = find(reducer_.least(position));
        return number ? *number : Number(0);
    }
    // The traces from a position that begin with none of the given jumps, all possible there. One look-up for each
    // clique of them.
    Number count_without(Bits position, std::span<const std::size_t> jumps) {
        sum_ = count_from(position);
        winning_.assign(jumps.begin(), jumps.end());
        if (sum_ != 0) extend(0, reducer_.images(position), 0, false);
        return std::move(sum_);
    }

private:
    Number from(Bits position) {
        if (pegs_ == goal_pegs_) return goals_.contains(position) ? 1 : 0;
        winning_.clear();
        sum_ = 0;
        const SymmetryReducer::Images images = reducer_.images(position);
        for (std::size_t j = 0; j < jumps_.size(); ++j)
            if (jumps_[j].possible(position)) begin_with(j, images);
        if (alike_ == Alike::none) return std::move(sum_);
        for (std::size_t i = 0; i < winning_.size(); ++i) {
            const std::size_t j = winning_[i];
            if (i + 1 < winning_.size()) extend(i + 1, reducer_.flipped(images, flips_[j]), jumps_[j].flip, false);
        }
        return std::move(sum_);
    }

    void begin_with(std::size_t j, const SymmetryReducer::Images& images) {
        const Number* number = find(reducer_.least_flipped(images, flips_[j]));
        if (!number) return;
        winning_.push_back(j);
        sum_ += *number;
        overflow_ = overflow_ || sum_ < *number;
    }

    // Adds, with their signs, the cliques made of `clique` and jumps from winning_[first] on. images: after the clique.
    // A clique that leads to a lost position has no larger ones.
    void extend(std::size_t first, const SymmetryReducer::Images& images, Bits clique, bool positive) {
        for (std::size_t i = first; i < winning_.size(); ++i) {
            const std::size_t j = winning_[i];
            if (!jumps_[j].independent_of(clique)) continue;
            const SymmetryReducer::Images larger = reducer_.flipped(images, flips_[j]);
            const Number* number = find(reducer_.least(larger));
            if (!number) continue;
            if (positive)
                sum_ += *number;
            else
                sum_ -= *number;
            extend(i + 1, larger, clique | jumps_[j].flip, !positive);
        }
    }

    const Number* find(Bits least) {
        watch_.tick();
        return counts_.find(least);
    }
    Progress where() const {
        if (pegs_ == 0) return {"solutions", 0, 0, 0};
        return {"winning positions counted", static_cast<int>(pegs_), counts_.size(), 0};
    }
    std::size_t bytes() const {
        std::size_t sum = counts_.bytes_with(Watch::interval);
        for (const std::vector<Bits>& level : *levels_) sum += bytes_with(level, 0);
        return sum;
    }

    std::span<const JointJump> jumps_;
    const PositionSet& goals_;
    std::size_t goal_pegs_;
    Alike alike_;
    const SymmetryReducer& reducer_;
    std::vector<SymmetryReducer::Images> flips_;  // by jump
    const Levels* levels_ = nullptr;
    PositionMap<Number> counts_;
    std::vector<std::size_t> winning_;  // possible jumps that lead to winning positions
    Number sum_ = 0;
    bool overflow_ = false;
    std::size_t pegs_ = 0;  // of the level that is counted; 0 afterwards
    Watch watch_;
};

}  // namespace pegwright::search::traces
