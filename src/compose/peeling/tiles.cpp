#include "compose/peeling/tiles.hpp"
#include "compose/peeling/tuning.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::compose::peeling {
namespace {

constexpr std::size_t no_tile = SIZE_MAX;

}  // namespace

std::array<Site, 4> Tiles::sides() const {
    return {region_.offset(side, 0), region_.offset(-side, 0), region_.offset(0, side), region_.offset(0, -side)};
}

std::vector<Tiles::Reached> Tiles::tree() const {
    std::vector<Reached> reached;
    std::vector<bool> seen(tiles_.size(), false);
    for (std::size_t i = 0; i < tiles_.size(); ++i)
        if (tiles_[i].root && !tiles_[i].gone) {
            seen[i] = true;
            reached.push_back({i, no_tile});
        }
    for (std::size_t k = 0; k < reached.size(); ++k)
        for (const Site step : sides()) {
            const auto next = at_.find(tiles_[reached[k].tile].corner + step);
            if (next == at_.end() || seen[next->second] || tiles_[next->second].gone) continue;
            seen[next->second] = true;
            reached.push_back({next->second, reached[k].tile});
        }
    return reached;
}

void Tiles::lose(std::size_t tile) {
    tiles_[tile].gone = true;
    gone_.push_back(tile);
}

void Tiles::back_to(std::size_t gone) {
    for (; gone_.size() > gone; gone_.pop_back()) tiles_[gone_.back()].gone = false;
}

std::vector<Site> Tiles::release(std::size_t tile) {
    lose(tile);
    std::vector<Site> sites;
    for_each_site(tiles_[tile], [&](Site p) {
        region_.release(p);
        sites.push_back(p);
    });
    return sites;
}

std::vector<Site> Tiles::release_near(Site p) {
    std::size_t nearest = no_tile;
    std::int32_t distance = tuning.reach_of_release + 1;
    for (std::int32_t y = -tuning.reach_of_release - side; y <= tuning.reach_of_release; ++y)
        for (std::int32_t x = -tuning.reach_of_release - side; x <= tuning.reach_of_release; ++x) {
            const auto found = at_.find(p + region_.offset(x, y));
            if (found == at_.end() || tiles_[found->second].gone || tiles_[found->second].root) continue;
            const auto off = [](std::int32_t d) { return d > 0 ? d : std::max(0, -d - (side - 1)); };
            if (std::max(off(x), off(y)) >= distance) continue;
            distance = std::max(off(x), off(y));
            nearest = found->second;
        }
    return nearest == no_tile ? std::vector<Site>{} : release(nearest);
}

std::vector<Site> Tiles::release_towards(const std::vector<bool>& goals) {
    const auto touches = [&](const Tile& tile) {
        bool found = false;
        for_each_site(tile, [&](Site p) {
            for (const Site step : region_.around()) found = found || goals[PeelRegion::index(p + step)];
        });
        return found;
    };
    std::vector<std::size_t> from(tiles_.size(), no_tile);
    for (const Reached& reached : tree()) {
        from[reached.tile] = reached.from;
        if (!touches(tiles_[reached.tile])) continue;
        std::vector<Site> sites;
        for (std::size_t i = reached.tile; i != no_tile; i = from[i])
            for (const Site p : release(i)) sites.push_back(p);
        return sites;
    }
    return {};
}

std::vector<Site> Tiles::release_lost() {
    std::vector<bool> reached(tiles_.size(), false);
    for (const Reached& tile : tree()) reached[tile.tile] = true;
    std::vector<Site> sites;
    for (std::size_t i = 0; i < tiles_.size(); ++i)
        if (!reached[i] && !tiles_[i].gone)
            for (const Site p : release(i)) sites.push_back(p);
    return sites;
}

std::vector<Site> Tiles::corners() const {
    std::vector<Site> corners;
    for (const Tile& tile : tiles_)
        if (!tile.gone) corners.push_back(tile.corner);
    return corners;
}

bool Tiles::is_there(Site corner) const {
    const auto found = at_.find(corner);
    return found != at_.end() && !tiles_[found->second].gone;
}

std::vector<Site> Tiles::near(Site p, std::int32_t reach) const {
    std::vector<Site> corners;
    for (std::int32_t y = -reach; y <= reach; ++y)
        for (std::int32_t x = -reach; x <= reach; ++x)
            if (is_there(p + region_.offset(x, y))) corners.push_back(p + region_.offset(x, y));
    return corners;
}

std::vector<Site> Tiles::sites(Site corner) const {
    std::vector<Site> sites;
    for_each_site(tiles_[at_.at(corner)], [&](Site p) { sites.push_back(p); });
    return sites;
}

std::array<Site, 2> Tiles::ends_beside(Site corner, Site side_step) const {
    Site first = corner + side_step;
    if (side_step == region_.offset(-side, 0)) first += region_.offset(side - 1, 0);
    if (side_step == region_.offset(0, -side)) first += region_.offset(0, side - 1);
    const bool row = side_step == region_.offset(0, side) || side_step == region_.offset(0, -side);
    return {first, first + (row ? region_.offset(side - 1, 0) : region_.offset(0, side - 1))};
}

void Tiles::clear(PairPurges& purges, construct::Insertions& into) {
    const std::vector<Reached> reached = tree();
    for (std::size_t k = reached.size(); k-- > 0;) {
        if (reached[k].from == no_tile) continue;
        const Tile& tile = tiles_[reached[k].tile];
        const auto ends = ends_beside(tile.corner, tiles_[reached[k].from].corner - tile.corner);
        const std::vector<Site> block = sites(tile.corner);
        const auto purge = purges.find(block, ends[0], ends[1]);
        if (!purge) base::fail_internal("3 x 3 holes beside two ends of a row are not cleared");
        into.clear(purge->purge, purge->shift);
        for (const Site p : block) region_.take(p);
        lose(reached[k].tile);
    }
}

}  // namespace pegwright::compose::peeling
