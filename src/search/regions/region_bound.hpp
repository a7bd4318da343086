// A lower bound on the moves of a game, by Merson regions. Small boards use linear programs and may look some moves
// ahead; larger ones use a rule. Proofs: theory/MOVES.md.
#pragma once

#include "game/problem.hpp"
#include "search/regions/packing.hpp"
#include "search/regions/weights.hpp"

#include <optional>

namespace pegwright::search::regions {

// Memory: some 80 bytes a hole.
inline constexpr std::int64_t most_holes = 4'000'000;
// Larger boards get no packing.
inline constexpr std::int64_t most_holes_packed = 10'000;

struct RegionBound {
    std::int64_t moves = 0;             // no game has fewer
    int moves_ahead = 0;                // first moves after which the weights prove it
    std::vector<MersonRegion> regions;  // with weights above 0; every game leaves them
    RegionWeights weights;              // of the start's regions; they hold
};

class BoardRegions {
public:
    // Throws Error (limit) for boards of more than most_holes.
    explicit BoardRegions(const Board& board);

    const Board& board() const { return board_; }
    const std::vector<MersonRegion>& all() const { return regions_; }

    // From the start to the goal, by default any single peg. `never` or more: there is no game.
    RegionBound bound(const Position& start, const std::optional<Position>& goal = {}) const;
    static constexpr std::int64_t never = most_holes;
    // Full at the start, but not in the end.
    std::vector<std::size_t> to_leave(const Position& start, const std::optional<Position>& goal = {}) const;
    // The heaviest weights if all regions are to be left, equal under the board's symmetries.
    const RegionWeights& of_full_board() const;

private:
    class Lookahead;
    bool ended(const Position& position, const std::optional<Position>& goal) const;
    RegionBound at_start(const Position& start, const std::optional<Position>& goal) const;
    RegionWeights weights_of(const std::vector<std::size_t>& chosen, const std::vector<MersonRegion>& regions) const;

    Board board_;
    JumpTable jumps_;
    std::vector<MersonRegion> regions_;
    mutable std::optional<RegionWeights> full_;
};

}  // namespace pegwright::search::regions
