#include "search/moves/merson.hpp"

#include "search/moves/resource_count.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::moves {
namespace {

constexpr std::size_t most_in_cluster = 20;

// Adds holes until every line with its middle in the region has an end in it, in all ways.
void grow(const SmallBoard& board, Bits region, int most, std::vector<Bits>& found) {
    if (std::popcount(region) > most) return;
    const auto holes = board.jumps();
    const auto open = std::find_if(holes.begin(), holes.end(),
                                   [&](const BitJump& j) { return (region & j.flip) == Bits{1} << j.over; });
    if (open == holes.end()) {
        found.push_back(region);
        return;
    }
    grow(board, region | Bits{1} << open->from, most, found);
    grow(board, region | open->into, most, found);
}

// Takes the regions that overlap the first, directly or through others, out of the list.
std::vector<Bits> take_cluster(std::vector<Bits>& regions) {
    std::vector<Bits> cluster;
    Bits covered = regions.front();
    for (bool grew = true; grew;) {
        const auto apart =
            std::stable_partition(regions.begin(), regions.end(), [&](Bits r) { return (r & covered) != 0; });
        grew = apart != regions.begin();
        for (auto r = regions.begin(); r != apart; ++r) covered |= *r;
        cluster.insert(cluster.end(), regions.begin(), apart);
        regions.erase(regions.begin(), apart);
    }
    return cluster;
}

// A packing comes first, so that what is cut off beyond it costs least.
void shorten(std::vector<Bits>& cluster) {
    Bits covered = 0;
    std::stable_partition(cluster.begin(), cluster.end(), [&](Bits r) {
        const bool fits = (r & covered) == 0;
        covered |= fits ? r : 0;
        return fits;
    });
    if (cluster.size() > most_in_cluster) cluster.resize(most_in_cluster);
}

}  // namespace

std::vector<Bits> merson_regions(const SmallBoard& board, int most) {
    std::vector<Bits> found;
    for (std::size_t i = 0; i < board.size(); ++i) grow(board, Bits{1} << i, most, found);
    std::sort(found.begin(), found.end(),
              [](Bits a, Bits b) { return std::pair(std::popcount(a), a) < std::pair(std::popcount(b), b); });
    std::vector<Bits> regions;
    for (const Bits r : found)
        if (std::none_of(regions.begin(), regions.end(), [&](Bits smaller) { return (r & smaller) == smaller; }))
            regions.push_back(r);
    return regions;
}

MersonBound::MersonBound(const SmallBoard& board, std::span<const Bits> starts, std::span<const Bits> goals) {
    std::vector<Bits> regions = merson_regions(board);
    Bits single = 0;
    for (const Bits r : regions)
        if (std::has_single_bit(r)) single |= r;
    for (const Bits goal : goals) {
        goal_holes_ |= goal & single;
        may_stay_ = std::max(may_stay_, std::popcount(goal & single));
        // Nothing need ever leave a region that is full in the end.
        std::erase_if(regions, [&](Bits r) { return (r & goal) == r; });
    }
    while (!regions.empty()) add(take_cluster(regions));
    full_ = FullRegions(board.size(), regions_);
    for (const Bits start : starts) {
        Start& to = starts_.emplace_back(Start{start & goal_holes_, {}});
        const RegionSet full = full_.of(start);
        for (std::size_t c = 0; c < clusters_.size(); ++c)
            if (clusters_[c].of(full) != clusters_[c].regions) to.partly_full.push_back({c, clusters_[c].of(full)});
    }
}

void MersonBound::add(std::vector<Bits> regions) {
    shorten(regions);
    regions.resize(std::min(regions.size(), FullRegions::most - regions_.size()));
    if (regions.empty()) return;
    std::vector<std::uint8_t> packing(std::size_t{1} << regions.size(), 0);
    for (std::size_t set = 1; set < packing.size(); ++set) {
        // Without the first region, or with it and without those that overlap it.
        const auto first = static_cast<std::size_t>(std::countr_zero(set));
        std::size_t apart = set;
        for (std::size_t i = first; i < regions.size(); ++i)
            if ((regions[i] & regions[first]) != 0) apart &= ~(std::size_t{1} << i);
        packing[set] = std::max(packing[set & (set - 1)], static_cast<std::uint8_t>(packing[apart] + 1));
    }
    clusters_.push_back({static_cast<unsigned>(regions_.size()), packing.size() - 1, std::move(packing)});
    regions_.insert(regions_.end(), regions.begin(), regions.end());
}

int MersonBound::to_finish(Bits position) const {
    int sum = std::max(std::popcount(position & goal_holes_) - may_stay_, 0);
    const RegionSet full = full_.of(position);
    for (const Cluster& cluster : clusters_) sum += cluster.packing[cluster.of(full)];
    return sum;
}

int MersonBound::from_start(Bits position) const {
    const RegionSet broken = ~full_.of(position);
    // As if all had been full, and from that what is too much for each start.
    int all = 0;
    for (const Cluster& cluster : clusters_) all += cluster.packing[cluster.of(broken)];
    int least = ResourceBound::never;
    for (const Start& start : starts_) {
        int sum = all + std::popcount(start.goal_holes & ~position);
        for (const StartOfCluster& of : start.partly_full) {
            const Cluster& cluster = clusters_[of.cluster];
            const std::size_t set = cluster.of(broken);
            sum += cluster.packing[set & of.full] - cluster.packing[set];
        }
        least = std::min(least, sum);
    }
    return least;
}

}  // namespace pegwright::search::moves
