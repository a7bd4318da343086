// How far each peg path has been played, and how far it can go on without a break.
#pragma once

#include "search/shortening/peg_paths.hpp"

#include <optional>
#include <queue>
#include <vector>

namespace pegwright::search::shortening {

// Peg paths that can be finished are played at once: each costs one move at any time, and others may wait for it. The
// only choice is which peg path to break when none can be finished.
class Schedule {
public:
    // The peg paths must outlive the schedule and its copies. O(jumps).
    explicit Schedule(const PegPaths& peg_paths);

    bool done() const { return played_ == peg_paths_->jumps(); }
    std::size_t played() const { return played_; }
    // Plays all that can be finished, in the given order; calls move(peg_path, place, end) for each.
    template <class Move>
    void play_ready(Move&& move) {
        while (!ready_.empty()) {
            const std::uint32_t peg_path = peg_paths_->peg_path_of(ready_.top());
            ready_.pop();
            if (left(peg_path)) play(peg_path, move);
        }
    }
    template <class Move>
    void play(std::uint32_t peg_path, Move&& move) {
        const std::uint32_t from = head_[peg_path];
        move(peg_path, from, reach_[peg_path]);
        finish(peg_path, from);
    }
    // If none can be finished: the peg paths that another waits for and that can be played that far, ascending. Other
    // breaks are useless. O(peg paths).
    std::vector<std::uint32_t> useful_breaks() const;
    // A useful break close to a jump that may be played. A step for each peg path between.
    std::uint32_t useful_break_near(std::uint32_t jump) const;
    bool is_played(std::uint32_t jump) const {
        return peg_paths_->place_of(jump) < head_[peg_paths_->peg_path_of(jump)];
    }
    const std::vector<std::uint32_t>& heads() const { return head_; }

private:
    bool left(std::uint32_t peg_path) const { return head_[peg_path] < peg_paths_->length(peg_path); }
    void finish(std::uint32_t peg_path, std::uint32_t from);
    void advance(std::uint32_t peg_path);
    std::uint32_t blocker(std::uint32_t peg_path) const;

    const PegPaths* peg_paths_;
    std::vector<std::uint32_t> head_;   // of each peg path the first place not played
    std::vector<std::uint32_t> reach_;  // the first place that waits for another
    std::size_t played_ = 0;
    // Of each peg path that can be finished, the next jump.
    std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready_;
};

}  // namespace pegwright::search::shortening
