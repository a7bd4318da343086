// The holes of a board that have not left yet. A hole is a site: its number on a grid with a margin, so a neighbour is
// a fixed step away. 13 bytes for each site of the board's bounding rectangle.
#pragma once

#include "base/limits.hpp"
#include "board/board.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::compose::peeling {

using Site = std::int32_t;
constexpr Site no_site = -1;

// A distance from some sites; `far_rank` if no path leads there.
using Rank = std::int32_t;
constexpr Rank far_rank = INT32_MAX / 2;

class PeelRegion {
public:
    // Throws Error (limit) if the bounding rectangle has more than 10^9 sites.
    explicit PeelRegion(const Board& board);

    const Board& board() const { return board_; }
    Site site(Hole h) const { return (h.y + edge) * width_ + h.x + edge; }
    Hole hole(Site p) const { return {p % width_ - edge, p / width_ - edge}; }
    Site end() const { return static_cast<Site>(state_.size()); }
    const std::vector<Site>& sites() const { return sites_; }

    bool is_hole(Site p) const { return state_[index(p)] != outside; }
    // Has not left yet.
    bool inside(Site p) const { return state_[index(p)] >= free_inside; }
    // Not reserved for a tile either.
    bool is_free(Site p) const { return state_[index(p)] == free_inside; }
    void take(Site p) { set(p, taken); }
    void give_back(Site p) { set(p, free_inside); }
    void keep(Site p) { set(p, kept); }
    void release(Site p) { set(p, free_inside); }

    // Records changes from here on, 8 bytes each.
    void keep_changes() { keeps_changes_ = true; }
    std::size_t changes() const { return changes_.size(); }
    // Undoes all later changes than the first `changes`. Returns their sites.
    std::vector<Site> undo_to(std::size_t changes);

    std::span<const Site> steps() const { return steps_; }
    std::span<const Site> around() const { return around_; }
    // x columns right and y rows down.
    Site offset(std::int32_t x, std::int32_t y) const { return y * width_ + x; }
    // A block can leave only if the exclusive or of its classes is 0.
    unsigned peg_class(Site p) const;
    // O(holes).
    std::vector<Site> left() const;

    // Breadth first from `front`, through the sites for which `through` is true.
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
    // The margin: blocks, and what is looked at around them, reach no further.
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

// From the outside: 1 at the edge.
std::vector<Rank> clearances(const PeelRegion& region);

// A path of neighbouring holes from the vacancy to the last peg, or nothing. It keeps `roomy` sites away from edges
// unless that is a long detour. O(n log n).
std::vector<Site> vacancy_path(const PeelRegion& region, const std::vector<Rank>& clearances, Site from, Site to,
                               Rank roomy);

}  // namespace pegwright::compose::peeling
