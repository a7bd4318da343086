#include "search/traces/trace_count.hpp"

#include "base/error.hpp"
#include "search/traces/trace_counter.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace pegwright::search::traces {
namespace {

HolePermutation identity_on(const SmallBoard& board) {
    HolePermutation identity(board.size());
    std::iota(identity.begin(), identity.end(), std::uint8_t{0});
    return identity;
}

bool contains(const std::vector<HolePermutation>& group, const HolePermutation& g) {
    return std::find(group.begin(), group.end(), g) != group.end();
}

// On a thin board several symmetries are the same permutation.
std::vector<HolePermutation> without_repetition(std::span<const HolePermutation> symmetries) {
    std::vector<HolePermutation> group;
    for (const HolePermutation& g : symmetries)
        if (!contains(group, g)) group.push_back(g);
    return group;
}

class Traces {
public:
    Traces(const SmallBoard& board, Bits start, std::span<const Bits> goals, const Limits& limits)
        : board_(board), start_(start), limits_(limits) {
        for (const Bits goal : goals) {
            goals_.insert(goal);
            if (goal_pegs_ >= 0 && std::popcount(goal) != goal_pegs_)
                fail_internal("goals of traces with different numbers of pegs");
            goal_pegs_ = std::popcount(goal);
        }
    }

    bool kept_both_by(const HolePermutation& g) const {
        bool kept = image(g, start_) == start_;
        goals_.for_each([&](Bits goal) { kept = kept && goals_.contains(image(g, goal)); });
        return kept;
    }

    TraceCount all(std::span<const HolePermutation> symmetries) const {
        if (hopeless()) return {};
        const SymmetryReducer reducer(symmetries);
        const std::vector<JointJump> jumps = joint_jumps(board_, identity_on(board_));
        Levels levels = reachable_positions(jumps, start_, reducer, limits_, goal_pegs_);
        const std::size_t positions = count_positions(levels);
        return {count(jumps, levels, reducer), 0, positions};
    }

    // The traces that g, not the identity, maps to themselves.
    Integer kept_by(const HolePermutation& g) const {
        if (hopeless()) return 0;
        const std::vector<JointJump> jumps = joint_jumps(board_, g);
        const bool keeps_a_jump =
            std::any_of(jumps.begin(), jumps.end(), [](const JointJump& jump) { return jump.jumps == 1; });
        if (goal_pegs_ == 1 && std::popcount(start_) > 1 && !keeps_a_jump) return 0;
        const SymmetryReducer itself;
        Levels levels = reachable_positions(jumps, start_, itself, limits_, goal_pegs_);
        return count(jumps, levels, itself);
    }

private:
    // No goal, or goals with more pegs than the start.
    bool hopeless() const { return goal_pegs_ < 0 || std::popcount(start_) < goal_pegs_; }

    Integer count(std::span<const JointJump> jumps, Levels& levels, const SymmetryReducer& reducer) const {
        if (const auto number =
                TraceCounter<std::uint64_t>(jumps, goals_, goal_pegs_, reducer, limits_).count(levels, start_))
            return *number;
        return *TraceCounter<Integer>(jumps, goals_, goal_pegs_, reducer, limits_).count(levels, start_);
    }

    const SmallBoard& board_;
    Bits start_;
    PositionSet goals_;
    int goal_pegs_ = -1;
    const Limits& limits_;
};

}  // namespace

TraceCount count_traces(const SmallBoard& board, Bits start, std::span<const Bits> goals,
                        std::span<const HolePermutation> symmetries, const Limits& limits) {
    const Traces traces(board, start, goals, limits);
    if (!std::all_of(symmetries.begin(), symmetries.end(), [&](const auto& g) { return traces.kept_both_by(g); }))
        fail_internal("a symmetry does not keep the problem");
    const std::vector<HolePermutation> group = without_repetition(symmetries);
    const HolePermutation identity = identity_on(board);
    if (!contains(group, identity)) fail_internal("a group of symmetries has the identity in it");
    TraceCount result = traces.all(group);
    Integer kept = result.orders;
    for (const HolePermutation& g : group)
        if (g != identity) kept += traces.kept_by(g);
    if (kept % group.size() != 0) fail_internal("the symmetries are no group");
    result.essentially_different = kept / group.size();
    return result;
}

}  // namespace pegwright::search::traces
