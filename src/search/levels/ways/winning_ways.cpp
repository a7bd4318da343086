// The number of solutions with several ranks: nothing may be looked up that another has, so the ways travel with the
// keys from winning level to winning level, from both ends, and meet below the middle as in game_count.cpp.
#include "search/levels/memory_plan.hpp"
#include "search/levels/ways/joined_ways.hpp"
#include "search/levels/winning_levels.hpp"

namespace pegwright::search::levels {
namespace {

class WinningWays {
public:
    WinningWays(const Limits& limits, BlockPool& blocks, std::uint64_t taken)
        : limits_(limits), blocks_(blocks), taken_(taken) {}

    // From the starts down to the level with so many pegs. at_level is told of each on the way.
    template <class AtLevel>
    WaysLevel down_to(int lowest, const WinningLevels::Half& half, std::span<const Bits> starts,
                      AtLevel at_level) const {
        const PositionKeys& keys = half.reached->keys();
        std::vector<Key> at_start;
        for (const Bits start : starts) at_start.push_back(keys.key(start));
        WaysLevel ways = ways_level_of(at_start, half.start_pegs, limits_.ranks);
        at_level(ways);
        while (ways.level.pegs > lowest) {
            ways = step(keys, ways, Step::jump, {&half.levels.at(ways.level.pegs - 1), true}, ways.level.pegs - 1);
            at_level(ways);
        }
        return ways;
    }

    WaysLevel step(const PositionKeys& keys, const WaysLevel& from, Step step, Within within, int pegs) const {
        Workspace workspace{
            limits_.threads, share_of_free(limits_.memory, taken_ + from.memory(), 0.5), {}, blocks_, limits_.ranks};
        const std::uint64_t total = from.total();
        if (limits_.poll)
            workspace.poll = [this, total, &from](std::uint64_t done) {
                limits_.poll({"ways to winning positions", from.level.pegs, done, total});
            };
        WaysLevel level = build_ways(keys, from, step, within, workspace).level;
        level.level.pegs = pegs;
        return level;
    }

private:
    const Limits& limits_;
    BlockPool& blocks_;
    std::uint64_t taken_;
};

}  // namespace

Integer WinningLevels::solutions_together() const {
    const WinningWays ways(limits_, blocks_, memory());
    const PositionKeys& keys = upper_.reached->keys();
    const int holes = game_.holes();
    // For a complement problem the level of the other half is one on the way.
    WaysLevel other;
    WaysLevel here = ways.down_to(upper_.lowest, upper_, game_.starts, [&](const WaysLevel& level) {
        if (!other_search_ && level.level.pegs == lower_.lowest) other = level;
    });
    here = ways.step(keys, here, Step::jump, {}, upper_.lowest - 1);
    const Half& other_half = other_search_ ? lower_ : upper_;
    if (other_search_) {
        const std::vector<Bits> starts = game_.backward_starts();
        other = ways.down_to(lower_.lowest, lower_, starts, [](const WaysLevel&) {});
    }
    const WaysLevel there =
        ways.step(other_half.reached->keys(), other, Step::complement, {&here.level}, holes - lower_.lowest);
    return joined_ways(keys, here, there, limits_);
}

}  // namespace pegwright::search::levels
