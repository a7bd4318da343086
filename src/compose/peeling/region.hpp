// What is left of a board that is being peeled, on a grid with an edge around it.
//
// Places are numbers of the grid's holes, so that neighbours are reached by adding a number. 13 bytes for each site of
// the board's bounding rectangle.
#pragma once

#include "base/limits.hpp"
#include "board/board.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::compose::peeling {

using Site = std::int32_t;
constexpr Site no_site = -1;

// How far a site is from another, or the like; `far` where it is not connected.
using Rank = std::int32_t;
constexpr Rank far_rank = INT32_MAX / 2;

class PeelRegion {
public:
    // The whole board. Throws Error (limit) if its bounding rectangle has too many holes for sites.
    explicit PeelRegion(const Board& board);

    const Board& board() const { return board_; }
    Site site(Hole h) const { return (h.y + edge) * width_ + h.x + edge; }
    Hole hole(Site p) const { return {p % width_ - edge, p / width_ - edge}; }
    // One past the last site.
    Site end() const { return static_cast<Site>(state_.size()); }
    const std::vector<Site>& sites() const { return sites_; }

    bool is_hole(Site p) const { return state_[index(p)] != outside; }
    // Not peeled.
    bool inside(Site p) const { return state_[index(p)] >= free_inside; }
    // Inside, and not kept for a tile.
    bool is_free(Site p) const { return state_[index(p)] == free_inside; }
    void take(Site p) { set(p, taken); }
    void give_back(Site p) { set(p, free_inside); }
    void keep(Site p) { set(p, kept); }
    void release(Site p) { set(p, free_inside); }

    // From now on changes are kept, 8 bytes each, so that they can be undone.
    void keep_changes() { keeps_changes_ = true; }
    std::size_t changes() const { return changes_.size(); }
    // As it was after so many changes; returns the sites that changed since.
    std::vector<Site> undo_to(std::size_t changes);

    // Steps to the neighbours on the lattice, and to the eight sites around.
    std::span<const Site> steps() const { return steps_; }
    std::span<const Site> around() const { return around_; }
    // The site so many columns and rows on.
    Site offset(std::int32_t x, std::int32_t y) const { return y * width_ + x; }
    // The position class of a single peg there: a sum of them is 0 if a block may leave as far as classes go.
    unsigned peg_class(Site p) const;
    // Of the holes inside: O(holes).
    std::vector<Site> left() const;

    // Ranks from given sites on: 0 there and one more a step, through sites of which `through` says so.
    template <class Through>
    std::vector<Rank> ranks_from(std::vector<Site> front, std::span<const Site> steps, Through&& through) const {
        std::vector<Rank> ranks(state_.size(), far_rank);
        for (const Site p : front) ranks[index(p)] = 0;
        for (std::size_t i = 0; i < front.size(); ++i)
            for (const Site step : steps) {
                const Site next = front[i] + step;
                if (ranks[index(next)] != far_rank || !through(next)) continue;
                ranks[index(next)] = ranks[index(front[i])] + 1;
                front.push_back(next);
            }
        return ranks;
    }

    static std::size_t index(Site p) { return static_cast<std::size_t>(p); }

private:
    // So far do blocks and what is looked at around them reach.
    static constexpr std::int32_t edge = 8;
    enum State : std::uint8_t { outside, taken, free_inside, kept };
    struct SiteChange {
        Site site;
        std::uint8_t before;
    };

    void set(Site p, State state) {
        if (keeps_changes_) changes_.push_back({p, state_[index(p)]});
        state_[index(p)] = state;
    }

    Board board_;
    std::int32_t width_;
    std::vector<std::uint8_t> state_;
    bool keeps_changes_ = false;
    std::vector<SiteChange> changes_;
    std::vector<Site> sites_;
    std::vector<Site> steps_;
    std::vector<Site> around_;
};

// How far each site is from the outside: 1 at the edge.
std::vector<Rank> clearances(const PeelRegion& region);

// The way along which the peeling ends: places from one hole to another, over neighbours, `roomy` sites away from edges
// where that is no long way round. Empty if they are not connected. O(n log n).
std::vector<Site> vacancy_path(const PeelRegion& region, const std::vector<Rank>& clearances, Site from, Site to,
                               Rank roomy);

}  // namespace pegwright::compose::peeling
