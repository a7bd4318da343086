// Marks on the way to the last peg, to which the peeling goes back where nothing leads on.
//
// What leaves along the path cannot be put back by itself, since the vacancy went on with it. So every few ranks it is
// noted how far all is; after a failure everything since such a mark is undone and done otherwise: one mark back, again
// one, two, and so on by Luby's sequence, until it comes further than ever.
#pragma once

#include "compose/peeling/tile_walk.hpp"

#include <vector>

namespace pegwright::compose::peeling {

class Retreats {
public:
    // All references are kept. most: retreats from a place.
    Retreats(PeelRegion& region, Tiles& tiles, Sectors& sectors, TileWalk& walk, Relocations& relocations,
             construct::Insertions& plan, std::size_t most);

    // All beyond this rank is gone. A mark, if the last one is some ranks off: O(1), but for what is handed over.
    void reached(Rank rank);
    // False if it went back too often. O(what is undone).
    bool go_back();

private:
    struct Mark {
        Rank rank;
        std::size_t changes;
        std::size_t tiles_gone;
        std::size_t tiles_waiting;
        Site vacancy;
        construct::Insertions::Mark plan;
    };

    PeelRegion& region_;
    Tiles& tiles_;
    Sectors& sectors_;
    TileWalk& walk_;
    Relocations& relocations_;
    construct::Insertions& plan_;
    std::size_t most_;
    std::vector<Mark> marks_;
    Rank furthest_ = far_rank;  // the least rank of a mark when it went back
    std::size_t retreats_ = 0;  // since then
};

}  // namespace pegwright::compose::peeling
