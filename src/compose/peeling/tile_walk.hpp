// Clears the tiles along the path, from the vacancy to the last peg.
//
// A tile without the vacancy leaves beside the two ends of a row next to it. A tile with the vacancy in a corner leaves
// into the tile beside it. With the vacancy elsewhere, two tiles side by side leave into the two beside them (found by
// searches for all 18 holes on all three lattices). So a tile beside the vacancy's leaves together with it if it can.
#pragma once

#include "compose/peeling/relocations.hpp"
#include "compose/peeling/tiles.hpp"

#include <vector>

namespace pegwright::compose::peeling {

class TileWalk {
public:
    // All references are kept. The sectors must have ranks for tiles.
    TileWalk(PeelRegion& region, Tiles& tiles, Sectors& sectors, PairPurges& purges, Relocations& relocations,
             construct::Insertions& plan);

    // False if one of greater rank cannot leave: it and those beside it are given up to the sectors.
    bool leave_beyond(Rank rank);
    // Gives up the nearest tile, if one is near.
    void make_room(Site p);
    // Tiles not looked at yet. back_to() goes back to such a number; later choices are random.
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
    std::vector<Site> by_rank_;  // furthest last
    std::size_t waiting_;        // the first ones of by_rank_
    bool by_chance_ = false;
};

}  // namespace pegwright::compose::peeling
