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
        const Bits least = images_.least_of(position);
        if (needs(position) <= bound && seen_.insert(least)) levels_[0].push_back(least);
        cut_ = cut_ || (needs(position) > bound && needs(position) < MoveBounds::never);
    }
}

void MoveLevels::expand(const std::function<void()>& watch) {
    next_.clear();
    const int left = bound_ - moves() - 1;
    std::size_t expanded = 0;
    for (const Bits position : front()) {
        walk_.each(images_, position, [&](Bits after, const Images::Set& images) {
            const int moves_needed = needs(after);
            // A pagoda function that rules a position out rules out all that follows.
            if (moves_needed >= MoveBounds::never) return Walk::back;
            if (moves_needed > left)
                cut_ = true;
            else if (const Bits least = images_.least(images); seen_.insert(least))
                next_.push_back(least);
            return Walk::on;
        });
        if (++expanded % 1024 == 0) watch();
    }
    levels_.push_back(next_);
}

std::optional<Bits> MoveLevels::meet(const MoveLevels& other, const std::function<void()>& watch) {
    std::size_t expanded = 0;
    for (const Bits position : front()) {
        Bits met = 0;
        const bool found = walk_.each(images_, position, [&](Bits, const Images::Set& images) {
            met = images_.least(images);
            return other.contains(met) ? Walk::stop : Walk::on;
        });
        if (found) {
            levels_.push_back({met});
            return met;
        }
        if (++expanded % 1024 == 0) watch();
    }
    return std::nullopt;
}

std::uint64_t MoveLevels::bytes() const {
    std::uint64_t positions = next_.capacity() + next_.size();
    for (const auto& level : levels_) positions += level.size();
    return seen_.bytes() + positions * sizeof(Bits);
}

std::vector<Bits> MoveLevels::way_back(Bits position) {
    std::vector<Bits> way;
    for (std::size_t k = levels_.size() - 1; k-- > 0;) {
        std::vector<Bits>& level = levels_[k];
        std::sort(level.begin(), level.end());
        const bool found = walk_back_.each(images_, std::exchange(position, 0), [&](Bits, const Images::Set& images) {
            position = images_.least(images);
            return std::binary_search(level.begin(), level.end(), position) ? Walk::stop : Walk::on;
        });
        if (!found) fail_internal("a position of the search came from nowhere");
        way.push_back(position);
    }
    return way;
}

}  // namespace pegwright::search::moves
