// Keys of positions up to symmetry [Zobrist 1970]. Every hole has a random number; a position's key is the exclusive or
// over its pegs, so a jump changes it by three numbers. Under a symmetry each hole takes its image's number. The least
// key stands for a position and its images.
//
// Among a million positions two share a key with a chance of 1 in 37 million. Proofs compare positions too; see same().
#pragma once

#include "search/paths/beams/word_board.hpp"

#include <array>
#include <random>
#include <vector>

namespace pegwright::search::paths::beams {

using BitPermutation = std::vector<std::uint32_t>;

template <std::size_t W>
WideBits<W> image(const BitPermutation& symmetry, const WideBits<W>& position) {
    WideBits<W> result;
    position.for_each([&](std::size_t bit) { result.flip(symmetry[bit]); });
    return result;
}

template <std::size_t W>
class Zobrist {
public:
    using Bits = WideBits<W>;
    using ZobristKeys = std::array<std::uint64_t, 12>;

    // symmetries: a group. The seed also decides ties of beams.
    Zobrist(const WordBoard<W>& board, std::vector<BitPermutation> symmetries, std::uint64_t seed)
        : symmetries_(std::move(symmetries)), of_bit_(board.layout().bits()), of_jump_(board.directions()) {
        std::mt19937_64 random(seed);
        std::vector<std::uint64_t> numbers(of_bit_.size());
        for (std::uint64_t& number : numbers) number = random();
        board.full().for_each([&](std::size_t bit) {
            for (std::size_t k = 0; k < symmetries_.size(); ++k) of_bit_[bit][k] = numbers[symmetries_[k][bit]];
        });
        for (std::size_t d = 0; d < of_jump_.size(); ++d) {
            of_jump_[d].resize(of_bit_.size());
            board.starts(d).for_each([&](std::size_t bit) {
                const auto holes = board.holes_of(step_of(bit, d));
                for (const std::size_t hole : holes) add(of_jump_[d][bit], of_bit_[hole]);
            });
        }
    }

    const std::vector<BitPermutation>& symmetries() const { return symmetries_; }
    ZobristKeys keys(const Bits& position) const {
        ZobristKeys keys{};
        position.for_each([&](std::size_t bit) { add(keys, of_bit_[bit]); });
        return keys;
    }
    std::uint64_t least(const ZobristKeys& keys) const {
        std::uint64_t least = keys[0];
        for (std::size_t k = 1; k < symmetries_.size(); ++k) least = std::min(least, keys[k]);
        return least;
    }
    // After a jump from a position with these keys.
    std::uint64_t least_after(const ZobristKeys& keys, Step step) const {
        const ZobristKeys& flip = of_jump_[step.direction][step.from];
        std::uint64_t least = keys[0] ^ flip[0];
        for (std::size_t k = 1; k < symmetries_.size(); ++k) least = std::min(least, keys[k] ^ flip[k]);
        return least;
    }
    // The symmetry that takes one position to the other, or null. O(symmetries * pegs).
    const BitPermutation* same(const Bits& from, const Bits& to) const {
        for (const BitPermutation& symmetry : symmetries_)
            if (image(symmetry, from) == to) return &symmetry;
        return nullptr;
    }

private:
    void add(ZobristKeys& keys, const ZobristKeys& more) const {
        for (std::size_t k = 0; k < symmetries_.size(); ++k) keys[k] ^= more[k];
    }

    std::vector<BitPermutation> symmetries_;
    std::vector<ZobristKeys> of_bit_;
    std::vector<std::vector<ZobristKeys>> of_jump_;  // by direction and bit
};

}  // namespace pegwright::search::paths::beams
