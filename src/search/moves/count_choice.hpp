// Chooses the resource counts that drop most positions of a level, judged by a sample.
//
// Linear programs find the best counts for some positions that no known count drops (count_program.hpp); such a count
// drops many similar ones. Later levels can use them again. The choice is greedy: it takes the count that drops most of
// the sample, then the one that drops most of the others.
#pragma once

#include "search/moves/count_program.hpp"

#include <vector>

namespace pegwright::search::moves {

class CountChoice {
public:
    // Drops positions that cannot reach a goal in time; backwards: that no start reaches in time. The bounds must
    // outlive this.
    CountChoice(const MoveBounds& bounds, bool backwards) : bounds_(bounds), backwards_(backwards) {}

    // At most sixteen counts for a level whose games may take `moves` more moves. programs: how many linear programs it
    // may solve. Deterministic.
    std::vector<ResourceBound> choose(const std::vector<Bits>& sample, int moves, std::size_t programs);

private:
    std::vector<std::size_t> pick(const std::vector<Bits>& sample, int moves, std::vector<Bits>& left) const;
    bool drops(const ResourceBound& count, Bits position, int moves) const {
        return (backwards_ ? count.from_start(position) : count.to_finish(position)) > moves;
    }

    const MoveBounds& bounds_;
    bool backwards_;
    std::vector<ResourceBound> known_;  // the latest last
};

}  // namespace pegwright::search::moves
