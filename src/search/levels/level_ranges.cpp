#include "search/levels/level_ranges.hpp"

#include "search/levels/level_check.hpp"
#include "search/levels/ranks/shares.hpp"

#include <algorithm>

namespace pegwright::search::levels {
namespace {

void gather(Ranks& ranks, std::vector<Key>& keys, std::size_t& parents) {
    keys.push_back(parents);
    const std::vector<std::string> all = ranks.gather(bytes_of(keys));
    keys.clear();
    parents = 0;
    for (const std::string& one : all) {
        const std::vector<Key> those = numbers_of(one);
        keys.insert(keys.end(), those.begin(), those.end() - 1);
        parents += those.back();
    }
}

struct Sample {
    std::vector<Key> keys;
    double expected = 0;
};

Sample sample_of(const RangesTask& task, const Workspace& workspace) {
    constexpr std::uint64_t most_parents = 1 << 15;
    constexpr std::size_t parents_a_piece = 512;
    const Level& level = task.memory.parents;
    Sample sample;
    std::size_t parents = 0;
    std::vector<Key> keys;
    std::vector<std::uint8_t> room;
    const std::uint64_t positions = std::max<std::uint64_t>(1, level.total());
    const auto wanted = static_cast<double>(std::min(most_parents, std::max<std::uint64_t>(1 << 12, positions / 256)));
    ReachedKeys reached;
    for (std::size_t b = 0; b < level.buckets.size(); ++b) {
        workspace.report(0);
        const double share = static_cast<double>(level.buckets[b].count) / static_cast<double>(positions);
        const auto most = 1 + static_cast<std::uint64_t>(share * wanted);
        if (task.with_last_jumps)
            level.read_with_last_jumps(b, keys, room, most);
        else
            level.read(b, keys, room, most);
        parents += keys.size();
        for (std::size_t from = 0; from < keys.size(); from += parents_a_piece) {
            task.reach(std::span(keys).subspan(from, std::min(parents_a_piece, keys.size() - from)), reached);
            sample.keys.insert(sample.keys.end(), reached.keys.begin(),
                               reached.keys.begin() + static_cast<std::ptrdiff_t>(reached.count));
        }
    }
    if (workspace.ranks) gather(*workspace.ranks, sample.keys, parents);
    const double a_parent = parents == 0 ? 0 : static_cast<double>(sample.keys.size()) / static_cast<double>(parents);
    sample.expected = a_parent * static_cast<double>(level.total());
    return sample;
}

std::vector<std::uint64_t> work_of(const Partition& partition, const std::vector<Key>& keys, const Reach& reach) {
    constexpr std::size_t one_in = 8;
    constexpr std::uint64_t work_of_a_key = 6;  // in jumps, found by trial
    std::vector<std::uint64_t> work(partition.bases.size());
    ReachedKeys reached;
    for (std::size_t i = 0; i < keys.size(); i += one_in) {
        reach(std::span(keys).subspan(i, 1), reached);
        work[partition.range[keys[i] >> partition.shift]] += work_of_a_key + reached.count;
    }
    return work;
}

}  // namespace

Reach by_step(const PositionKeys& keys, LevelStep step) {
    if (step != LevelStep::complement)
        return [&keys, back = step == LevelStep::back](std::span<const Key> parents, ReachedKeys& reached) {
            keys.expand(parents, back, reached);
        };
    return [&keys](std::span<const Key> parents, ReachedKeys& reached) {
        reached.make_room(parents.size());
        for (std::size_t i = 0; i < parents.size(); ++i) reached.add(keys.complement(parents[i]), i);
    };
}

Reach by_jumps_that_are_needed(const PositionKeys& keys) {
    return
        [&keys](std::span<const Key> parents, ReachedKeys& reached) { keys.expand_with_last_jumps(parents, reached); };
}

LevelRanges choose_ranges(const RangesTask& task, const Workspace& workspace) {
    const Sample sample = sample_of(task, workspace);
    const std::size_t ranks = workspace.ranks ? static_cast<std::size_t>(workspace.ranks->size()) : 1;
    MemoryNeed need = task.memory;
    need.expected = static_cast<std::uint64_t>(sample.expected / static_cast<double>(ranks));
    MemoryPlan plan = plan_memory(workspace.memory, workspace.threads, need);
    if (const Level* const within = need.within) {
        std::vector<Key> bases;
        for (const Bucket& bucket : within->buckets) bases.push_back(bucket.base);
        return {{task.key_bits, std::move(bases)}, within->cuts, {}, plan.threads, sample.expected};
    }
    if (workspace.ranks) plan.ranges = std::min(most_ranges, workspace.ranks->least(plan.ranges) * ranks);
    Partition partition = Partition::of_sample(task.key_bits, sample.keys, plan.ranges, task.widest);
    const bool by_work = task.with_last_jumps && ranks > 1;
    std::vector<std::uint64_t> weights =
        by_work ? work_of(partition, sample.keys, task.reach) : weights_of(partition, sample.keys);
    std::vector<std::size_t> cuts;
    if (workspace.ranks) cuts = fair_cuts(weights, ranks);
    return {std::move(partition), std::move(cuts), std::move(weights), plan.threads, sample.expected};
}

}  // namespace pegwright::search::levels
