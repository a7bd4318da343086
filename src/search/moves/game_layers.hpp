// The positions on the way of games with the fewest moves, by moves made, and the moves between them.
#pragma once

#include "search/bits/watch.hpp"
#include "search/moves/class_search.hpp"
#include "theory/integer.hpp"

#include <vector>

namespace pegwright::search::moves {

// Moves from one position that change and touch the same holes.
struct LikeMoves {
    Bits flip = 0;
    Bits touched = 0;  // by their jumps
    Integer number = 0;
    int moves = 1;  // in a joint move: a move and its images under a symmetry
};

class GameLayers {
public:
    // `met`: where the sides of the search meet. Takes no more memory than they do.
    GameLayers(const SmallBoard& board, const ClassSearch& search, std::vector<Bits> met);

    int moves() const { return static_cast<int>(layers_.size()) - 1; }
    // Whether a game passes the position after so many moves.
    bool contains(Bits position, int made) const;
    // All moves that go on with a game.
    std::vector<LikeMoves> moves_from(Bits position, int made, Watch& watch) const;
    // The same one by one, as numbers of jumps, ascending.
    std::vector<std::vector<std::size_t>> moves_one_by_one(Bits position, int made, Watch& watch) const;

    const SmallBoard& board() const { return board_; }
    const ClassEnds& ends() const { return ends_; }
    const std::vector<HolePermutation>& symmetries() const { return symmetries_; }
    Bits least(Bits position) const { return reducer_.least(position); }

private:
    const SmallBoard& board_;
    ClassEnds ends_;
    std::vector<HolePermutation> symmetries_;
    SymmetryReducer reducer_;
    std::vector<std::vector<Bits>> layers_;  // sorted
};

}  // namespace pegwright::search::moves
