// Each side keeps its levels as sorted vectors. Merging the last two finds where they meet.
#include "search/paths/exhaustive_paths.hpp"

#include "base/error.hpp"
#include "search/bits/growth.hpp"
#include "search/bits/watch.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::paths {
namespace {

// The levels of one side. Backwards, jumps are undone.
class Front {
public:
    Front(const SmallBoard& board, const UnlikeRequirements& requirements, Bits first, bool backwards)
        : board_(board), requirements_(requirements), backwards_(backwards), levels_{{requirements.state(first, 0)}} {}

    const std::vector<UnlikeState>& front() const { return levels_.back(); }
    std::size_t jumps() const { return levels_.size() - 1; }

    void expand(Watch& watch) {
        next_.clear();
        for (const UnlikeState state : front()) {
            for (const BitJump& jump : board_.jumps()) {
                if (!allowed(jump, UnlikeRequirements::position_of(state))) continue;
                watch.tick();
                next_.push_back(requirements_.state(UnlikeRequirements::position_of(state) ^ jump.flip,
                                                    UnlikeRequirements::met_of(state)));
            }
        }
        std::sort(next_.begin(), next_.end());
        next_.erase(std::unique(next_.begin(), next_.end()), next_.end());
        levels_.push_back(next_);
    }
    std::size_t states() const {
        std::size_t sum = next_.size();
        for (const auto& level : levels_) sum += level.size();
        return sum;
    }
    std::size_t bytes_with(std::size_t more) const {
        return bits::bytes_with(next_, more) + (states() + more) * sizeof(UnlikeState);
    }

    std::vector<Jump> path_back(UnlikeState state) const {
        std::vector<Jump> jumps;
        for (std::size_t level = levels_.size() - 1; level > 0; --level) {
            const auto [jump, before] = origin(state, levels_[level - 1]);
            jumps.push_back(board_.jump(*jump));
            state = before;
        }
        return jumps;
    }

private:
    struct Origin {
        const BitJump* jump;
        UnlikeState before;
    };

    bool allowed(const BitJump& jump, Bits position) const {
        return backwards_ ? (position & jump.into) != 0 && (position & jump.need) == 0 : jump.possible(position);
    }

    // The position before may have several states, next to each other in the level.
    Origin origin(UnlikeState state, const std::vector<UnlikeState>& level) const {
        for (const BitJump& jump : board_.jumps()) {
            const Bits before = UnlikeRequirements::position_of(state) ^ jump.flip;
            if (!allowed(jump, before)) continue;
            for (auto it = std::lower_bound(level.begin(), level.end(), UnlikeRequirements::joined(before, 0));
                 it != level.end() && UnlikeRequirements::position_of(*it) == before; ++it)
                if (requirements_.state(UnlikeRequirements::position_of(state), UnlikeRequirements::met_of(*it)) ==
                    state)
                    return {&jump, *it};
        }
        fail_internal("a position of the search came from nowhere");
    }

    const SmallBoard& board_;
    const UnlikeRequirements& requirements_;
    bool backwards_;
    std::vector<std::vector<UnlikeState>> levels_;
    std::vector<UnlikeState> next_;
};

struct Meeting {
    UnlikeState forward;
    UnlikeState backward;
};

// The first position on both sides whose two paths together meet all requirements.
std::optional<Meeting> meeting(const Front& forward, const Front& backward, Bits all) {
    const auto& f = forward.front();
    const auto& b = backward.front();
    for (std::size_t i = 0, k = 0; i < f.size(); ++i) {
        while (k < b.size() && UnlikeRequirements::position_of(b[k]) < UnlikeRequirements::position_of(f[i])) ++k;
        for (std::size_t m = k;
             m < b.size() && UnlikeRequirements::position_of(b[m]) == UnlikeRequirements::position_of(f[i]); ++m)
            if ((UnlikeRequirements::met_of(f[i]) | UnlikeRequirements::met_of(b[m])) == all)
                return Meeting{f[i], b[m]};
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::vector<Jump>> meet_in_the_middle(const SmallBoard& board, Bits start, Bits goal,
                                                    const std::vector<UnlikeRequirement>& requirements,
                                                    const Limits& limits) {
    const UnlikeRequirements wanted(board, requirements);
    Front forward(board, wanted, start, false);
    Front backward(board, wanted, goal, true);
    const int total = std::popcount(start) - std::popcount(goal);
    Watch watch(
        limits,
        [&] {
            return Progress{"positions and requirements met", 0, forward.states() + backward.states(), 0};
        },
        [&] { return forward.bytes_with(Watch::interval) + backward.bytes_with(Watch::interval); });
    for (int jumps = 0; jumps < total; ++jumps)
        (forward.front().size() <= backward.front().size() ? forward : backward).expand(watch);
    const auto met = meeting(forward, backward, wanted.all());
    if (total < 0 || !met) return std::nullopt;
    std::vector<Jump> jumps = forward.path_back(met->forward);
    std::reverse(jumps.begin(), jumps.end());
    const std::vector<Jump> rest = backward.path_back(met->backward);
    jumps.insert(jumps.end(), rest.begin(), rest.end());
    return jumps;
}

}  // namespace pegwright::search::paths
