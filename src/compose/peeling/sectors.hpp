// Clears ragged edges in sectors: blocks of 6 to 20 holes. Holes furthest from the end leave first; the end is the
// path, or later the last peg.
//
// A block may leave if its position class is 0, if two holes beside it are a catalyst (search/paths/pair_clearing), and
// if the rest stays connected. Many blocks with the furthest hole are compared; the best is round and leaves straight
// edges. If none may leave, the sectors nearby are put back and others are tried, in a wider circle each time. That is
// always possible: sectors that left later need only their catalysts. Choices are random, but the same on all machines.
#pragma once

#include "compose/peeling/pair_purges.hpp"
#include "compose/peeling/region.hpp"
#include "compose/peeling/surroundings.hpp"

#include <functional>
#include <queue>
#include <random>
#include <set>
#include <vector>

namespace pegwright::compose::peeling {

using Random = std::mt19937;

class Sectors {
public:
    // All references are kept. ranks: distances from the end. Free holes of rank `leaves` or more must leave; from rank
    // `may_leave` on they may. through_tiles: tiles have ranks and connect holes.
    Sectors(PeelRegion& region, std::vector<Rank> ranks, Rank leaves, Rank may_leave, bool through_tiles,
            PairPurges& purges, Random& random);
    Sectors(const Sectors&) = delete;  // around_ refers to ranks_
    Sectors& operator=(const Sectors&) = delete;

    // No block may contain the vacancy.
    void avoid(Site p) {
        avoided_ = p;
        around_.keep_fillable(p);
    }
    // Adds holes of given-up tiles. They get ranks from the holes that they touch, and wait until they touch some.
    void add(std::span<const Site> sites);
    void look_at(Site p);

    // Called before a sector is looked for. True: something changed, look at the hole again.
    std::function<bool(Site)> before;
    // Gives up a tile near a hole that fails. Returns its holes.
    std::function<std::vector<Site>(Site)> make_room;
    std::function<void()> poll;
    // Suits straight edges.
    bool rectangles_first = false;
    // Around one failing place.
    int most_restarts = 0;

    // These sites were put back to a state at which everything was committed.
    void undone(std::span<const Site> sites);

    // Clears until no hole must leave. False after this many failures, or too many restarts at one place.
    bool run(std::size_t failures);
    // The sectors in the plan cannot be put back.
    void commit(construct::Insertions& into);

    Rank rank(Site p) const { return ranks_[PeelRegion::index(p)]; }
    bool leaves(Site p) const { return region_.is_free(p) && rank(p) >= leaves_; }
    bool may_leave(Site p) const {
        return region_.is_free(p) && rank(p) >= may_leave_ && rank(p) != far_rank && p != avoided_;
    }
    Surroundings& around() { return around_; }
    Site hardest() const;
    // How often no sector was found for the hole.
    std::size_t failures(Site p) const { return failed_[PeelRegion::index(p)]; }
    // The random part of a score; grows with the hole's failures.
    double noise(Site p) const;
    double chance() { return static_cast<double>(random_()) / 4294967296.0; }
    // Holes nearby that may leave, with some noise.
    std::vector<Site> furthest_first(Site p);
    // Free holes at most this many steps away, nearest first. Some may have to stay.
    std::vector<Site> nearby(Site p, Rank steps) const;

private:
    struct Sector {
        std::vector<Site> block;
        PlacedPurge purge;
    };
    struct BlockCandidate {
        double score;
        int thin;
        std::vector<Site> block;
    };
    struct Waiting {
        Rank rank;
        std::uint32_t tie;
        Site site;
        friend auto operator<=>(const Waiting&, const Waiting&) = default;
    };

    struct BlockCandidates {
        std::vector<BlockCandidate> found;
        std::set<std::vector<Site>> considered;
    };

    bool take_sector(Site p);
    bool take_rectangle(Site p);
    void collect(Site p, BlockCandidates& candidates);
    void consider(Site p, std::vector<Site> block, BlockCandidates& candidates);
    static std::vector<BlockCandidate> sorted(BlockCandidates&& candidates);
    bool take(const std::vector<Site>& block);
    std::optional<PlacedPurge> purge_for(const std::vector<Site>& block);
    void put_back_near(Site p, std::int32_t reach);
    bool restart_around(Site p);

    PeelRegion& region_;
    std::vector<Rank> ranks_;
    Rank leaves_;
    Rank may_leave_;
    PairPurges& purges_;
    Random& random_;
    Site avoided_ = no_site;
    std::priority_queue<Waiting> waiting_;
    std::vector<Site> unranked_;  // added holes without a rank
    std::vector<Sector> sectors_;
    std::vector<std::uint32_t> sector_of_;  // 1 + the sector's number; 0: none
    std::vector<std::uint8_t> failed_;
    struct Restart {
        Site place;
        int times;
    };
    std::vector<Restart> restarts_;
    std::vector<bool> flipped_;  // restarted with rectangles_first reversed
    Surroundings around_;
};

}  // namespace pegwright::compose::peeling
