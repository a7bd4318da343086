// Ragged edges, peeled in sectors: blocks of some 6 to 20 holes, those furthest from where all ends first.
//
// A block may leave if its position class is empty, if two holes inside it are a catalyst for it (search/paths/
// pair_clearing), and if what stays still hangs together. Of many such blocks that hold the furthest hole the roundest
// that leaves straight edges is taken. Where none is found, the sectors near by are put back and others tried, further
// around each time: a sector may always be put back, since all that left after it only needs its catalyst inside.
//
// What is tried depends on a generator of random numbers, which is the same on all machines.
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
    // ranks: distances from where all ends. Of the holes that are free those of rank `leaves` or more are to leave,
    // and those of rank `may_leave` or more may. through_tiles: what hangs together by holes kept for tiles hangs
    // together, and these have ranks; otherwise they are thought of as leaving later. All references are kept.
    Sectors(PeelRegion& region, std::vector<Rank> ranks, Rank leaves, Rank may_leave, bool through_tiles,
            PairPurges& purges, Random& random);
    Sectors(const Sectors&) = delete;  // what is around blocks refers to ranks here
    Sectors& operator=(const Sectors&) = delete;

    // No block may have this hole: the vacancy.
    void avoid(Site p) {
        avoided_ = p;
        around_.keep_fillable(p);
    }
    // Holes that were kept and may now leave. They are ranked by what they touch; those that touch nothing of known
    // rank, not even by way of each other, stay until they do.
    void add(std::span<const Site> sites);
    // The holes left to take, or to be looked at again.
    void look_at(Site p);

    // What else is done for a hole, before a sector is looked for: true if something was.
    std::function<bool(Site)> before;
    // Gives up what is kept near a hole where nothing helps; returns the holes.
    std::function<std::vector<Site>(Site)> make_room;
    std::function<void()> poll;
    // Whether rectangles are tried before other blocks: good for straight edges, not for ragged ones.
    bool rectangles_first = false;
    // Where a hole fails again and again, all that left around is put back and begun anew, wider each time, so often.
    int most_restarts = 0;

    // These sites are as they were before some time at which all was handed over: nothing has left since.
    void undone(std::span<const Site> sites);

    // Until nothing of known rank is left to leave; false if more than so many holes had to be tried again, or one
    // place too often.
    bool run(std::size_t failures);
    // Hands over what left, in order; it cannot be put back any more then.
    void commit(construct::Insertions& into);

    Rank rank(Site p) const { return ranks_[PeelRegion::index(p)]; }
    bool leaves(Site p) const { return region_.is_free(p) && rank(p) >= leaves_; }
    bool may_leave(Site p) const {
        return region_.is_free(p) && rank(p) >= may_leave_ && rank(p) != far_rank && p != avoided_;
    }
    // What is beside blocks.
    Surroundings& around() { return around_; }
    // The hole for which nothing was found most often; no_site if there was none.
    Site hardest() const;
    // How often nothing was found for a hole.
    std::size_t failures(Site p) const { return failed_[PeelRegion::index(p)]; }
    // By so much what is tried is up to chance.
    double noise(Site p) const;
    double chance() { return static_cast<double>(random_()) / 4294967296.0; }
    // Holes around one that may leave, the furthest first, up to chance: the more of it, the more often it failed.
    std::vector<Site> furthest_first(Site p);
    // Holes around one, nearest first: free ones, as far as so many steps. They may have to stay.
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
    std::vector<Site> unranked_;  // added, and touching nothing of known rank
    std::vector<Sector> sectors_;
    std::vector<std::uint32_t> sector_of_;  // its number and one more
    std::vector<std::uint8_t> failed_;      // how often nothing was found for a hole
    struct Restart {
        Site place;
        int times;
    };
    std::vector<Restart> restarts_;
    std::vector<bool> flipped_;  // begun anew with rectangles first if it was without, and without if with
    Surroundings around_;
};

}  // namespace pegwright::compose::peeling
