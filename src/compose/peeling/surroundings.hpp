// What is beside a block, and stays when it leaves: whether that still hangs together, how thin it gets, and which two
// of its holes might be the catalyst.
#pragma once

#include "compose/peeling/region.hpp"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::compose::peeling {

class Surroundings {
public:
    // As Sectors' own: those of rank `leaves` or more are to leave, those of rank `may_leave` or more may.
    // through_tiles: what hangs together by holes kept for tiles hangs together; otherwise they are thought of as
    // leaving later. References are kept.
    Surroundings(const PeelRegion& region, const std::vector<Rank>& ranks, Rank leaves, Rank may_leave,
                 bool through_tiles);

    // The vacancy, if one stays: it must still be filled.
    void keep_fillable(Site vacancy) { vacancy_ = vacancy; }

    struct Score {
        double value;  // more is better
        int thin;      // holes near by that would have neighbours in one line only, or but one, which count twice
    };
    // How good it would be to take a block: far holes, no long edges, nothing thin or two holes wide left; nothing if a
    // hole would be left alone.
    std::optional<Score> score(std::span<const Site> block);
    // Whether all free holes beside a block hang together with what stays, once it is gone; through_tiles, the vacancy,
    // if it stays, can still be filled.
    bool whole_without(std::span<const Site> block);
    // Whether a jump could end there once a block is gone.
    bool can_be_filled(Site p, std::span<const Site> block);
    // Pairs of holes one or two steps from the block that no single jump empties.
    std::vector<std::array<Site, 2>> pairs_beside(std::span<const Site> block);

private:
    Rank rank(Site p) const { return ranks_[PeelRegion::index(p)]; }
    void mark(std::span<const Site> block);
    bool marked(Site p) const { return marks_[PeelRegion::index(p)] == stamp_; }
    bool stays_inside(Site p) const { return region_.inside(p) && !marked(p); }
    // Whether a site is met for the first time since seen_stamp_ was raised.
    bool meet(Site p);
    template <class Counts>
    std::vector<Site> beside(std::span<const Site> block, std::int32_t reach, Rank least, Counts&& counts);
    bool can_be_filled(Site p) const;
    bool whole_through_tiles(std::span<const Site> block);

    const PeelRegion& region_;
    const std::vector<Rank>& ranks_;
    Rank leaves_;
    Rank may_leave_;
    bool through_tiles_;
    Site vacancy_ = no_site;
    std::vector<std::uint32_t> marks_;  // of the block's holes: stamp_
    std::uint32_t stamp_ = 0;
    std::vector<std::uint32_t> seen_;  // as marks_, for lists of sites
    std::uint32_t seen_stamp_ = 0;
};

}  // namespace pegwright::compose::peeling
