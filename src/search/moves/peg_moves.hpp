// All moves from a position, or all moves into it.
//
// A move is a run of jumps of one peg. It is made jump by jump, or undone from its last jump to its
// first, and each beginning of it is a move as well. Both ways the peg walks from hole to hole, so one
// walk serves both; what must be full and what empty changes places.
#pragma once

#include "search/bits/reducer.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::moves {

enum class Walk { on, back, stop };  // let the peg go on from here; not from here; end the whole walk

class PegMoves {
public:
    // The reducer must outlive this.
    PegMoves(const SmallBoard& board, const Reducer& reducer, bool undone);

    // Calls visit(position, images of the position) after each way a peg of the position can go;
    // it returns a Walk. Whether it was stopped: path() is then the move it was stopped at. O(ways).
    template <class Visit>
    bool each(Bits position, Visit&& visit) {
        const Reducer::Images images = reducer_.images(position);
        path_.clear();
        for (std::size_t i = 0; i < steps_.size(); ++i)
            if ((position >> i & 1) != 0 && from(i, position, images, visit)) return true;
        return false;
    }
    // Numbers of the board's jumps, in the order walked.
    std::span<const std::size_t> path() const { return path_; }

private:
    struct Step {
        Bits full;
        Bits empty;
        std::size_t next;  // hole the peg is in afterwards
        std::size_t jump;
    };

    template <class Visit>
    bool from(std::size_t i, Bits position, const Reducer::Images& images, Visit& visit) {
        for (const Step& step : steps_[i]) {
            if ((position & (step.full | step.empty)) != step.full) continue;
            const Bits after = position ^ (step.full | step.empty);
            const Reducer::Images images_after = reducer_.flipped(images, flips_[step.jump]);
            path_.push_back(step.jump);
            const Walk walk = visit(after, images_after);
            if (walk == Walk::stop || (walk == Walk::on && from(step.next, after, images_after, visit))) return true;
            path_.pop_back();
        }
        return false;
    }

    const Reducer& reducer_;
    std::vector<Reducer::Images> flips_;    // by jump
    std::vector<std::vector<Step>> steps_;  // by the hole the peg is in
    std::vector<std::size_t> path_;
};

}  // namespace pegwright::search::moves
