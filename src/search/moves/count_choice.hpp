// Chooses the resource counts that drop most positions of a level, judged by a sample. Linear programs find the best
// counts for positions that no known count drops (count_program.hpp). The choice is greedy.
#pragma once

#include "search/moves/count_program.hpp"

#include <vector>

namespace pegwright::search::moves {

class CountChoice {
public:
    // Drops positions too far from the goals; backwards, from the starts. The bounds must outlive this.
    CountChoice(const MoveBounds& bounds, bool backwards) : bounds_(bounds), backwards_(backwards) {}

    // At most sixteen counts, by at most `programs` linear programs, for a level with `moves` moves to go.
    // Deterministic.
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
