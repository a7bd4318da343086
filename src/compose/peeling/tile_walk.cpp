#include "compose/peeling/tile_walk.hpp"
#include "compose/peeling/tuning.hpp"

#include <algorithm>

namespace pegwright::compose::peeling {
namespace {}  // namespace

TileWalk::TileWalk(PeelRegion& region, Tiles& tiles, Sectors& sectors, PairPurges& purges, Relocations& relocations,
                   construct::Insertions& plan)
    : region_(region),
      tiles_(tiles),
      sectors_(sectors),
      purges_(purges),
      relocations_(relocations),
      plan_(plan),
      by_rank_(tiles.corners()),
      waiting_(by_rank_.size()) {
    std::sort(by_rank_.begin(), by_rank_.end(), [&](Site a, Site b) {
        const Rank first = rank(a);
        const Rank second = rank(b);
        return first != second ? first < second : a < b;
    });
}

Rank TileWalk::rank(Site corner) const {
    Rank least = far_rank;
    for (const Site p : tiles_.sites(corner)) least = std::min(least, sectors_.rank(p));
    return least;
}

bool TileWalk::leave_beyond(Rank beyond) {
    while (waiting_ > 0 && rank(by_rank_[waiting_ - 1]) > beyond) {
        const Site corner = by_rank_[waiting_ - 1];
        if (tiles_.is_there(corner) && !leave(corner)) {
            give_up(corner);
            return false;
        }
        if (!tiles_.is_there(corner)) --waiting_;
    }
    return true;
}

void TileWalk::give_up(Site corner) {
    std::vector<Site> corners = {corner};
    for (const Site step : tiles_.sides()) corners.push_back(corner + step);
    for (const Site tile : corners) {
        if (!tiles_.is_there(tile)) continue;
        tiles_.give_up(tile);
        for (const Site p : tiles_.sites(tile)) sectors_.look_at(p);
    }
}

void TileWalk::make_room(Site p) {
    const Hole h = region_.hole(p);
    const auto off = [&](Site corner) {
        const Hole d = region_.hole(corner) + Hole{1, 1} - h;
        return std::max(std::abs(d.x), std::abs(d.y));
    };
    std::optional<Site> nearest;
    for (const Site corner : tiles_.near(p, tuning.near_tiles))
        if (!nearest || off(corner) < off(*nearest)) nearest = corner;
    if (!nearest) return;
    tiles_.give_up(*nearest);
    for (const Site q : tiles_.sites(*nearest)) sectors_.look_at(q);
}

bool TileWalk::has_vacancy(Site corner) const {
    const std::vector<Site> sites = tiles_.sites(corner);
    return std::find(sites.begin(), sites.end(), relocations_.vacancy()) != sites.end();
}

std::optional<Site> TileWalk::beside_vacancy(Site corner) const {
    for (const Site step : tiles_.sides())
        if (tiles_.is_there(corner + step) && has_vacancy(corner + step)) return corner + step;
    return std::nullopt;
}

// Clears this tile, or the vacancy's beside it.
bool TileWalk::leave(Site corner) {
    if (has_vacancy(corner)) return relocate_from(corner);
    if (const auto vacant = beside_vacancy(corner)) {
        std::array<std::vector<Site>, 2> groups = {{{*vacant, corner}, {*vacant}}};
        if (by_chance_ && sectors_.chance() < 0.5) std::swap(groups[0], groups[1]);
        if (relocate(groups[0]) || relocate(groups[1])) return true;
    }
    const std::vector<Site> block = tiles_.sites(corner);
    if (!sectors_.around().whole_without(block)) return false;
    for (const Site step : tiles_.sides()) {
        const auto ends = tiles_.ends_beside(corner, step);
        if (!region_.inside(ends[0]) || !region_.inside(ends[1])) continue;
        const auto purge = purges_.find(block, ends[0], ends[1]);
        if (!purge) continue;
        sectors_.commit(plan_);
        plan_.clear(purge->purge, purge->shift);
        for (const Site p : block) region_.take(p);
        tiles_.forget(corner);
        return true;
    }
    return false;
}

// Tries pairs of tiles, then the vacancy's tile alone, then three. Alone it may lead the vacancy into a tile with only
// one side left, which no relocation leaves.
bool TileWalk::relocate_from(Site corner) {
    std::vector<std::vector<Site>> groups = {{corner}};
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (groups[i].size() > 2 && relocate(groups[i])) return true;
        if (groups[i].size() == tuning.most_tiles_together) continue;
        for (const Site tile : std::vector<Site>(groups[i]))
            for (const Site step : tiles_.sides()) {
                std::vector<Site> group = groups[i];
                if (!tiles_.is_there(tile + step) || std::find(group.begin(), group.end(), tile + step) != group.end())
                    continue;
                group.push_back(tile + step);
                std::sort(group.begin(), group.end());
                if (std::find(groups.begin(), groups.end(), group) == groups.end()) groups.push_back(group);
            }
        if (groups[i].size() > 1) continue;
        std::vector<std::pair<Rank, Site>> beside;
        for (const Site step : tiles_.sides())
            if (tiles_.is_there(corner + step)) beside.emplace_back(-rank(corner + step), corner + step);
        if (by_chance_)
            for (auto& [order, unused] : beside) order = static_cast<Rank>(sectors_.chance() * far_rank);
        std::sort(beside.begin(), beside.end());
        for (const auto& [unused, other] : beside)
            if (relocate({corner, other})) return true;
        if (relocate({corner})) return true;
    }
    return false;
}

// Leads the vacancy to a hole nearer to the end.
bool TileWalk::relocate(const std::vector<Site>& corners) {
    std::vector<Site> block;
    Rank furthest = 0;
    for (const Site tile : corners) {
        if (!tiles_.is_there(tile)) return false;
        const std::vector<Site> sites = tiles_.sites(tile);
        block.insert(block.end(), sites.begin(), sites.end());
        furthest = std::max(furthest, rank(tile));
    }
    if (!sectors_.around().whole_without(block) ||
        !relocations_.relocate(sectors_, block, tuning.beside_tiles, furthest))
        return false;
    for (const Site tile : corners) tiles_.forget(tile);
    return true;
}

}  // namespace pegwright::compose::peeling
