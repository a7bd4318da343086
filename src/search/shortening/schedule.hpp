// How far each peg path has been played, and how far it could be now without a break.
#pragma once

#include "search/shortening/peg_paths.hpp"

#include <optional>
#include <queue>
#include <vector>

namespace pegwright::search::shortening {

// Peg paths that can be played to their end wait in ready(): to play one then costs one move, which it costs at any
// time, and can but help others. What is left is which peg paths to break off once none is ready.
class Schedule {
public:
    // The peg paths must outlive the schedule and its copies. O(jumps).
    explicit Schedule(const PegPaths& peg_paths);

    bool done() const { return played_ == peg_paths_->jumps(); }
    std::size_t played() const { return played_; }
    // Plays all that can be played to its end, those first that begin first in the order given; calls move(peg_path,
    // place, end) with each stretch.
    template <class Move>
    void play_ready(Move&& move) {
        while (!ready_.empty()) {
            const std::uint32_t peg_path = peg_paths_->peg_path_of(ready_.top());
            ready_.pop();
            if (left(peg_path)) play(peg_path, move);
        }
    }
    // Plays a peg path as far as it goes.
    template <class Move>
    void play(std::uint32_t peg_path, Move&& move) {
        const std::uint32_t from = head_[peg_path];
        move(peg_path, from, reach_[peg_path]);
        finish(peg_path, from);
    }
    // With none ready and some left: the peg paths that another waits for, and that can be played on that far; no other
    // break is of use. In ascending order, none twice. O(peg paths).
    std::vector<std::uint32_t> useful_breaks() const;
    // One of these, near to a jump that may be played now. A step for each peg path between the two.
    std::uint32_t useful_break_near(std::uint32_t jump) const;
    bool is_played(std::uint32_t jump) const {
        return peg_paths_->place_of(jump) < head_[peg_paths_->peg_path_of(jump)];
    }
    // What the positions are told apart by: two schedules have played the same jumps iff these are equal.
    const std::vector<std::uint32_t>& heads() const { return head_; }

private:
    bool left(std::uint32_t peg_path) const { return head_[peg_path] < peg_paths_->length(peg_path); }
    void finish(std::uint32_t peg_path, std::uint32_t from);
    void advance(std::uint32_t peg_path);
    // A jump that keeps the peg path from going on; none if it is played to its end or can be.
    std::uint32_t blocker(std::uint32_t peg_path) const;

    const PegPaths* peg_paths_;
    std::vector<std::uint32_t> head_;   // of each peg path the first place that is not played
    std::vector<std::uint32_t> reach_;  // the first that waits for another peg path
    std::size_t played_ = 0;
    // The next jumps of peg paths that can be played to their end, the first first.
    std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready_;
};

}  // namespace pegwright::search::shortening
