// Backtracking along the path, for boards so large that a new attempt would cost too much.
//
// Every few ranks it sets a mark, the state of everything. After a failure it undoes all since a mark, and later
// choices are random. How many marks it goes back follows Luby's sequence, which begins again when it comes further
// than ever.
#pragma once

#include "compose/peeling/tile_walk.hpp"

#include <vector>

namespace pegwright::compose::peeling {

class Retreats {
public:
    // Keeps all references. most: how often it may go back without coming further.
    Retreats(PeelRegion& region, Tiles& tiles, Sectors& sectors, TileWalk& walk, Relocations& relocations,
             construct::Insertions& plan, std::size_t most);

    // Everything beyond this rank has left. Sets a mark if the last one is some ranks away. O(1).
    void reached(Rank rank);
    // False if it went back too often. O(changes undone).
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
    Rank furthest_ = far_rank;  // least rank reached before a retreat
    std::size_t retreats_ = 0;  // since it was reached
};

}  // namespace pegwright::compose::peeling
