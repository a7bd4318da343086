// Finds and remembers purges of blocks of any form beside a catalyst of two holes.
#pragma once

#include "compose/peeling/region.hpp"
#include "construct/insertions/insertions.hpp"

#include <map>
#include <memory>
#include <span>

namespace pegwright::compose::peeling {

struct PlacedPurge {
    std::shared_ptr<const construct::PairPurge> purge;
    Hole shift;
};

class PairPurges {
public:
    // Keeps the region by reference. positions: the most that one search may meet.
    PairPurges(const PeelRegion& region, std::size_t positions) : region_(region), positions_(positions) {}

    // Microseconds for a block of a known form. block: sorted.
    std::optional<PlacedPurge> find(std::span<const Site> block, Site first, Site second);

private:
    const PeelRegion& region_;
    std::size_t positions_;
    // Keys: the sites of block and catalyst, relative to the block's first. Null: none was found.
    std::map<std::vector<Site>, std::shared_ptr<const construct::PairPurge>> found_;
};

}  // namespace pegwright::compose::peeling
