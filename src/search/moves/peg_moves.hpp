// Visits all moves from a position, or all moves into it.
//
// A move is a run of jumps of one peg, played or undone; every beginning of it is a move too. On large boards that are
// nearly empty (or full), pegs have far more paths than positions to reach. How a peg can go on depends only on
// position and hole, so a small table stops walks at pairs seen lately.
#pragma once

#include "search/bits/reducer.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::moves {

enum class WalkControl { on, back, stop };  // go on from here; do not go on from here; end the whole walk

class PegMoves {
public:
    // The reducer must outlive this.
    PegMoves(const SmallBoard& board, const SymmetryReducer& reducer, bool undone);

    // Calls visit(position, its images) after each move. Until forget(), further paths to the same position and hole
    // may be left out. True if visit stopped it; path() is then that move.
    template <class Visit>
    bool each(Bits position, Visit&& visit) {
        const SymmetryReducer::Images images = reducer_.images(position);
        path_.clear();
        for (std::size_t i = 0; i < steps_.size(); ++i)
            if ((position >> i & 1) != 0 && from(i, position, images, visit)) return true;
        return false;
    }
    void forget() { std::fill(latest_.begin(), latest_.end(), Seen{}); }
    // Numbers of the board's jumps.
    std::span<const std::size_t> path() const { return path_; }

private:
    struct PegJump {
        Bits full;
        Bits empty;
        std::size_t next;  // where the peg is afterwards
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
