// Judges a block by the holes around it: do they stay connected, how thin do they get, which may be its catalyst?
#pragma once

#include "compose/peeling/region.hpp"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::compose::peeling {

class Surroundings {
public:
    // References are kept. The others are as for Sectors.
    Surroundings(const PeelRegion& region, const std::vector<Rank>& ranks, Rank leaves, Rank may_leave,
                 bool through_tiles);

    // A jump must still be able to fill it when a block has left.
    void keep_fillable(Site vacancy) { vacancy_ = vacancy; }

    struct Score {
        double value;
        int thin;  // holes nearby with neighbours in one line only; a single neighbour counts twice
    };
    // Nothing if a hole would be left alone. Far holes are good; long edges and parts one or two holes wide are bad.
    std::optional<Score> score(std::span<const Site> block);
    // The holes beside a block stay connected when it leaves. If through_tiles, the vacancy must stay fillable too.
    bool whole_without(std::span<const Site> block);
    // A jump could end in p when the block is gone.
    bool can_be_filled(Site p, std::span<const Site> block);
    // Pairs of holes, one or two steps from the block, that no single jump empties.
    std::vector<std::array<Site, 2>> pairs_beside(std::span<const Site> block);

private:
    Rank rank(Site p) const { return ranks_[PeelRegion::index(p)]; }
    void mark(std::span<const Site> block);
    bool marked(Site p) const { return marks_[PeelRegion::index(p)] == stamp_; }
    bool stays_inside(Site p) const { return region_.inside(p) && !marked(p); }
    // True the first time since seen_stamp_ was raised.
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
    std::vector<std::uint32_t> marks_;  // stamp_ for holes of the marked block
    std::uint32_t stamp_ = 0;
    std::vector<std::uint32_t> seen_;  // the same for lists of sites
    std::uint32_t seen_stamp_ = 0;
};

}  // namespace pegwright::compose::peeling
