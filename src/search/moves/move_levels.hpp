// One side of the search for fewest moves: levels from the starts, or from the end by undoing moves.
//
// Level d holds the positions that d moves can reach (from which d moves can end the game) and fewer
// cannot, as least images under the symmetries, as far as a game within the bound may pass through
// them. Where a position came from is not stored, which halves the memory; the way back is found by
// looking for a neighbour in the level before.
//
// A level is made in pieces: each thread makes the moves of its part of a piece and deals what passes the sieve to
// buckets, by a hash; then each bucket, whose set fits the cache better than one of all, is freed of what is known.
// What a level holds, and in what order, is the same for any number of threads.
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

    // Level 0.
    void begin(const std::vector<Bits>& positions);
    // The next level, of what the sieve lets through. The watch looks at least once for some thousand positions.
    void expand(const Sieve& sieve, Watch& watch);
    // A position of the next level that the other side knows already. If there is one, it alone
    // becomes the next level.
    std::optional<Bits> meet(const Sieve& sieve, const MoveLevels& other, Watch& watch);
    // A position of the last level that the other side knows.
    std::optional<Bits> known_to(const MoveLevels& other) const {
        for (const Bits position : front())
            if (other.contains(position)) return position;
        return std::nullopt;
    }
    // Drops what the sieve does from the last level.
    void sieve(const Sieve& sieve);

    // Keeps, of the last level, so many positions of the least score, equal ones by number. Whether any were dropped.
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
    // Some positions of the next level, spread over it, no two alike; with what a sieve would drop, without what
    // is known.
    std::vector<Bits> sample() const;
    // No position is left, and none was dropped that a larger bound would have kept.
    bool exhausted() const { return front().empty() && !cut_; }
    // Positions known.
    std::size_t size() const;
    // What the positions take at most while those that wait are added.
    std::size_t bytes() const;

    // From a position of any level to level 0: one position of each level before, the nearest first.
    std::vector<Bits> path_back(Bits position);

private:
    static constexpr std::size_t buckets = 64;
    static std::size_t bucket_of(Bits least) {
        // Not the bits that the sets use (position_set.hpp).
        return static_cast<std::size_t>((least ^ least >> 29) * 0xD6E8FEB86659FD93u >> 58);
    }
    // What a thread has found.
    struct Found {
        std::array<std::vector<Bits>, buckets> by_bucket;
        std::vector<Bits> latest;  // looked at lately, by a hash
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
