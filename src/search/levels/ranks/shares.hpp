// Decides which rank works on which ranges of a level. A share is a row of neighbouring ranges.
#pragma once

#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level.hpp"

#include <vector>

namespace pegwright::search::levels {

// The first range of each share, then the number of ranges. Shares have about equal weight.
std::vector<std::size_t> fair_cuts(const std::vector<std::uint64_t>& weights, std::size_t ranks);

std::vector<std::uint64_t> weights_of(const Partition& partition, const std::vector<Key>& keys);

// Groups of neighbouring ranges of other ranks are no wider than 2^widest (keys/key_scatter.hpp).
struct RankRoutes {
    Routes routes;
    std::vector<int> owner;  // of each group, a rank
};
RankRoutes routes_of(const Partition& partition, const std::vector<std::size_t>& cuts, int rank, int widest);

// All ranks have the whole level; keeps this rank's share.
void keep_share(Level& level, std::vector<std::size_t> cuts, int rank);

}  // namespace pegwright::search::levels
