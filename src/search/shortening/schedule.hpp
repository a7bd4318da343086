// How far each journey has been played, and how far it could be now without a break.
#pragma once

#include "search/shortening/journeys.hpp"

#include <optional>
#include <queue>
#include <vector>

namespace pegwright::search::shortening {

// Journeys that can be played to their end wait in ready(): to play one then costs one move, which it costs at any
// time, and can but help others. What is left is which journeys to break off once none is ready.
class Schedule {
public:
    // journeys must outlive the schedule and its copies. O(jumps).
    explicit Schedule(const Journeys& journeys);

    bool done() const { return played_ == journeys_->jumps(); }
    std::size_t played() const { return played_; }
    // Plays all that can be played to its end, those first that begin first in the order given; calls move(journey,
    // place, end) with each stretch.
    template <class Move>
    void play_ready(Move&& move) {
        while (!ready_.empty()) {
            const std::uint32_t journey = journeys_->journey_of(ready_.top());
            ready_.pop();
            if (left(journey)) play(journey, move);
        }
    }
    // Plays a journey as far as it goes.
    template <class Move>
    void play(std::uint32_t journey, Move&& move) {
        const std::uint32_t from = head_[journey];
        move(journey, from, reach_[journey]);
        finish(journey, from);
    }
    // With none ready and some left: the journeys that another waits for, and that can be played on that far; no other
    // break is of use. In ascending order, none twice. O(journeys).
    std::vector<std::uint32_t> useful_breaks() const;
    // One of these, near to a jump that may be played now. A step for each journey between the two.
    std::uint32_t useful_break_near(std::uint32_t jump) const;
    bool is_played(std::uint32_t jump) const { return journeys_->place_of(jump) < head_[journeys_->journey_of(jump)]; }
    // What the positions are told apart by: two schedules have played the same jumps iff these are equal.
    const std::vector<std::uint32_t>& heads() const { return head_; }

private:
    bool left(std::uint32_t journey) const { return head_[journey] < journeys_->length(journey); }
    void finish(std::uint32_t journey, std::uint32_t from);
    void advance(std::uint32_t journey);
    // A jump that keeps the journey from going on; none if it is played to its end or can be.
    std::uint32_t blocker(std::uint32_t journey) const;

    const Journeys* journeys_;
    std::vector<std::uint32_t> head_;   // of each journey the first place that is not played
    std::vector<std::uint32_t> reach_;  // the first that waits for another journey
    std::size_t played_ = 0;
    // The next jumps of journeys that can be played to their end, the first first.
    std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready_;
};

}  // namespace pegwright::search::shortening
