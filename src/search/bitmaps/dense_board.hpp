// A position class as a bitmap, one bit a position. One word operation makes a jump from 64 positions.
//
// A position's number is its key (levels/keys/position_keys.hpp) without symmetries. T_7 has 26 bits:
//
//     key   25 24 … 17 16 | 15 14 … 6  | 5 4 3 2 1 0
//           chunk         | word in it | bit in the word          chunk: 2^10 words, 8 KiB
//
// A jump takes all positions of a word to one other word. Its holes among the lowest six shift the bits within the
// word, higher ones flip bits of the word's number. A mask tells which bits may jump. It is constant for the lowest
// holes; for holes that the class determines, which are not in the key, it depends on parities of the bit's and the
// word's number.
#pragma once

#include "base/parallel.hpp"
#include "search/bits/game.hpp"
#include "search/levels/keys/position_keys.hpp"

#include <array>
#include <functional>
#include <vector>

namespace pegwright::search::bitmaps {

// Bit key % 64 of word key / 64.
using Bitmap = std::vector<Bits>;

// The caller keeps the bitmaps, 2^bits bits each: 8 MiB for T_7.
class DenseBoard {
public:
    // The class of `member`. Keys must have 6 to 36 bits. poll: called on the caller's thread between chunks; may
    // throw.
    using Poll = std::function<void(std::uint64_t done, std::uint64_t total)>;
    DenseBoard(const SmallBoard& board, Bits member, unsigned threads, Poll poll = {});

    const PositionKeys& keys() const { return keys_; }
    bool diagonal() const { return diagonal_; }
    std::size_t words() const { return std::size_t{1} << (keys_.bits() - 6); }
    Bits with_pegs(std::size_t word, int pegs) const {
        const std::size_t chunk = word >> chunk_bits_;
        const std::size_t low = word & (chunk_words() - 1);
        const int rest = pegs - chunk_info_[chunk].pegs - low_info_[low].pegs;
        return rest < 0 || rest >= most_rest ? 0
                                             : of_rest_[chunk_info_[chunk].determined ^ low_info_[low].determined]
                                                       [static_cast<std::size_t>(rest)];
    }
    // Adds to `to` all positions one jump after (back: before) those in `from` with `pegs` pegs; only positions in
    // `within`, if given. O(words), on all threads. Needs another bitmap meanwhile.
    void step(const Bitmap& from, int pegs, bool back, Bitmap& to, const Bitmap* within) const;
    // As keys of the complements' class. Costs: as step().
    Bitmap complements(const Bitmap& positions, int pegs) const;
    std::uint64_t count(const Bitmap& positions, int pegs) const;
    template <class Work>
    void for_all_chunks(Work work) const {
        std::atomic<std::size_t> next{0};
        in_parallel(threads_, [&](unsigned thread, const StopFlag& stop) {
            for (std::size_t chunk = next++; chunk < chunk_info_.size() && !stop; chunk = next++) {
                if (thread == 0 && poll_) poll_(chunk * chunk_words() * 64, words() * 64);
                work(chunk);
            }
        });
    }
    std::size_t chunk_words() const { return std::size_t{1} << chunk_bits_; }

private:
    static constexpr int most_rest = 11;  // six holes and four determined ones
    // For part of a word's number: its pegs, and a bit for each determined hole that it fills.
    struct Info {
        std::uint8_t pegs;
        std::uint8_t determined;
    };
    // One jump, seen from the word it leads to. Each of its three holes acts by its place in a key:
    //
    //     determined hole   asks, may_jump   a parity, which depends on the word's number
    //     lowest six        may_jump         and the word's bits shift by 2^bit, down for a peg that goes
    //     all others        mask, value      the word's number changes: source = target ^ mask
    struct WordJump {
        std::size_t mask;   // bits of the word's number that the jump changes
        std::size_t value;  // their values after the jump
        int shift;          // of the bits, to the left if positive
        bool asks;          // whether it involves determined holes; then may_jump differs between words
        // Bits of the source word that may jump, by the determined holes that its number fills.
        std::array<Bits, 16> may_jump;
    };
    WordJump move(std::array<Bits, 3> holes, bool back) const;
    Info info(std::size_t word_bits, bool constant) const;
    void step_chunk(const Bitmap& levels, const std::vector<char>& empty, std::size_t chunk,
                    const std::vector<WordJump>& moves, Bitmap& to, const Bitmap* within) const;
    template <class Shift>
    void make_move(const WordJump& move, const Bits* from, std::size_t from_chunk, Bits* to, const Bits* within,
                   Shift shift) const;

    PositionKeys keys_;
    bool diagonal_;
    unsigned threads_;
    Poll poll_;
    int determined_;
    int chunk_bits_;
    std::vector<Info> chunk_info_;
    std::vector<Info> low_info_;
    std::array<Bits, 4> parity_{};  // of each determined hole: the bits of a word that flip it
    std::array<std::array<Bits, most_rest>, 16> of_rest_{};
    std::vector<WordJump> jumps_;
    std::vector<WordJump> back_;
};

}  // namespace pegwright::search::bitmaps
