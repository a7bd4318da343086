// Counts solutions [Bell 2009, section 7.2]: counts travel with the keys from winning level to winning level, from both
// ends, and are multiplied where they meet.
#include "base/memory.hpp"
#include "base/parallel.hpp"
#include "search/levels/counts/counted_level.hpp"
#include "search/levels/memory_plan.hpp"
#include "search/levels/winning_levels.hpp"

#include <atomic>
#include <mutex>

namespace pegwright::search::levels {
namespace {

class WinningCounts {
public:
    WinningCounts(const Limits& limits, BlockPool& blocks, std::uint64_t taken)
        : limits_(limits), blocks_(blocks), taken_(taken) {}

    void keep(const CountedLevel& level) { taken_ += level.memory(); }

    CountedLevel down_to(int lowest, const WinningLevels::Half& half, std::span<const Bits> starts) const {
        const PositionKeys& keys = half.reached->keys();
        std::vector<Key> at_start;
        for (const Bits start : starts) at_start.push_back(keys.key(start));
        CountedLevel counts = counted_level_of(at_start, half.start_pegs, limits_.ranks);
        while (counts.level.pegs > lowest)
            counts = step(keys, counts, LevelStep::jump, &half.levels.at(counts.level.pegs - 1), counts.level.pegs - 1);
        return counts;
    }

    CountedLevel step(const PositionKeys& keys, const CountedLevel& from, LevelStep step, const Level* within,
                      int pegs) const {
        Workspace workspace{
            limits_.threads, share_of_free(limits_.memory, taken_ + from.memory(), 0.95), {}, blocks_, limits_.ranks};
        const std::uint64_t total = from.total();
        if (limits_.poll)
            workspace.poll = [this, total, &from](std::uint64_t done) {
                limits_.poll({"ways to winning positions", from.level.pegs, done, total});
            };
        CountedLevel level = build_counts(keys, from, step, within, workspace).level;
        level.level.pegs = pegs;
        return level;
    }

private:
    const Limits& limits_;
    BlockPool& blocks_;
    std::uint64_t taken_;
};

// Over the positions of both levels, on all ranks: the count of one image in one, times the counts of all images in the
// other.
Integer joined_counts(const PositionKeys& keys, const CountedLevel& here, const CountedLevel& there,
                      const Limits& limits) {
    Integer total = 0;
    std::mutex mutex;
    std::atomic<std::size_t> next{0};
    in_parallel(limits.threads, [&](unsigned, const StopFlag& stop) {
        std::vector<Key> keys_here;
        std::vector<Key> keys_there;
        std::vector<std::uint8_t> room;
        std::vector<std::uint64_t> numbers_here;
        std::vector<std::uint64_t> numbers_there;
        Integer sum = 0;
        for (std::size_t b = next++; b < here.level.buckets.size() && !stop; b = next++) {
            here.level.read(b, keys_here, room);
            there.level.read(b, keys_there, room);
            const std::uint64_t* const counts_here = here.counts_of(b, numbers_here, room).data();
            const std::uint64_t* const counts_there = there.counts_of(b, numbers_there, room).data();
            std::size_t j = 0;
            for (std::size_t i = 0; i < keys_here.size(); ++i) {
                while (j < keys_there.size() && keys_there[j] < keys_here[i]) ++j;
                if (j == keys_there.size()) break;
                if (keys_there[j] != keys_here[i]) continue;
                const Integer count = WideNumber::at(counts_here, i, here.words_each).integer();
                sum += count / keys.orbit(keys_here[i]) * WideNumber::at(counts_there, j, there.words_each).integer();
            }
        }
        const std::lock_guard lock(mutex);
        total += sum;
    });
    if (!limits.ranks) return total;
    Integer all = 0;
    for (const std::string& one : limits.ranks->gather(total.str())) all += Integer(one);
    return all;
}

}  // namespace

Integer WinningLevels::solutions() const {
    if (game_.start_pegs() <= game_.goal_pegs())
        return game_.start_pegs() == game_.goal_pegs() ? game_.starts_that_are_goals() : 0;
    if (rows_.empty()) return 0;
    blocks_.clear();
    base::give_back_freed_memory();
    WinningCounts counts(limits_, blocks_, memory());
    const PositionKeys& keys = upper_.reached->keys();
    CountedLevel here;
    CountedLevel there;
    if (other_search_) {
        CountedLevel other = counts.down_to(lower_.lowest, lower_, game_.backward_starts());
        there =
            counts.step(lower_.reached->keys(), other, LevelStep::complement, nullptr, game_.holes() - lower_.lowest);
        counts.keep(there);
        // Freed bucket by bucket, that level would stay with malloc while blocks take more memory.
        other = {};
        base::give_back_freed_memory();
        here = counts.down_to(upper_.lowest, upper_, game_.starts);
    } else {
        here = counts.down_to(upper_.lowest, upper_, game_.starts);
        const Level* const within = meets_in_the_middle(game_) ? &here.level : nullptr;
        there = counts.step(keys, here, LevelStep::complement, within, game_.holes() - upper_.lowest);
        counts.keep(there);
    }
    if (there.level.pegs < here.level.pegs)
        here = counts.step(keys, here, LevelStep::jump, &there.level, there.level.pegs);
    return joined_counts(keys, here, there, limits_);
}

}  // namespace pegwright::search::levels
