// The least number of moves of a game, as far as Merson regions prove it.
//
// Weights of regions by linear programming where the board is small enough, else by a rule. Looks some moves ahead
// where that is quick: a game has k moves more than what is needed after its first k. theory/MOVES.md has the
// proofs.
#pragma once

#include "game/problem.hpp"
#include "search/regions/packing.hpp"
#include "search/regions/weights.hpp"

#include <optional>

namespace pegwright::search::regions {

// Larger boards take too much memory: some 80 bytes a hole.
inline constexpr std::int64_t most_holes = 4'000'000;
// Larger ones have no packing drawn up, and larger ones still no linear program.
inline constexpr std::int64_t most_holes_packed = 10'000;

struct RegionBound {
    std::int64_t moves = 0;             // no game has fewer
    int moves_ahead = 0;                // if the weights prove it only of what is left after the first few moves
    std::vector<MersonRegion> regions;  // full at the start, and left in any game, with weights above 0
    RegionWeights weights;              // of the start itself; they hold
};

class BoardRegions {
public:
    // Throws Error (limit) for boards of more than most_holes.
    explicit BoardRegions(const Board& board);

    const Board& board() const { return board_; }
    const std::vector<MersonRegion>& all() const { return regions_; }

    // For all games from the start to the goal; the goal is any single peg unless given.
    // `never` or more moves: there is no such game, as the moves looked at show.
    RegionBound bound(const Position& start, const std::optional<Position>& goal = {}) const;
    static constexpr std::int64_t never = most_holes;
    // The numbers of regions that some peg must leave: full at the start, and not in the end.
    std::vector<std::size_t> to_leave(const Position& start, const std::optional<Position>& goal = {}) const;
    // Weights of all regions if all are to be left, and of the heaviest there are with the board's symmetries.
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
