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

Reach by_step(const PositionKeys& keys, Step step) {
    if (step != Step::complement)
        return [&keys, back = step == Step::back](std::span<const Key> parents, Reached& reached) {
            keys.expand(parents, back, reached);
        };
    return [&keys](std::span<const Key> parents, Reached& reached) {
        reached.make_room(parents.size());
        for (std::size_t i = 0; i < parents.size(); ++i) reached.add(keys.complement(parents[i]), i);
    };
}

Reach by_jumps_that_are_needed(const PositionKeys& keys) {
    return [&keys](std::span<const Key> parents, Reached& reached) { keys.expand_arrived(parents, reached); };
}

Sample sample_of(const Level& level, const Reach& reach, const Workspace& workspace, bool arrived) {
    constexpr std::uint64_t most_parents = 1 << 15;
    constexpr std::size_t parents_a_piece = 512;
    Sample sample;
    std::size_t parents = 0;
    std::vector<Key> keys;
    std::vector<std::uint8_t> room;
    const std::uint64_t positions = std::max<std::uint64_t>(1, level.total());
    const auto wanted = static_cast<double>(std::min(most_parents, std::max<std::uint64_t>(1 << 12, positions / 256)));
    Reached reached;
    for (std::size_t b = 0; b < level.buckets.size(); ++b) {
        workspace.report(0);
        const double share = static_cast<double>(level.buckets[b].count) / static_cast<double>(positions);
        const auto most = 1 + static_cast<std::uint64_t>(share * wanted);
        if (arrived)
            level.read_arrived(b, keys, room, most);
        else
            level.read(b, keys, room, most);
        parents += keys.size();
        for (std::size_t from = 0; from < keys.size(); from += parents_a_piece) {
            reach(std::span(keys).subspan(from, std::min(parents_a_piece, keys.size() - from)), reached);
            sample.keys.insert(sample.keys.end(), reached.keys.begin(),
                               reached.keys.begin() + static_cast<std::ptrdiff_t>(reached.count));
        }
    }
    if (workspace.ranks) gather(*workspace.ranks, sample.keys, parents);
    sample.a_parent = parents == 0 ? 0 : static_cast<double>(sample.keys.size()) / static_cast<double>(parents);
    sample.expected = sample.a_parent * static_cast<double>(level.total());
    return sample;
}

}  // namespace pegwright::search::levels
