// A position class as a bitmap: one bit a position, so that a jump is made from 64 positions at once.
//
// A position's number is its key (position_keys.hpp) without any symmetry. The lowest six bits of a key
// choose the bit of a word, the others the word; T_7, 26 bits:
//
//     key   25 24 … 17 16 | 15 14 … 6  | 5 4 3 2 1 0
//           chunk         | word in it | bit in the word          chunk: 2^10 words, 8 KiB
//
// A jump takes all positions of a word to one other word: holes among the word's bits are turned over in its
// number, those among the lowest six shift the bits within the word, and the holes the class
// determines follow by themselves. Which bits may jump is a mask: for lowest holes it is the same in all words;
// for determined holes it is a parity of the bit's number, turned round by a parity of the word's.
#pragma once

#include "base/parallel.hpp"
#include "search/bits/game.hpp"
#include "search/levels/keys/position_keys.hpp"

#include <array>
#include <functional>
#include <vector>

namespace pegwright::search::bitmaps {

// Bit key % 64 of word key / 64 says whether the position with that key is in the set.
using Bitmap = std::vector<Bits>;

// A class of positions of a board, with the moves between its words. It holds no bitmap itself: those
// are the caller's, a bit for each of the 2^bits positions of the class, 8 MiB for T_7.
class DenseBoard {
public:
    // The class of a position; a board whose keys have 6 to 36 bits.
    // poll: called on the caller's thread between chunks, with positions looked at so far and in all; may throw.
    using Poll = std::function<void(std::uint64_t done, std::uint64_t total)>;
    DenseBoard(const SmallBoard& board, Bits member, unsigned threads, Poll poll = {});

    const PositionKeys& keys() const { return keys_; }
    bool diagonal() const { return diagonal_; }
    std::size_t words() const { return std::size_t{1} << (keys_.bits() - 6); }
    // The bits of a word that are positions with this number of pegs.
    Bits with_pegs(std::size_t word, int pegs) const {
        const std::size_t chunk = word >> chunk_bits_;
        const std::size_t low = word & (chunk_words() - 1);
        const int rest = pegs - chunk_info_[chunk].pegs - low_info_[low].pegs;
        return rest < 0 || rest >= most_rest ? 0
                                             : of_rest_[chunk_info_[chunk].determined ^ low_info_[low].determined]
                                                       [static_cast<std::size_t>(rest)];
    }
    // All that follows is O(words), on several threads; step and complements take another bitmap meanwhile.
    // Adds to `to` what one jump leads to from the positions in `from`, all with this number of pegs (or
    // from where, if back); only positions in `within`, if given.
    void step(const Bitmap& from, int pegs, bool back, Bitmap& to, const Bitmap* within) const;
    // The complements of the positions with this number of pegs, as keys of the complement's class.
    Bitmap complements(const Bitmap& positions, int pegs) const;
    std::uint64_t count(const Bitmap& positions, int pegs) const;
    // Calls work(chunk) for all chunks on several threads.
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
    // Numbers of pegs in a word beyond those that its number tells:
    static constexpr int most_rest = 11;  // six holes and four determined ones, and none
    // Of a part of a word's number: its pegs, and which determined holes it makes full (bit by bit).
    struct Info {
        std::uint8_t pegs;
        std::uint8_t determined;
    };
    // One jump of a lattice, as it looks from the word it leads to; its three holes by where they stand in a key:
    //
    //     determined hole   asks, may_jump   a parity, which turns round with the word's number
    //     lowest six        may_jump         and the word's bits shift by 2^bit, down for a peg that goes
    //     all others        mask, value      the word's number changes: source = target ^ mask
    struct WordJump {
        std::size_t mask;   // bits of the word's number the jump is about
        std::size_t value;  // what they are after the jump
        int shift;          // of the bits, to the left if positive
        bool asks;          // about determined holes, too: may_jump differs between words
        // The bits of the word it comes from that may jump, by the determined holes that word's number makes full.
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
    std::array<Bits, 4> parity_{};  // of determined holes: the bits in a word that turn it over
    std::array<std::array<Bits, most_rest>, 16> of_rest_{};
    std::vector<WordJump> jumps_;
    std::vector<WordJump> back_;
};

}  // namespace pegwright::search::bitmaps
