#include "search/winning/fate_table.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::search::winning {
namespace {

std::size_t words_for(const SmallBoard& board) {
    if (board.size() > FateTable::most_holes)
        fail_limit("a table of all positions takes boards of " + std::to_string(FateTable::most_holes) +
                   " holes at most, not of " + std::to_string(board.size()));
    return ((std::size_t{1} << board.size()) + 63) / 64;
}

}  // namespace

FateTable::FateTable(const SmallBoard& board, std::span<const Bits> goals, std::function<void()> poll)
    : board_(board),
      goal_pegs_(goals.empty() ? static_cast<int>(board.size()) + 1 : std::popcount(goals.front())),
      goals_(goals.begin(), goals.end()),
      poll_(std::move(poll)),
      known_(words_for(board)),
      won_(words_for(board)) {
    std::sort(goals_.begin(), goals_.end());
}

bool FateTable::wins(Bits position) { return search(position); }

// As deep as a game has jumps.
bool FateTable::search(Bits position) {
    std::uint64_t& known = known_[position >> 6];
    const std::uint64_t bit = std::uint64_t{1} << (position & 63);
    if ((known & bit) != 0) return (won_[position >> 6] & bit) != 0;
    if (++positions_ % (1 << 16) == 0 && poll_) poll_();
    const int pegs = std::popcount(position);
    bool won = false;
    if (pegs <= goal_pegs_) {
        won = std::binary_search(goals_.begin(), goals_.end(), position);
    } else {
        for (const BitJump& jump : board_.jumps())
            if (jump.possible(position) && search(position ^ jump.flip)) {
                won = true;
                break;
            }
    }
    // Last, so that a poll that throws leaves the table valid.
    known |= bit;
    if (won) won_[position >> 6] |= bit;
    return won;
}

}  // namespace pegwright::search::winning
