// A position: which holes of a board hold a peg, one bit a hole.
//
// The bit is set where there is none, so that the full board is all zero and takes memory only where jumps come by.
// Row y of the board starts at bit index(0, y); rows follow each other without gaps, so a position
// of T_10000 takes 6.25 MB. Every operation on a hole is O(1) and expects a hole of the board.
#pragma once

#include "base/zeroed.hpp"
#include "board/board.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::game {

class Position {
public:
    // Every hole full. Throws Error (limit) if the memory is refused. Whether there is enough is for callers
    // to ask first, with check_fits(): a system may promise more than it has.
    explicit Position(const Board& board);
    // No hole full.
    static Position empty(const Board& board);
    // Throws Error (limit) if a position would not fit the memory that is available (base/memory.hpp). Boards
    // of less than 2^27 holes, 16 MiB, are taken to fit, and no system files are read for them.
    static void check_fits(const Board& board);

    const Board& board() const { return board_; }
    bool peg(Hole h) const { return peg_at(board_.index(h)); }
    void set(Hole h) { set_at(board_.index(h)); }
    void clear(Hole h) { clear_at(board_.index(h)); }
    // Pegs on the board; O(holes / 64).
    std::int64_t peg_count() const;
    // The holes with a peg, or those without, in row order. O(holes).
    std::vector<Hole> holes(bool with_peg) const;

    // The same by row-major index, for callers that have it.
    bool peg_at(std::uint64_t i) const { return (words_[i >> 6] >> (i & 63) & 1) == 0; }
    void set_at(std::uint64_t i) { words_[i >> 6] &= ~(std::uint64_t{1} << (i & 63)); }
    void clear_at(std::uint64_t i) { words_[i >> 6] |= std::uint64_t{1} << (i & 63); }

    // Plays a jump if i and j hold pegs and k none, where j lies between i and k, as the hole jumped over
    // does; false leaves everything as it was. When their bits share a word, as along a row they mostly do,
    // that is one load and one store instead of three that wait for each other.
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
    // Hole i is bit i % 64 of word i / 64, set if it is empty. Bits beyond the last hole are 0, so positions are
    // compared word by word.
    base::Zeroed<std::uint64_t> words_;
};

}  // namespace pegwright::game
