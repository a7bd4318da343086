#include "search/moves/move_levels.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <utility>

namespace pegwright::search::moves {

void MoveLevels::begin(const std::vector<Bits>& positions, int bound) {
    bound_ = bound;
    cut_ = false;
    seen_.clear();
    levels_.assign(1, {});
    for (const Bits position : positions) {
        const Bits least = reducer_.least(position);
        if (needs(position) <= bound && seen_.insert(least)) levels_[0].push_back(least);
        cut_ = cut_ || (needs(position) > bound && needs(position) < MoveBounds::never);
    }
}

void MoveLevels::expand(Watch& watch) {
    next_.clear();
    const int left = bound_ - moves() - 1;
    for (const Bits position : front()) {
        walk_.each(position, [&](Bits after, const Reducer::Images& images) {
            watch.tick();
            const int moves_needed = needs(after);
            // A pagoda function that rules a position out rules out all that follows.
            if (moves_needed >= MoveBounds::never) return Walk::back;
            if (moves_needed > left)
                cut_ = true;
            else if (const Bits least = reducer_.least(images); seen_.insert(least))
                next_.push_back(least);
            return Walk::on;
        });
    }
    levels_.push_back(next_);
}

std::optional<Bits> MoveLevels::meet(const MoveLevels& other, Watch& watch) {
    for (const Bits position : front()) {
        Bits met = 0;
        const bool found = walk_.each(position, [&](Bits, const Reducer::Images& images) {
            watch.tick();
            met = reducer_.least(images);
            return other.contains(met) ? Walk::stop : Walk::on;
        });
        if (found) {
            levels_.push_back({met});
            return met;
        }
    }
    return std::nullopt;
}

std::size_t MoveLevels::bytes_with(std::size_t more) const {
    // Next is copied to a level of its own when it is done.
    std::size_t positions = next_.size() + more;
    for (const auto& level : levels_) positions += level.size();
    return seen_.bytes_with(more) + bits::bytes_with(next_, more) + positions * sizeof(Bits);
}

std::vector<Bits> MoveLevels::way_back(Bits position) {
    std::vector<Bits> way;
    for (std::size_t k = levels_.size() - 1; k-- > 0;) {
        std::vector<Bits>& level = levels_[k];
        std::sort(level.begin(), level.end());
        const bool found = walk_back_.each(std::exchange(position, 0), [&](Bits, const Reducer::Images& images) {
            position = reducer_.least(images);
            return std::binary_search(level.begin(), level.end(), position) ? Walk::stop : Walk::on;
        });
        if (!found) fail_internal("a position of the search came from nowhere");
        way.push_back(position);
    }
    return way;
}

}  // namespace pegwright::search::moves
