#include "search/moves/merson.hpp"

#include "search/moves/resource_count.hpp"
#include "search/regions/local_regions.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::moves {
namespace {

constexpr std::size_t most_in_cluster = 20;

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

// Disjoint regions first, so the cut costs least.
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

std::vector<Bits> merson_regions(const SmallBoard& small) {
    const Board board = Board::of(small.lattice(), Spans({small.holes().begin(), small.holes().end()}));
    std::vector<Bits> found;
    for (const regions::MersonRegion& region : regions::local_regions(board)) {
        Bits& bits = found.emplace_back(0);
        for (const std::uint32_t hole : region) bits |= small.bit(board.hole(hole));
    }
    std::sort(found.begin(), found.end(),
              [](Bits a, Bits b) { return std::pair(std::popcount(a), a) < std::pair(std::popcount(b), b); });
    return found;
}

MersonBound::MersonBound(const SmallBoard& board, std::span<const Bits> starts, std::span<const Bits> goals) {
    std::vector<Bits> regions = merson_regions(board);
    Bits single = 0;
    for (const Bits r : regions)
        if (std::has_single_bit(r)) single |= r;
    for (const Bits goal : goals) {
        goal_holes_ |= goal & single;
        may_stay_ = std::max(may_stay_, std::popcount(goal & single));
        // No peg need leave a region that is full in a goal.
        std::erase_if(regions, [&](Bits r) { return (r & goal) == r; });
    }
    while (!regions.empty()) add(take_cluster(regions));
    full_ = FullRegions(board.size(), regions_);
    for (const Bits start : starts) {
        StartBound& to = starts_.emplace_back(StartBound{start & goal_holes_, {}});
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
    // Count as if all regions had been full at the start, then correct it for each start.
    int all = 0;
    for (const Cluster& cluster : clusters_) all += cluster.packing[cluster.of(broken)];
    int least = ResourceBound::never;
    for (const StartBound& start : starts_) {
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
