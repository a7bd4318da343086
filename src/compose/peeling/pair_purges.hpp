// Purges of blocks of any form beside two holes, searched for once each.
#pragma once

#include "compose/peeling/region.hpp"
#include "construct/insertions/insertions.hpp"

#include <map>
#include <memory>
#include <span>

namespace pegwright::compose::peeling {

// A purge, and where it lies.
struct PlacedPurge {
    std::shared_ptr<const construct::PairPurge> purge;
    Hole shift;
};

class PairPurges {
public:
    // positions: met in a search for one of the two states at most. The region is kept by reference.
    PairPurges(const PeelRegion& region, std::size_t positions) : region_(region), positions_(positions) {}

    // block: sorted. Nothing if no purge was found. Some microseconds if such a block was asked for before.
    std::optional<PlacedPurge> find(std::span<const Site> block, Site first, Site second);

private:
    const PeelRegion& region_;
    std::size_t positions_;
    // By the holes of block and catalyst, as steps from the block's first.
    std::map<std::vector<Site>, std::shared_ptr<const construct::PairPurge>> found_;
};

}  // namespace pegwright::compose::peeling
