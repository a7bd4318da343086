#include "search/traces/reachable.hpp"

#include "search/bits/position_set.hpp"
#include "search/bits/watch.hpp"

#include <bit>

namespace pegwright::search::traces {
namespace {

class ReachableSearch {
public:
    ReachableSearch(std::span<const JointJump> jumps, const SymmetryReducer& reducer, const Limits& limits)
        : jumps_(jumps),
          reducer_(reducer),
          flips_(reducer.flips_of(jumps)),
          watch_(
              limits, [this] { return where(); }, [this] { return bytes(); }) {}

    Levels from(Bits start, std::size_t fewest) {
        fewest_ = fewest;
        pegs_ = static_cast<std::size_t>(std::popcount(start));
        levels_[pegs_] = {reducer_.least(start)};
        for (; pegs_ > fewest; --pegs_) {
            for (const Bits position : levels_[pegs_]) expand(position);
            levels_[pegs_].shrink_to_fit();
            seen_[pegs_].clear();
        }
        return std::move(levels_);
    }

private:
    void expand(Bits position) {
        watch_.tick();
        const SymmetryReducer::Images images = reducer_.images(position);
        for (std::size_t j = 0; j < jumps_.size(); ++j) {
            const JointJump& jump = jumps_[j];
            const std::size_t pegs = pegs_ - static_cast<std::size_t>(jump.jumps);
            if (!jump.possible(position) || pegs < fewest_) continue;
            watch_.tick();
            const Bits after = reducer_.least_flipped(images, flips_[j]);
            if (seen_[pegs].insert(after)) levels_[pegs].push_back(after);
        }
    }
    Progress where() const { return {"positions reached", static_cast<int>(pegs_), count_positions(levels_), 0}; }
    std::size_t bytes() const {
        std::size_t sum = 0;
        for (std::size_t pegs = 0; pegs < levels_.size(); ++pegs) {
            // Only the next level grows much; lower levels have hardly begun.
            const std::size_t more = pegs + 1 == pegs_ ? Watch::interval : 0;
            sum += bytes_with(levels_[pegs], more) + seen_[pegs].bytes_with(more);
        }
        return sum;
    }

    std::span<const JointJump> jumps_;
    const SymmetryReducer& reducer_;
    std::vector<SymmetryReducer::Images> flips_;  // by jump
    Levels levels_;
    std::array<PositionSet, 65> seen_;
    std::size_t fewest_ = 1;
    std::size_t pegs_ = 0;
    Watch watch_;
};

}  // namespace

Levels reachable_positions(std::span<const JointJump> jumps, Bits start, const SymmetryReducer& reducer,
                           const Limits& limits, int fewest) {
    return ReachableSearch(jumps, reducer, limits).from(start, static_cast<std::size_t>(fewest));
}

std::size_t count_positions(const Levels& levels) {
    std::size_t sum = 0;
    for (const std::vector<Bits>& level : levels) sum += level.size();
    return sum;
}

}  // namespace pegwright::search::traces
