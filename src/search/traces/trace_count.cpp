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

// Of a thin board's symmetries some take the holes the same way.
std::vector<HolePermutation> without_repetition(std::span<const HolePermutation> symmetries) {
    std::vector<HolePermutation> group;
    for (const HolePermutation& g : symmetries)
        if (!contains(group, g)) group.push_back(g);
    return group;
}

// The traces of one problem, all or those that a symmetry keeps.
class Traces {
public:
    Traces(const SmallBoard& board, Bits start, Bits finishing_holes, const SearchLimits& limits)
        : board_(board), start_(start), finishing_holes_(finishing_holes), limits_(limits) {}

    // Images of a position under the symmetries count alike, so one of them stands for all.
    TraceCount all(std::span<const HolePermutation> symmetries) const {
        const LeastImage least(symmetries);
        const std::vector<JointJump> jumps = joint_jumps(board_, identity_on(board_));
        Levels levels = reachable_positions(jumps, start_, least, limits_);
        const std::size_t positions = count_positions(levels);
        return {count(jumps, levels, least), 0, positions};
    }

    // Those that g takes to themselves, where g is not the identity.
    Integer kept_by(const HolePermutation& g) const {
        const std::vector<JointJump> jumps = joint_jumps(board_, g);
        const bool keeps_a_jump =
            std::any_of(jumps.begin(), jumps.end(), [](const JointJump& jump) { return jump.jumps == 1; });
        if (std::popcount(start_) > 1 && !keeps_a_jump) return 0;
        const LeastImage itself;
        Levels levels = reachable_positions(jumps, start_, itself, limits_);
        return count(jumps, levels, itself);
    }

private:
    Integer count(std::span<const JointJump> jumps, Levels& levels, const LeastImage& least) const {
        if (const auto number =
                TraceCounter<std::uint64_t>(jumps, finishing_holes_, least, limits_).count(levels, start_))
            return *number;
        return *TraceCounter<Integer>(jumps, finishing_holes_, least, limits_).count(levels, start_);
    }

    const SmallBoard& board_;
    Bits start_;
    Bits finishing_holes_;
    const SearchLimits& limits_;
};

}  // namespace

TraceCount count_traces(const SmallBoard& board, Bits start, Bits finishing_holes,
                        std::span<const HolePermutation> symmetries, const SearchLimits& limits) {
    for (const HolePermutation& g : symmetries)
        if (image(g, start) != start || image(g, finishing_holes) != finishing_holes)
            fail_internal("a symmetry does not keep the problem");
    const std::vector<HolePermutation> group = without_repetition(symmetries);
    const HolePermutation identity = identity_on(board);
    if (!contains(group, identity)) fail_internal("a group of symmetries has the identity in it");
    const Traces traces(board, start, finishing_holes, limits);
    TraceCount result = traces.all(group);
    Integer kept = result.orders;
    for (const HolePermutation& g : group)
        if (g != identity) kept += traces.kept_by(g);
    if (kept % group.size() != 0) fail_internal("the symmetries are no group");
    result.essentially_different = kept / group.size();
    return result;
}

}  // namespace pegwright::search::traces
