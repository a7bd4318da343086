// Which rank works on which ranges of a level.
#pragma once

#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level.hpp"

#include <vector>

namespace pegwright::search::levels {

// Shares of about equal weight, each of neighbouring ranges: where each begins, and the number of ranges.
std::vector<std::size_t> fair_cuts(const std::vector<std::uint64_t>& weights, std::size_t ranks);

// How many of these keys are in each range.
std::vector<std::uint64_t> weights_of(const Partition& partition, const std::vector<Key>& keys);

// The routes of one rank's keys. Others' neighbouring ranges are groups no wider than 2^widest, whose ranks owner
// tells.
struct RankRoutes {
    Routes routes;
    std::vector<int> owner;
};
RankRoutes routes_of(const Partition& partition, const std::vector<std::size_t>& cuts, int rank, int widest);

// What a rank keeps of a level that all have as a whole.
void keep_share(Level& level, std::vector<std::size_t> cuts, int rank);

}  // namespace pegwright::search::levels
