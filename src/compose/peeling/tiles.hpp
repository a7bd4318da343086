// Tiles are full blocks of 3 x 3 deep inside a board, which leave without a search.
//
// On all three lattices a tile leaves beside the two ends of the next row of a neighbouring tile, whichever is full. So
// a tree of tiles that share whole sides can leave from its leaves to its root.
#pragma once

#include "compose/peeling/pair_purges.hpp"
#include "construct/insertions/insertions.hpp"

#include <unordered_map>
#include <vector>

namespace pegwright::compose::peeling {

class Tiles {
public:
    static constexpr std::int32_t side = 3;

    // Takes the one of nine grids that has most tiles of `deep` holes, and reserves them. Tiles with a `root` hole
    // stay. Keeps the region by reference.
    template <class Deep, class Root>
    Tiles(PeelRegion& region, Deep&& deep, Root&& root) : region_(region) {
        choose(deep);
        for (Tile& tile : tiles_) {
            for_each_site(tile, [&](Site p) { tile.root = tile.root || root(p); });
            for_each_site(tile, [&](Site p) { region_.keep(p); });
        }
        for (std::size_t i = 0; i < tiles_.size(); ++i) at_.emplace(tiles_[i].corner, i);
    }

    // Gives up the nearest tile, if one is near. The calls return the holes of tiles given up.
    std::vector<Site> release_near(Site p);
    // Gives up tiles from a root to one that touches a goal.
    std::vector<Site> release_towards(const std::vector<bool>& goals);
    // Gives up tiles not connected to a root.
    std::vector<Site> release_lost();
    // All but the roots, outermost first.
    void clear(PairPurges& purges, construct::Insertions& into);

    // The tiles left, by their first holes.
    std::vector<Site> corners() const;
    bool is_there(Site corner) const;
    // Tiles whose corner is at most `reach` columns and rows away.
    std::vector<Site> near(Site p, std::int32_t reach) const;
    std::vector<Site> sites(Site corner) const;
    // Steps to neighbouring tiles, and the ends of the row or column next to a tile on that side.
    std::array<Site, 4> sides() const;
    std::array<Site, 2> ends_beside(Site corner, Site side_step) const;
    void forget(Site corner) { lose(at_.at(corner)); }
    void give_up(Site corner) { release(at_.at(corner)); }
    // How many tiles are gone. back_to() brings later ones back, but not in the region.
    std::size_t gone() const { return gone_.size(); }
    void back_to(std::size_t gone);

private:
    struct Tile {
        Site corner;  // its first hole
        bool root = false;
        bool gone = false;
    };

    template <class F>
    void for_each_site(const Tile& tile, F&& f) const {
        for (std::int32_t y = 0; y < side; ++y)
            for (std::int32_t x = 0; x < side; ++x) f(tile.corner + region_.offset(x, y));
    }
    template <class Deep>
    void choose(Deep&& deep) {
        std::vector<Tile> best;
        for (std::int32_t grid = 0; grid < side * side; ++grid) {
            std::vector<Tile> tiles;
            for (std::int32_t y = grid / side; y + side <= region_.board().height(); y += side)
                for (std::int32_t x = grid % side; x + side <= region_.board().width(); x += side) {
                    const Tile tile{region_.site({x, y})};
                    bool whole = true;
                    for_each_site(tile, [&](Site p) { whole = whole && region_.is_free(p) && deep(p); });
                    if (whole) tiles.push_back(tile);
                }
            if (tiles.size() > best.size()) best = std::move(tiles);
        }
        tiles_ = std::move(best);
    }
    // Breadth first from the roots.
    struct Reached {
        std::size_t tile;
        std::size_t from;
    };
    std::vector<Reached> tree() const;
    std::vector<Site> release(std::size_t tile);
    void lose(std::size_t tile);

    PeelRegion& region_;
    std::vector<Tile> tiles_;
    std::unordered_map<Site, std::size_t> at_;  // by corner
    std::vector<std::size_t> gone_;             // in order
};

}  // namespace pegwright::compose::peeling
