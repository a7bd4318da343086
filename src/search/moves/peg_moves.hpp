// All moves from a position, or all moves into it.
//
// A move is a run of jumps of one peg. It is made jump by jump, or undone from its last jump to its
// first, and each beginning of it is a move as well. Both ways the peg walks from hole to hole, so one
// walk serves both; what must be full and what empty changes places.
//
// How a peg goes on depends on the position and its hole alone, and on large boards that are all but empty (or full)
// the ways of a peg outnumber by far what they lead to. So what was seen lately is not walked on from again.
#pragma once

#include "search/bits/reducer.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::moves {

enum class WalkControl { on, back, stop };  // let the peg go on from here; not from here; end the whole walk

class PegMoves {
public:
    // The reducer must outlive this.
    PegMoves(const SmallBoard& board, const SymmetryReducer& reducer, bool undone);

    // Calls visit(position, images of the position) after each way a peg of the position can go;
    // it returns a Walk. Ways to a position with the peg in the same hole may be left out after the first, also in
    // later calls until forget(). Whether it was stopped: path() is then the move it was stopped at. O(ways).
    template <class Visit>
    bool each(Bits position, Visit&& visit) {
        const SymmetryReducer::Images images = reducer_.images(position);
        path_.clear();
        for (std::size_t i = 0; i < steps_.size(); ++i)
            if ((position >> i & 1) != 0 && from(i, position, images, visit)) return true;
        return false;
    }
    void forget() { std::fill(latest_.begin(), latest_.end(), Seen{}); }
    // Numbers of the board's jumps, in the order walked.
    std::span<const std::size_t> path() const { return path_; }

private:
    struct PegJump {
        Bits full;
        Bits empty;
        std::size_t next;  // hole the peg is in afterwards
        std::size_t jump;
    };

    template <class Visit>
    bool from(std::size_t i, Bits position, const SymmetryReducer::Images& images, Visit& visit) {
        for (const PegJump& step : steps_[i]) {
            if ((position & (step.full | step.empty)) != step.full) continue;
            const Bits after = position ^ (step.full | step.empty);
            if (seen(after, step.next)) continue;
            const SymmetryReducer::Images images_after = reducer_.flipped(images, flips_[step.jump]);
            path_.push_back(step.jump);
            const WalkControl walk = visit(after, images_after);
            if (walk == WalkControl::stop || (walk == WalkControl::on && from(step.next, after, images_after, visit)))
                return true;
            path_.pop_back();
        }
        return false;
    }

    // A peg in a hole of a position; no position is empty.
    struct Seen {
        Bits position = 0;
        std::size_t hole = 0;
    };
    bool seen(Bits position, std::size_t hole) {
        Seen& latest = latest_[(position * 0x9E3779B97F4A7C15u + hole * 0xD6E8FEB86659FD93u) >> shift_];
        if (latest.position == position && latest.hole == hole) return true;
        latest = {position, hole};
        return false;
    }

    const SymmetryReducer& reducer_;
    std::vector<SymmetryReducer::Images> flips_;  // by jump
    std::vector<std::vector<PegJump>> steps_;     // by the hole the peg is in
    std::vector<std::size_t> path_;
    int shift_;
    std::vector<Seen> latest_;
};

}  // namespace pegwright::search::moves
