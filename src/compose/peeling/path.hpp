// The way through a board along which its peeling ends.
#pragma once

#include "compose/peeling/region.hpp"

#include <vector>

namespace pegwright::compose::peeling {

// How far each site is from the outside: 1 at the edge.
std::vector<Rank> clearances(const Region& region);

// Places from one hole to another, over neighbours, `roomy` sites away from edges where that is no long way round.
// Empty if they are not connected. O(n log n).
std::vector<Site> find_way(const Region& region, const std::vector<Rank>& clearances, Site from, Site to, Rank roomy);

}  // namespace pegwright::compose::peeling
