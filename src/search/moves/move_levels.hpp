// One side of the search for fewest moves: levels from the starts, or from the goals by undoing moves.
//
// Level d holds the positions at distance d, up to symmetry, that a sieve lets through. It does not store where a
// position came from; path_back() searches the level before.
//
// Threads make moves and sort the results into buckets by a hash. Then each bucket removes known positions in the
// cache. Levels are the same for any number of threads.
#pragma once

#include "search/bits/position_set.hpp"
#include "search/bits/reducer.hpp"
#include "search/bits/watch.hpp"
#include "search/moves/move_bounds.hpp"
#include "search/moves/peg_moves.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace pegwright::search::moves {

class MoveLevels {
public:
    // The arguments must outlive the levels.
    MoveLevels(const SmallBoard& board, const SymmetryReducer& reducer, bool backwards, unsigned threads = 1);

    void begin(const std::vector<Bits>& positions);
    // known_to: only positions that this other side knows.
    void expand(const Sieve& sieve, Watch& watch, const MoveLevels* known_to = nullptr);
    // A position of the next level that the other side knows. If there is one, it alone becomes the next level.
    std::optional<Bits> meet(const Sieve& sieve, const MoveLevels& other, Watch& watch);
    std::optional<Bits> known_to(const MoveLevels& other) const {
        for (const Bits position : front())
            if (other.contains(position)) return position;
        return std::nullopt;
    }
    void sieve(const Sieve& sieve);

    // Keeps the `width` positions of least score in the last level. Returns whether it dropped any.
    template <class Score>
    bool trim(std::size_t width, const Score& score) {
        std::vector<Bits>& level = levels_.back();
        if (level.size() <= width) return false;
        std::vector<std::pair<double, Bits>> scored;
        for (const Bits position : level) scored.emplace_back(score(position), position);
        std::nth_element(scored.begin(), scored.begin() + static_cast<std::ptrdiff_t>(width), scored.end());
        level.resize(width);
        for (std::size_t i = 0; i < width; ++i) level[i] = scored[i].second;
        std::sort(level.begin(), level.end());
        cut_ = true;
        return true;
    }

    bool contains(Bits least) const { return seen_[bucket_of(least)].contains(least); }
    const std::vector<Bits>& front() const { return levels_.back(); }
    const std::vector<std::vector<Bits>>& levels() const { return levels_; }
    int moves() const { return static_cast<int>(levels_.size()) - 1; }
    // Distinct positions from all over the next level, unsieved, without known ones.
    std::vector<Bits> sample() const;
    // No position is left, and no larger bound would have kept more.
    bool exhausted() const { return front().empty() && !cut_; }
    std::size_t size() const;
    std::size_t bytes() const;

    // One position of each level before, down to level 0.
    std::vector<Bits> path_back(Bits position);

private:
    static constexpr std::size_t buckets = 64;
    static std::size_t bucket_of(Bits least) {
        // Not the bits that the sets use (bits/position_set.hpp).
        return static_cast<std::size_t>((least ^ least >> 29) * 0xD6E8FEB86659FD93u >> 58);
    }
    struct Found {
        std::array<std::vector<Bits>, buckets> by_bucket;
        std::vector<Bits> latest;  // seen lately, by a hash
        bool cut = false;
        std::optional<Bits> met;
        PegMoves walk;

        void forget() {
            std::fill(latest.begin(), latest.end(), ~Bits{0});
            walk.forget();
        }
    };
    template <class Take>
    void walk_part(std::size_t from, std::size_t to, const Sieve& sieve, Found& found, const Take& take);
    template <class Take>
    void walk_piece(std::size_t first, std::size_t last, const Sieve& sieve, const Take& take);
    void insert_found();

    const SmallBoard& board_;
    const SymmetryReducer& reducer_;
    bool backwards_;
    unsigned threads_;
    PegMoves walk_back_;
    bool cut_ = false;
    std::vector<PositionSet> seen_;
    std::vector<std::vector<Bits>> next_;  // by bucket
    std::vector<std::vector<Bits>> levels_;
    std::vector<Found> found_;
};

}  // namespace pegwright::search::moves
