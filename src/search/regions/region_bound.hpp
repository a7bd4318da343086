// A lower bound on the moves of a game, by Merson regions.
//
// Small boards weigh regions by linear programming, larger ones by a rule. If it is quick, the search looks some moves
// ahead: a game takes k moves more than is needed after its first k. theory/MOVES.md has the proofs.
#pragma once

#include "game/problem.hpp"
#include "search/regions/packing.hpp"
#include "search/regions/weights.hpp"

#include <optional>

namespace pegwright::search::regions {

// Larger boards take too much memory: some 80 bytes a hole.
inline constexpr std::int64_t most_holes = 4'000'000;
// Larger boards get neither a packing nor a linear program.
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

    // For all games from the start to the goal, by default any single peg. A bound of `never` or more proves that there
    // is no game.
    RegionBound bound(const Position& start, const std::optional<Position>& goal = {}) const;
    static constexpr std::int64_t never = most_holes;
    // The numbers of regions that some peg must leave: full at the start, but not in the end. None if the start meets
    // the goal.
    std::vector<std::size_t> to_leave(const Position& start, const std::optional<Position>& goal = {}) const;
    // Weights if all regions are to be left: the heaviest with the board's symmetries.
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
