#include "search/traces/reachable.hpp"

#include "base/error.hpp"
#include "search/bits/position_set.hpp"

#include <bit>
#include <string>

namespace pegwright::search::traces {
namespace {

class Reach {
public:
    Reach(std::span<const JointJump> jumps, const LeastImage& least, const SearchLimits& limits)
        : jumps_(jumps), least_(least), watch_(limits) {}

    Levels from(Bits start) {
        pegs_ = static_cast<std::size_t>(std::popcount(start));
        levels_[pegs_] = {least_(start)};
        for (; pegs_ > 0; --pegs_) {
            for (const Bits position : levels_[pegs_]) expand(position);
            levels_[pegs_].shrink_to_fit();
            seen_[pegs_].clear();
        }
        return std::move(levels_);
    }

private:
    void expand(Bits position) {
        tick();
        for (const JointJump& jump : jumps_) {
            if (!jump.possible(position)) continue;
            tick();
            const Bits after = least_(position ^ jump.flip);
            const std::size_t pegs = pegs_ - static_cast<std::size_t>(jump.jumps);
            if (seen_[pegs].insert(after)) levels_[pegs].push_back(after);
        }
    }
    void tick() {
        watch_.tick([this] { return bytes(); }, [this] { give_up(); });
    }
    std::size_t bytes() const {
        std::size_t sum = 0;
        for (std::size_t pegs = 0; pegs < levels_.size(); ++pegs) {
            // Few levels grow at a time; those below have hardly begun.
            const std::size_t more = pegs + 1 == pegs_ ? SearchWatch::interval : 0;
            sum += bytes_with(levels_[pegs], more) + seen_[pegs].bytes_with(more);
        }
        return sum;
    }
    [[noreturn]] void give_up() const {
        fail_limit("the memory allowed is full at " + std::to_string(pegs_) + " pegs, with " +
                   std::to_string(count_positions(levels_)) + " positions reached");
    }

    std::span<const JointJump> jumps_;
    const LeastImage& least_;
    SearchWatch watch_;
    Levels levels_;
    std::array<PositionSet, 65> seen_;
    std::size_t pegs_ = 0;
};

}  // namespace

Levels reachable_positions(std::span<const JointJump> jumps, Bits start, const LeastImage& least,
                           const SearchLimits& limits) {
    return Reach(jumps, least, limits).from(start);
}

std::size_t count_positions(const Levels& levels) {
    std::size_t sum = 0;
    for (const std::vector<Bits>& level : levels) sum += level.size();
    return sum;
}

}  // namespace pegwright::search::traces
