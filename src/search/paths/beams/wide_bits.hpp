// Positions as bits in W words that shift as one.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace pegwright::search::paths::beams {

template <std::size_t W>
class WideBits {
public:
    bool test(std::size_t i) const { return (words_[i / 64] >> (i % 64) & 1) != 0; }
    void flip(std::size_t i) { words_[i / 64] ^= std::uint64_t{1} << (i % 64); }
    // Counts all words together, since not every processor has popcnt.
    std::size_t count() const {
        static_assert(8 * W < 256);
        std::uint64_t bytes = 0;
        for (std::uint64_t word : words_) {
            word -= word >> 1 & 0x5555555555555555U;
            word = (word & 0x3333333333333333U) + (word >> 2 & 0x3333333333333333U);
            bytes += (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fU;
        }
        const std::uint64_t pairs = (bytes & 0x00ff00ff00ff00ffU) + (bytes >> 8 & 0x00ff00ff00ff00ffU);
        return static_cast<std::size_t>(pairs * 0x0001000100010001U >> 48);
    }

    // Bit i of the result is bit i + step. O(W).
    WideBits seen(int step) const {
        WideBits result;
        const auto distance = static_cast<std::size_t>(step < 0 ? -step : step);
        const std::size_t words = distance / 64;
        const std::size_t bits = distance % 64;
        // Shifting by 64 at once is undefined.
        if (step >= 0) {
            for (std::size_t i = 0; i + words < W; ++i) {
                result.words_[i] = words_[i + words] >> bits;
                if (i + words + 1 < W) result.words_[i] |= words_[i + words + 1] << 1 << (63 - bits);
            }
        } else {
            for (std::size_t i = words; i < W; ++i) {
                result.words_[i] = words_[i - words] << bits;
                if (i > words) result.words_[i] |= words_[i - words - 1] >> 1 >> (63 - bits);
            }
        }
        return result;
    }

    friend WideBits operator&(WideBits a, const WideBits& b) {
        for (std::size_t i = 0; i < W; ++i) a.words_[i] &= b.words_[i];
        return a;
    }
    friend WideBits operator|(WideBits a, const WideBits& b) {
        for (std::size_t i = 0; i < W; ++i) a.words_[i] |= b.words_[i];
        return a;
    }
    friend WideBits operator^(WideBits a, const WideBits& b) {
        for (std::size_t i = 0; i < W; ++i) a.words_[i] ^= b.words_[i];
        return a;
    }
    WideBits operator~() const {
        WideBits result;
        for (std::size_t i = 0; i < W; ++i) result.words_[i] = ~words_[i];
        return result;
    }
    friend bool operator==(const WideBits&, const WideBits&) = default;

    template <class F>
    void for_each(F&& f) const {
        for (std::size_t i = 0; i < W; ++i)
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
                f(64 * i + static_cast<std::size_t>(std::countr_zero(rest)));
    }

private:
    std::array<std::uint64_t, W> words_{};
};

}  // namespace pegwright::search::paths::beams
