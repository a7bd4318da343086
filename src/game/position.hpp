// A position says which holes of a board hold a peg. It takes one bit a hole: 6.25 MB for T_10000.
//
// A bit is 1 if the hole is empty. So a full board is all zero bits, and memory pages that no jump touches are never
// used. Every operation on a hole is O(1) and expects a hole of the board.
#pragma once

#include "base/zeroed.hpp"
#include "board/board.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::game {

class Position {
public:
    // The full board. Throws Error (limit) if the memory is refused. A system may promise more memory than it has: call
    // check_fits() first.
    explicit Position(const Board& board);
    static Position empty(const Board& board);
    // Throws Error (limit) if a position does not fit the available memory (base/memory.hpp). Boards below 2^27 holes
    // (16 MiB) always pass.
    static void check_fits(const Board& board);

    const Board& board() const { return board_; }
    bool peg(Hole h) const { return peg_at(board_.index(h)); }
    void set(Hole h) { set_at(board_.index(h)); }
    void clear(Hole h) { clear_at(board_.index(h)); }
    // O(holes / 64).
    std::int64_t peg_count() const;
    // Holes with a peg, or those without, in row order. O(holes).
    std::vector<Hole> holes(bool with_peg) const;

    // For callers that have the hole's index.
    bool peg_at(std::uint64_t i) const { return (words_[i >> 6] >> (i & 63) & 1) == 0; }
    void set_at(std::uint64_t i) { words_[i >> 6] &= ~(std::uint64_t{1} << (i & 63)); }
    void clear_at(std::uint64_t i) { words_[i >> 6] |= std::uint64_t{1} << (i & 63); }

    // Plays a jump if i and j hold pegs and k is empty; otherwise returns false. They are the indices of the jump's
    // holes, j in the middle. Along a row they mostly share a word: one load and one store.
    [[gnu::always_inline]] bool play_at(std::uint64_t i, std::uint64_t j, std::uint64_t k) {
        const auto bit = [](std::uint64_t n) { return std::uint64_t{1} << (n & 63); };
        if (i >> 6 == k >> 6) {
            std::uint64_t& word = words_[i >> 6];
            const std::uint64_t vacancy = bit(k);
            const std::uint64_t holes = bit(i) | bit(j) | vacancy;
            if ((word & holes) != vacancy) return false;
            word ^= holes;
            return true;
        }
        if (!peg_at(i) || !peg_at(j) || peg_at(k)) return false;
        words_[i >> 6] ^= bit(i);
        words_[j >> 6] ^= bit(j);
        words_[k >> 6] ^= bit(k);
        return true;
    }

    friend bool operator==(const Position&, const Position&) = default;

private:
    Board board_;
    // Hole i is bit i % 64 of word i / 64, in row order. Bits after the last hole are 0, for comparisons.
    base::Zeroed<std::uint64_t> words_;
};

}  // namespace pegwright::game
