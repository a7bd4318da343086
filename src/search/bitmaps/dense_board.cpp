#include "search/bitmaps/dense_board.hpp"

#include "search/bits/counting_bits.hpp"

namespace pegwright::search::bitmaps {
namespace {

constexpr int low_bits = 6;
constexpr int most_chunk_bits = 10;  // 8 KiB: source, target and mask fit the first-level cache together

HolePermutation identity(std::size_t holes) {
    HolePermutation map;
    for (std::size_t i = 0; i < holes; ++i) map.push_back(static_cast<std::uint8_t>(i));
    return map;
}

// Swaps neighbours, then pairs, fours and bytes.
Bits reversed(Bits bits) {
    bits = (bits >> 1 & 0x5555555555555555) | (bits & 0x5555555555555555) << 1;
    bits = (bits >> 2 & 0x3333333333333333) | (bits & 0x3333333333333333) << 2;
    bits = (bits >> 4 & 0x0F0F0F0F0F0F0F0F) | (bits & 0x0F0F0F0F0F0F0F0F) << 4;
    return __builtin_bswap64(bits);
}

}  // namespace

DenseBoard::DenseBoard(const SmallBoard& board, Bits member, unsigned threads, Poll poll)
    : keys_(board, std::vector<HolePermutation>{identity(board.size())}, member, true),
      diagonal_(board.lattice() == Lattice::diagonal),
      threads_(threads),
      poll_(std::move(poll)),
      determined_(keys_.determined()),
      chunk_bits_(std::min(most_chunk_bits, keys_.bits() - low_bits)) {
    // A word's info is a sum of its number in the chunk and the chunk's number, so two short tables suffice.
    for (std::size_t low = 0; low < chunk_words(); ++low) low_info_.push_back(info(low, false));
    for (std::size_t chunk = 0; chunk < words() >> chunk_bits_; ++chunk)
        chunk_info_.push_back(info(chunk << chunk_bits_, true));
    for (int d = 0; d < determined_; ++d)
        for (Bits i = 0; i < 64; ++i)
            if (std::popcount(i << determined_ & keys_.follows_from(d)) % 2 != 0)
                parity_[static_cast<std::size_t>(d)] |= Bits{1} << i;
    // The bits of a word by pegs among its lowest six holes and the determined ones. `full`: determined holes that its
    // number fills.
    for (std::size_t full = 0; full < 16; ++full) {
        for (Bits i = 0; i < 64; ++i) {
            int rest = std::popcount(i);
            for (int d = 0; d < determined_; ++d)
                rest += static_cast<int>((full >> d ^ parity_[static_cast<std::size_t>(d)] >> i) & 1);
            of_rest_[full][static_cast<std::size_t>(rest)] |= Bits{1} << i;
        }
    }
    for (const BitJump& jump : board.jumps()) {
        const auto bit = [&](std::uint8_t hole) { return keys_.ordered(Bits{1} << hole); };
        const std::array<Bits, 3> holes{bit(jump.from), bit(jump.over), bit(jump.to)};
        jumps_.push_back(move(holes, false));
        back_.push_back(move(holes, true));
    }
}

// constant: include the parities of the class.
DenseBoard::Info DenseBoard::info(std::size_t word_bits, bool constant) const {
    std::uint8_t full = constant ? static_cast<std::uint8_t>(keys_.odd_parities()) : std::uint8_t{0};
    for (int d = 0; d < determined_; ++d)
        if (std::popcount(Bits{word_bits} << low_bits << determined_ & keys_.follows_from(d)) % 2 != 0)
            full = static_cast<std::uint8_t>(full ^ 1 << d);
    return {static_cast<std::uint8_t>(std::popcount(word_bits)), full};
}

// holes: from, over, to; before a jump full, full, empty.
DenseBoard::WordJump DenseBoard::move(std::array<Bits, 3> holes, bool back) const {
    WordJump m{0, 0, 0, false, {}};
    Bits may_jump = ~Bits{0};
    std::size_t asks = 0;   // determined holes of the jump
    std::size_t wants = 0;  // those that must be full before it
    for (std::size_t k = 0; k < 3; ++k) {
        const bool full_before = (k < 2) != back;
        const int number = std::countr_zero(holes[k]);
        const int bit = number - determined_;
        if (bit < 0) {
            asks |= std::size_t{1} << number;
            if (full_before) wants |= std::size_t{1} << number;
        } else if (bit < low_bits) {
            for (Bits i = 0; i < 64; ++i)
                if (((i >> bit & 1) != 0) != full_before) may_jump &= ~(Bits{1} << i);
            m.shift += full_before ? -(1 << bit) : 1 << bit;
        } else {
            m.mask |= std::size_t{1} << (bit - low_bits);
            if (!full_before) m.value |= std::size_t{1} << (bit - low_bits);
        }
    }
    m.asks = asks != 0;
    for (std::size_t full = 0; full < m.may_jump.size(); ++full) {
        m.may_jump[full] = may_jump;
        // The parities of the bit's and the word's number must agree on the hole.
        for (std::size_t d = 0; d < parity_.size(); ++d)
            if ((asks >> d & 1) != 0) m.may_jump[full] &= ((full ^ wants) >> d & 1) != 0 ? parity_[d] : ~parity_[d];
    }
    return m;
}

void DenseBoard::step(const Bitmap& from, int pegs, bool back, Bitmap& to, const Bitmap* within) const {
    // The level is copied first, so `to` may be `from`. Threads write only their own chunks.
    Bitmap level(words());
    std::vector<char> empty(chunk_info_.size());
    for_all_chunks([&](std::size_t chunk) {
        Bits any = 0;
        for (std::size_t word = chunk << chunk_bits_; word < (chunk + 1) << chunk_bits_; ++word)
            any |= level[word] = from[word] & with_pegs(word, pegs);
        empty[chunk] = any == 0;
    });
    for_all_chunks([&](std::size_t chunk) {
        counting_bits([&] { return step_chunk(level, empty, chunk, back ? back_ : jumps_, to, within); });
    });
}

void DenseBoard::step_chunk(const Bitmap& level, const std::vector<char>& empty, std::size_t chunk,
                            const std::vector<WordJump>& moves, Bitmap& to, const Bitmap* within) const {
    const std::size_t first = chunk << chunk_bits_;
    for (const WordJump& move : moves) {
        if (((first ^ move.value) & move.mask) >> chunk_bits_ != 0) continue;
        const std::size_t from_chunk = chunk ^ move.mask >> chunk_bits_;
        if (empty[from_chunk]) continue;
        const Bits* source = level.data() + (from_chunk << chunk_bits_);
        const Bits* allowed = within ? within->data() + first : nullptr;
        if (move.shift >= 0)
            make_move(move, source, from_chunk, to.data() + first, allowed,
                      [shift = move.shift](Bits bits) { return bits << shift; });
        else
            make_move(move, source, from_chunk, to.data() + first, allowed,
                      [shift = -move.shift](Bits bits) { return bits >> shift; });
    }
}

// Visits the words that the move can lead to: all numbers with the move's bits fixed.
template <class Shift>
void DenseBoard::make_move(const WordJump& move, const Bits* from, std::size_t from_chunk, Bits* to, const Bits* within,
                           Shift shift) const {
    const std::size_t fixed = move.mask & (chunk_words() - 1);
    const std::size_t value = move.value & (chunk_words() - 1);
    // Up to the lowest fixed bit words are consecutive, so the inner loops can be vectorized.
    const std::size_t run = fixed == 0 ? chunk_words() : fixed & (~fixed + 1);
    const Bits may_jump = move.may_jump[0];  // if it involves no determined hole
    for (std::size_t free = 0; free < chunk_words(); free = ((free | fixed) + run) & ~fixed) {
        Bits* const target = to + (free | value);
        const std::size_t first = (free | value) ^ fixed;
        const Bits* const source = from + first;
        if (move.asks) {
            const std::size_t full = chunk_info_[from_chunk].determined;
            for (std::size_t k = 0; k < run; ++k) {
                if (source[k] == 0) continue;
                const Bits bits = shift(source[k] & move.may_jump[full ^ low_info_[first + k].determined]);
                target[k] |= within ? bits & within[target + k - to] : bits;
            }
        } else if (within) {
            const Bits* const allowed = within + (target - to);
            for (std::size_t k = 0; k < run; ++k) target[k] |= shift(source[k] & may_jump) & allowed[k];
        } else {
            for (std::size_t k = 0; k < run; ++k) target[k] |= shift(source[k] & may_jump);
        }
    }
}

Bitmap DenseBoard::complements(const Bitmap& positions, int pegs) const {
    Bitmap result(words());
    for_all_chunks([&](std::size_t chunk) {
        for (std::size_t word = chunk << chunk_bits_; word < (chunk + 1) << chunk_bits_; ++word)
            // The complement of a key has all bits flipped.
            result[words() - 1 - word] = reversed(positions[word] & with_pegs(word, pegs));
    });
    return result;
}

std::uint64_t DenseBoard::count(const Bitmap& positions, int pegs) const {
    std::atomic<std::uint64_t> sum{0};
    for_all_chunks([&](std::size_t chunk) {
        sum += counting_bits([&] {
            std::uint64_t here = 0;
            for (std::size_t word = chunk << chunk_bits_; word < (chunk + 1) << chunk_bits_; ++word)
                here += static_cast<std::uint64_t>(std::popcount(positions[word] & with_pegs(word, pegs)));
            return here;
        });
    });
    return sum;
}

}  // namespace pegwright::search::bitmaps
