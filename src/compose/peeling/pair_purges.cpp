#include "compose/peeling/pair_purges.hpp"
#include "compose/peeling/tuning.hpp"

#include "search/paths/pair_clearing.hpp"

namespace pegwright::compose::peeling {

std::optional<PlacedPurge> PairPurges::find(std::span<const Site> block, Site first, Site second) {
    const Site origin = block.front();
    std::vector<Site> key;
    for (const Site p : block) key.push_back(p - origin);
    key.push_back(first - origin);
    key.push_back(second - origin);
    const Hole shift = region_.hole(origin);
    const auto known = found_.find(key);
    if (known != found_.end()) return known->second ? std::optional(PlacedPurge{known->second, shift}) : std::nullopt;
    std::vector<Hole> holes;
    for (const Site p : block) holes.push_back(region_.hole(p) - shift);
    const std::array<Hole, 2> catalyst = {region_.hole(first) - shift, region_.hole(second) - shift};
    auto jumps = search::paths::clear_beside_pair(region_.board().lattice(), holes, catalyst, positions_);
    std::shared_ptr<const construct::PairPurge> purge;
    if (jumps) purge = std::make_shared<construct::PairPurge>(construct::PairPurge{catalyst, std::move(*jumps)});
    if (found_.size() >= tuning.purges_remembered) found_.clear();
    found_.emplace(std::move(key), purge);
    return purge ? std::optional(PlacedPurge{purge, shift}) : std::nullopt;
}

}  // namespace pegwright::compose::peeling
