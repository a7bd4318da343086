#include "search/moves/peg_moves.hpp"

namespace pegwright::search::moves {

PegMoves::PegMoves(const SmallBoard& board, const SymmetryReducer& reducer, bool undone)
    : reducer_(reducer), flips_(reducer.flips_of(board.jumps())), steps_(board.size()) {
    // On larger boards the table is as large as a level; on small ones it stays in the cache.
    constexpr std::size_t small = 40;
    const int bits = board.size() <= small ? 14 : 20;
    shift_ = 64 - bits;
    latest_.resize(std::size_t{1} << bits);
    for (std::size_t j = 0; j < board.jumps().size(); ++j) {
        const BitJump& jump = board.jumps()[j];
        if (undone)
            steps_[jump.to].push_back({jump.into, jump.need, jump.from, j});
        else
            steps_[jump.from].push_back({jump.need, jump.into, jump.to, j});
    }
}

}  // namespace pegwright::search::moves
