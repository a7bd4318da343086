#include "search/levels/ranks/shares.hpp"

#include <numeric>

namespace pegwright::search::levels {

std::vector<std::size_t> fair_cuts(const std::vector<std::uint64_t>& weights, std::size_t ranks) {
    const std::uint64_t all = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
    std::vector<std::size_t> cuts{0};
    std::uint64_t before = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        // A range belongs to the share in which its middle lies.
        const double middle = static_cast<double>(before) + static_cast<double>(weights[i]) / 2;
        while (cuts.size() < ranks &&
               middle * static_cast<double>(ranks) > static_cast<double>(all) * static_cast<double>(cuts.size()))
            cuts.push_back(i);
        before += weights[i];
    }
    cuts.resize(ranks + 1, weights.size());
    return cuts;
}

std::vector<std::uint64_t> weights_of(const Partition& partition, const std::vector<Key>& keys) {
    std::vector<std::uint64_t> weights(partition.bases.size(), 0);
    for (const Key key : keys) ++weights[partition.range[key >> partition.shift]];
    return weights;
}

RankRoutes routes_of(const Partition& partition, const std::vector<std::size_t>& cuts, int rank, int widest) {
    RankRoutes result;
    const std::size_t ranges = partition.bases.size();
    result.routes.ranges = ranges;
    result.routes.bases = partition.bases;
    std::vector<std::uint16_t> slot_of_range(ranges);
    for (std::size_t owner = 0; owner + 1 < cuts.size(); ++owner) {
        for (std::size_t range = cuts[owner]; range < cuts[owner + 1]; ++range) {
            if (owner == static_cast<std::size_t>(rank)) {
                slot_of_range[range] = static_cast<std::uint16_t>(range);
                continue;
            }
            // Unsigned: the last range of 64-bit keys ends at 0, and 0 - 1 is its last key.
            const bool fits = range > cuts[owner] &&
                              (widest == 64 || (partition.end(range) - 1 - result.routes.bases.back()) >> widest == 0);
            if (!fits) {
                result.routes.bases.push_back(partition.bases[range]);
                result.owner.push_back(static_cast<int>(owner));
            }
            slot_of_range[range] = static_cast<std::uint16_t>(result.routes.bases.size() - 1);
        }
    }
    for (const std::uint16_t range : partition.range) result.routes.slot.push_back(slot_of_range[range]);
    return result;
}

void keep_share(Level& level, std::vector<std::size_t> cuts, int rank) {
    const std::uint64_t all = level.positions();
    const auto mine = static_cast<std::size_t>(rank);
    for (std::size_t i = 0; i < level.buckets.size(); ++i) {
        if (i >= cuts[mine] && i < cuts[mine + 1]) continue;
        level.buckets[i].count = 0;
        level.buckets[i].bytes = {};
    }
    level.cuts = std::move(cuts);
    level.elsewhere = all - level.positions();
}

}  // namespace pegwright::search::levels
