// A map leads from each state to the one it was first reached from. Moves are not stored: the search makes the earlier
// state's moves again until one fits.
#include "search/paths/exhaustive_paths.hpp"

#include "base/error.hpp"
#include "search/bits/position_set.hpp"
#include "search/bits/watch.hpp"
#include "search/paths/unlike_requirements.hpp"

#include <algorithm>

namespace pegwright::search::paths {
namespace {

class FewestMoves {
public:
    FewestMoves(const SmallBoard& board, const std::vector<UnlikeRequirement>& requirements, const Limits& limits)
        : board_(board),
          requirements_(board, requirements),
          watch_(
              limits, [this] { return where(); }, [this] { return bytes(); }) {}

    std::optional<std::vector<Jump>> search(Bits start, Bits goal) {
        const UnlikeState first = requirements_.state(start, 0);
        const UnlikeState last = UnlikeRequirements::joined(goal, requirements_.all());
        before_.insert(first, first);
        level_ = {first};
        while (!level_.empty() && !before_.contains(last)) {
            next_.clear();
            for (const UnlikeState state : level_)
                each_move(state, [&](UnlikeState after) {
                    watch_.tick();
                    // Levels are expanded in order, so the first arrival has fewest moves.
                    if (before_.insert(after, state)) next_.push_back(after);
                    return false;
                });
            level_.swap(next_);
        }
        if (!before_.contains(last)) return std::nullopt;
        return jumps_between(first, last);
    }

private:
    // Calls arrive(state) after each possible move. If that returns true, returns true with the move's jumps in move_.
    template <class Arrive>
    bool each_move(UnlikeState state, const Arrive& arrive) {
        move_.clear();
        for (std::size_t i = 0; i < board_.size(); ++i)
            if ((UnlikeRequirements::position_of(state) >> i & 1) != 0 && extend(state, i, arrive)) return true;
        return false;
    }
    // For the peg in hole i, which may have jumped already.
    template <class Arrive>
    bool extend(UnlikeState state, std::size_t i, const Arrive& arrive) {
        for (const BitJump& jump : board_.jumps_from(i)) {
            const Bits position = UnlikeRequirements::position_of(state);
            if (!jump.possible(position)) continue;
            const UnlikeState after = requirements_.state(position ^ jump.flip, UnlikeRequirements::met_of(state));
            move_.push_back(&jump);
            if (arrive(after) || extend(after, jump.to, arrive)) return true;
            move_.pop_back();
        }
        return false;
    }

    std::vector<Jump> jumps_between(UnlikeState first, UnlikeState state) {
        std::vector<Jump> jumps;
        while (state != first) {
            const UnlikeState before = *before_.find(state);
            if (!each_move(before, [&](UnlikeState after) { return after == state; }))
                fail_internal("a position of the search came from nowhere");
            for (std::size_t k = move_.size(); k-- > 0;) jumps.push_back(board_.jump(*move_[k]));
            state = before;
        }
        std::reverse(jumps.begin(), jumps.end());
        return jumps;
    }

    Progress where() const { return {"positions and requirements met", 0, before_.size(), 0}; }
    std::size_t bytes() const {
        return before_.bytes_with(Watch::interval) + bytes_with(level_, 0) + bytes_with(next_, Watch::interval);
    }

    const SmallBoard& board_;
    UnlikeRequirements requirements_;
    PositionMap<UnlikeState> before_;
    std::vector<UnlikeState> level_;
    std::vector<UnlikeState> next_;
    std::vector<const BitJump*> move_;
    Watch watch_;
};

}  // namespace

std::optional<std::vector<Jump>> fewest_moves(const SmallBoard& board, Bits start, Bits goal,
                                              const std::vector<UnlikeRequirement>& requirements,
                                              const Limits& limits) {
    return FewestMoves(board, requirements, limits).search(start, goal);
}

}  // namespace pegwright::search::paths
