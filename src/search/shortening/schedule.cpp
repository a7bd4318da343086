#include "search/shortening/schedule.hpp"

#include <algorithm>

namespace pegwright::search::shortening {

Schedule::Schedule(const PegPaths& peg_paths)
    : peg_paths_(&peg_paths), head_(peg_paths.count(), 0), reach_(peg_paths.count(), 0) {
    for (std::uint32_t q = 0; q < peg_paths.count(); ++q) advance(q);
}

void Schedule::finish(std::uint32_t peg_path, std::uint32_t from) {
    const std::uint32_t end = reach_[peg_path];
    head_[peg_path] = end;
    played_ += end - from;
    for (std::uint32_t place = from; place < end; ++place)
        for (const std::uint32_t after : peg_paths_->after(peg_paths_->jump(peg_path, place))) {
            if (after == PegPaths::none) continue;
            const std::uint32_t other = peg_paths_->peg_path_of(after);
            if (other != peg_path && peg_paths_->place_of(after) == reach_[other]) advance(other);
        }
}

void Schedule::advance(std::uint32_t peg_path) {
    const std::size_t length = peg_paths_->length(peg_path);
    const std::uint32_t before = reach_[peg_path];
    while (reach_[peg_path] < length && blocker(peg_path) == PegPaths::none) ++reach_[peg_path];
    if (reach_[peg_path] == length && (before < length)) ready_.push(peg_paths_->jump(peg_path, head_[peg_path]));
}

std::uint32_t Schedule::blocker(std::uint32_t peg_path) const {
    if (reach_[peg_path] == peg_paths_->length(peg_path)) return PegPaths::none;
    for (const std::uint32_t before : peg_paths_->before(peg_paths_->jump(peg_path, reach_[peg_path])))
        if (before != PegPaths::none && peg_paths_->peg_path_of(before) != peg_path && !is_played(before))
            return before;
    return PegPaths::none;
}

std::vector<std::uint32_t> Schedule::useful_breaks() const {
    std::vector<std::uint32_t> breaks;
    for (std::uint32_t q = 0; q < peg_paths_->count(); ++q) {
        if (reach_[q] == peg_paths_->length(q)) continue;
        for (const std::uint32_t before : peg_paths_->before(peg_paths_->jump(q, reach_[q]))) {
            if (before == PegPaths::none || is_played(before)) continue;
            const std::uint32_t other = peg_paths_->peg_path_of(before);
            if (other != q && peg_paths_->place_of(before) < reach_[other]) breaks.push_back(other);
        }
    }
    std::sort(breaks.begin(), breaks.end());
    breaks.erase(std::unique(breaks.begin(), breaks.end()), breaks.end());
    return breaks;
}

std::uint32_t Schedule::useful_break_near(std::uint32_t jump) const {
    // A blocking jump is earlier in the given order, so this ends at a jump that can be played.
    for (std::uint32_t waits = peg_paths_->peg_path_of(jump);;) {
        const std::uint32_t blocking = blocker(waits);
        const std::uint32_t other = peg_paths_->peg_path_of(blocking);
        if (peg_paths_->place_of(blocking) < reach_[other]) return other;
        waits = other;
    }
}

}  // namespace pegwright::search::shortening
