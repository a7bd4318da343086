// Decides which rank works on which key ranges of a level. The share of a rank is a row of neighbouring ranges.
#pragma once

#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level.hpp"

#include <vector>

namespace pegwright::search::levels {

// Cuts ranges into `ranks` shares of about equal weight. Returns the first range of each share, then the number of
// ranges.
std::vector<std::size_t> fair_cuts(const std::vector<std::uint64_t>& weights, std::size_t ranks);

// How many of the keys each range has.
std::vector<std::uint64_t> weights_of(const Partition& partition, const std::vector<Key>& keys);

// Where the keys of one rank go: to its own ranges, or to groups of neighbouring ranges of other ranks. No group is
// wider than 2^widest; `owner` names the rank of each.
struct RankRoutes {
    Routes routes;
    std::vector<int> owner;
};
RankRoutes routes_of(const Partition& partition, const std::vector<std::size_t>& cuts, int rank, int widest);

// Keeps the share of this rank of a level that every rank has as a whole.
void keep_share(Level& level, std::vector<std::size_t> cuts, int rank);

}  // namespace pegwright::search::levels
