// Which resource counts a level is to be sieved by: those that, of a sample of its positions, drop most.
//
// A linear program finds the best count for some positions that nothing drops so far (count_program.hpp); it drops many
// others like them. Counts found are kept, as they do for levels to come, and of all that are known those are
// taken, one after the other, that drop most of what is left of the sample.
#pragma once

#include "search/moves/count_program.hpp"

#include <vector>

namespace pegwright::search::moves {

class CountChoice {
public:
    // For positions on the way from the starts (or to the goals: backwards). The bounds must outlive this.
    CountChoice(const MoveBounds& bounds, bool backwards) : bounds_(bounds), backwards_(backwards) {}

    // Sixteen counts at most for a level from which games may take so many moves more. programs: how many linear
    // programs that may cost. Deterministic.
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
