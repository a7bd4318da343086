#include "search/shortening/schedule.hpp"

#include <algorithm>

namespace pegwright::search::shortening {

Schedule::Schedule(const Journeys& journeys)
    : journeys_(&journeys), head_(journeys.count(), 0), reach_(journeys.count(), 0) {
    for (std::uint32_t q = 0; q < journeys.count(); ++q) advance(q);
}

void Schedule::finish(std::uint32_t journey, std::uint32_t from) {
    const std::uint32_t end = reach_[journey];
    head_[journey] = end;
    played_ += end - from;
    for (std::uint32_t place = from; place < end; ++place)
        for (const std::uint32_t after : journeys_->after(journeys_->jump(journey, place))) {
            if (after == Journeys::none) continue;
            const std::uint32_t other = journeys_->journey_of(after);
            if (other != journey && journeys_->place_of(after) == reach_[other]) advance(other);
        }
}

void Schedule::advance(std::uint32_t journey) {
    const std::size_t length = journeys_->length(journey);
    const std::uint32_t before = reach_[journey];
    while (reach_[journey] < length && blocker(journey) == Journeys::none) ++reach_[journey];
    if (reach_[journey] == length && (before < length)) ready_.push(journeys_->jump(journey, head_[journey]));
}

std::uint32_t Schedule::blocker(std::uint32_t journey) const {
    if (reach_[journey] == journeys_->length(journey)) return Journeys::none;
    for (const std::uint32_t before : journeys_->before(journeys_->jump(journey, reach_[journey])))
        if (before != Journeys::none && journeys_->journey_of(before) != journey && !is_played(before)) return before;
    return Journeys::none;
}

std::vector<std::uint32_t> Schedule::useful_breaks() const {
    std::vector<std::uint32_t> breaks;
    for (std::uint32_t q = 0; q < journeys_->count(); ++q) {
        if (reach_[q] == journeys_->length(q)) continue;
        for (const std::uint32_t before : journeys_->before(journeys_->jump(q, reach_[q]))) {
            if (before == Journeys::none || is_played(before)) continue;
            const std::uint32_t other = journeys_->journey_of(before);
            if (other != q && journeys_->place_of(before) < reach_[other]) breaks.push_back(other);
        }
    }
    std::sort(breaks.begin(), breaks.end());
    breaks.erase(std::unique(breaks.begin(), breaks.end()), breaks.end());
    return breaks;
}

std::uint32_t Schedule::useful_break_near(std::uint32_t jump) const {
    // What a journey waits for is earlier in the order given, so this comes to an end: at a jump that can be played.
    for (std::uint32_t waits = journeys_->journey_of(jump);;) {
        const std::uint32_t blocking = blocker(waits);
        const std::uint32_t other = journeys_->journey_of(blocking);
        if (journeys_->place_of(blocking) < reach_[other]) return other;
        waits = other;
    }
}

}  // namespace pegwright::search::shortening
