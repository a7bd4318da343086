#include "search/levels/level_sample.hpp"

#include <algorithm>

namespace pegwright::search::levels {
namespace {

// Brings the keys and the number of parents of all ranks together.
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

}  // namespace

Sample sample_of(const LevelTask& task, const Workspace& workspace) {
    constexpr std::uint64_t parents_wanted = 1 << 15;
    Sample sample;
    std::size_t parents = 0;
    std::vector<Key> keys;
    std::vector<std::uint8_t> room;
    const std::uint64_t positions = std::max<std::uint64_t>(1, task.parents.total());
    for (std::size_t b = 0; b < task.parents.buckets.size(); ++b) {
        workspace.report(0);
        const double share = static_cast<double>(task.parents.buckets[b].count) / static_cast<double>(positions);
        task.parents.read(b, keys, room, 1 + static_cast<std::uint64_t>(share * parents_wanted));
        parents += keys.size();
        task.keys.with_row_shape([&](auto shape) {
            for (const Key key : keys)
                emit_step<shape()>(task.keys, task.step, key, [&](Key reached) { sample.keys.push_back(reached); });
        });
    }
    if (workspace.ranks) gather(*workspace.ranks, sample.keys, parents);
    sample.a_parent = parents == 0 ? 0 : static_cast<double>(sample.keys.size()) / static_cast<double>(parents);
    sample.expected = sample.a_parent * static_cast<double>(task.parents.total());
    return sample;
}

}  // namespace pegwright::search::levels
