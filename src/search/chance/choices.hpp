// The jumps that a player may choose at a position, and where they lead, up to symmetry.
#pragma once

#include "search/bits/reducer.hpp"
#include "search/chance/odds.hpp"

#include <vector>

namespace pegwright::search::chance {

class Choices {
public:
    Choices(const SmallBoard& board, const OddsQuestion& question)
        : board_(board), question_(question), reducer_(question.symmetries), flips_(reducer_.flips_of(board.jumps())) {}

    Bits start() const { return reducer_.least(question_.start); }
    // Returns the number of jumps. O(jumps of the board), and the rule's cost.
    std::size_t find(Bits position) {
        found_.clear();
        for (std::size_t j = 0; j < board_.jumps().size(); ++j)
            if (question_.allows(position, board_.jumps()[j])) found_.push_back(j);
        return found_.size();
    }
    // The position must be that of the last find().
    template <class F>
    void for_each_after(Bits position, F&& f) const {
        const SymmetryReducer::Images images = reducer_.images(position);
        for (const std::size_t j : found_) f(reducer_.least_flipped(images, flips_[j]));
    }

private:
    const SmallBoard& board_;
    const OddsQuestion& question_;
    SymmetryReducer reducer_;
    std::vector<SymmetryReducer::Images> flips_;  // by jump
    std::vector<std::size_t> found_;
};

}  // namespace pegwright::search::chance
