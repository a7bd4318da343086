// Tiles along the path: they leave one after the other behind the vacancy, which goes from tile to tile.
//
// A tile without the vacancy leaves beside the two ends of an adjacent row, as all tiles do. With the vacancy in a
// corner it leaves into the tile beside it; elsewhere two tiles side by side leave into the two beside them: 3 x 6
// holes into 3 x 6, from each of the 18 on all three lattices [by search]. So a tile that might be the second one
// waits for the vacancy to be gone.
#pragma once

#include "compose/peeling/relocations.hpp"
#include "compose/peeling/tiles.hpp"

#include <vector>

namespace pegwright::compose::peeling {

class TileWalk {
public:
    // Sectors have ranks for the holes of tiles, too. All references are kept.
    TileWalk(PeelRegion& region, Tiles& tiles, Sectors& sectors, PairPurges& purges, Relocations& relocations,
             construct::Insertions& plan);

    // Tiles further than this from where all ends leave. False if one of them cannot: it and what is around it is given
    // up, and left to the sectors.
    bool leave_beyond(Rank rank);
    // Gives up the tile nearest to a site, if one is near.
    void make_room(Site p);
    // How many are yet to be looked at, and back to where there were so many; then what is tried is up to chance.
    std::size_t waiting() const { return waiting_; }
    void back_to(std::size_t waiting) {
        waiting_ = waiting;
        by_chance_ = true;
    }

private:
    bool leave(Site corner);
    bool relocate(const std::vector<Site>& corners);
    bool relocate_from(Site corner);
    std::optional<Site> beside_vacancy(Site corner) const;
    bool has_vacancy(Site corner) const;
    void give_up(Site corner);
    Rank rank(Site corner) const;

    PeelRegion& region_;
    Tiles& tiles_;
    Sectors& sectors_;
    PairPurges& purges_;
    Relocations& relocations_;
    construct::Insertions& plan_;
    std::vector<Site> by_rank_;  // the furthest last
    std::size_t waiting_;        // so many first ones
    bool by_chance_ = false;
};

}  // namespace pegwright::compose::peeling
