#include "notation/plain_moves.hpp"

#ifndef __SSE2__

namespace pegwright::notation {

// Only on x86-64; elsewhere the grammar reads everything.
PlainMoves read_plain_moves(std::string_view, std::int64_t, std::span<Jump>, std::span<std::int64_t>) { return {}; }

}  // namespace pegwright::notation

#else

#include <emmintrin.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

// Compiled twice, for any x86-64 and for newer ones (read_new). Only inlined functions get their caller's instructions.
#define PEGWRIGHT_INLINE [[gnu::always_inline]] inline

namespace pegwright::notation {
namespace {

constexpr std::size_t block_size = 64;
constexpr std::size_t slack = 8;                            // readable bytes after a block; their values do not matter
constexpr std::size_t most_names_a_block = block_size / 3;  // a1-a1-a1-…
constexpr std::size_t most_names = 1024;

// A bit for each of 64 characters; the first is bit 0. The block b12-c3 and a line end gives
//
//     character   b 1 2 - c 3 \n        (bit 0 on the left)
//     letters     1 . . . 1 . .
//     digits      . 1 1 . . 1 .
//     ends        . . . 1 . . 1
//
// x << 1 marks the characters after those of x, and x & ~(x << 1) the first of each run.
struct CharacterBlock {
    std::uint64_t letters = 0;  // small letters
    std::uint64_t digits = 0;
    std::uint64_t zeros = 0;
    std::uint64_t line_ends = 0;
    std::uint64_t ends = 0;  // of names: hyphens and line ends
    bool known = true;       // no other characters
};

PEGWRIGHT_INLINE CharacterBlock look_at(const char* text) {
    // SSE2 compares signed bytes, so ranges are shifted to begin at the least value.
    const auto in_range = [](__m128i v, char first, char count) {
        return _mm_cmplt_epi8(_mm_add_epi8(v, _mm_set1_epi8(static_cast<char>(-128 - first))),
                              _mm_set1_epi8(static_cast<char>(-128 + count)));
    };
    const auto bits = [](__m128i bytes, int quarter) {
        return static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(bytes))) << (16 * quarter);
    };
    CharacterBlock block;
    __m128i known = _mm_set1_epi8(-1);
    for (int i = 0; i < 4; ++i) {
        const __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text + std::ptrdiff_t{16} * i));
        const __m128i letters = in_range(v, 'a', 26);
        const __m128i line_ends = _mm_cmpeq_epi8(v, _mm_set1_epi8('\n'));
        const __m128i ends = _mm_or_si128(line_ends, _mm_cmpeq_epi8(v, _mm_set1_epi8('-')));
        known = _mm_and_si128(known, _mm_or_si128(in_range(v, '0', 10), _mm_or_si128(letters, ends)));
        block.letters |= bits(letters, i);
        block.zeros |= bits(_mm_cmpeq_epi8(v, _mm_set1_epi8('0')), i);
        block.line_ends |= bits(line_ends, i);
        block.ends |= bits(ends, i);
    }
    block.digits = ~(block.letters | block.ends);
    block.known = _mm_movemask_epi8(known) == 0xffff;
    return block;
}

template <int Most>
PEGWRIGHT_INLINE bool runs_longer_than(std::uint64_t bits) {
    static_assert(Most == 4 || Most == 8);
    // After each step a one marks the end of two, four, eight adjacent ones. The last shift asks for one more.
    bits &= bits << 1;
    bits &= bits << 2;
    if (Most == 8) bits &= bits << 4;
    return (bits & bits << 1) != 0;
}

// For a block that begins with a name. `begins_move`: that name begins a line.
PEGWRIGHT_INLINE bool is_plain(const CharacterBlock& block, bool begins_move) {
    // A name begins with a letter, digits follow letters, an end follows digits, and no row begins with 0.
    const std::uint64_t wrong = (~block.letters & (block.ends << 1 | 1)) | (block.letters & block.digits << 1) |
                                ((block.ends | block.zeros) & block.letters << 1);
    // A name that begins a line must not end it. Added to ~ends, the name's first bit carries through to its end.
    const std::uint64_t begins = block.line_ends << 1 | (begins_move ? 1 : 0);
    const std::uint64_t single = (begins + ~block.ends) & block.line_ends & ~begins;
    return block.known && wrong == 0 && single == 0 && !runs_longer_than<4>(block.letters) &&
           !runs_longer_than<8>(block.digits);
}

// Names taken apart. Letters and digits end at the top of a word: ab12 gives the bytes 0 0 a b and 0 0 0 0 0 0 1 2.
// `ends` has the hyphen or line end after each name.
struct Names {
    std::array<std::uint32_t, most_names + 4> letters;
    std::array<std::uint64_t, most_names + 4> digits;
    std::array<char, most_names> ends;
    std::size_t count = 0;
};

template <class Word>
PEGWRIGHT_INLINE Word at_the_top(const char* p, std::size_t characters) {
    Word word;
    std::memcpy(&word, p, sizeof word);
    return word << (8 * (sizeof word - characters));
}

// For nonzero bits; std::countr_zero would test for zero.
PEGWRIGHT_INLINE std::size_t first_one(std::uint64_t bits) { return static_cast<std::size_t>(__builtin_ctzll(bits)); }

PEGWRIGHT_INLINE void take_apart(const char* text, const CharacterBlock& block, Names& names) {
    std::uint64_t ends = block.ends;
    std::uint64_t first_digits = block.digits & ~(block.digits << 1);
    std::size_t count = names.count;
    std::size_t begin = 0;
    do {
        const auto digits = first_one(first_digits);
        const auto end = first_one(ends);
        first_digits &= first_digits - 1;
        ends &= ends - 1;
        names.letters[count] = at_the_top<std::uint32_t>(text + begin, digits - begin);
        names.digits[count] = at_the_top<std::uint64_t>(text + digits, end - digits);
        names.ends[count] = text[end];
        ++count;
        begin = end + 1;
    } while (ends != 0);
    names.count = count;
}

// Each word holds four digits of a base, the first in the lowest byte; returns their values.
PEGWRIGHT_INLINE __m128i numbers(__m128i words, short base) {
    // d0 d1 d2 d3 become two pairs first * base + second of 16 bits, then first * base^2 + second of 32. Leading zeros
    // add nothing.
    const __m128i high = _mm_and_si128(words, _mm_set1_epi16(0xff));
    const __m128i pairs = _mm_add_epi16(_mm_mullo_epi16(high, _mm_set1_epi16(base)), _mm_srli_epi16(words, 8));
    return _mm_madd_epi16(pairs, _mm_set1_epi32(1 << 16 | base * base));
}

// Written four at a time, up to three too many.
struct alignas(16) Holes {
    std::array<std::int32_t, 2 * (most_names + 4)> xy;
};

PEGWRIGHT_INLINE void to_holes(const Names& names, Holes& holes) {
    const auto load = [](const void* p) { return _mm_loadu_si128(static_cast<const __m128i*>(p)); };
    const auto digits_of = [](__m128 halves) { return _mm_and_si128(_mm_castps_si128(halves), _mm_set1_epi8(0x0f)); };
    const __m128i one = _mm_set1_epi32(1);
    for (std::size_t i = 0; i < names.count; i += 4) {
        // Low bits: 1 to 26 for letters, a digit's value.
        const __m128i letters = _mm_and_si128(load(&names.letters[i]), _mm_set1_epi8(0x1f));
        const __m128 two = _mm_castsi128_ps(load(&names.digits[i]));
        const __m128 four = _mm_castsi128_ps(load(&names.digits[i + 2]));
        const __m128i last = digits_of(_mm_shuffle_ps(two, four, _MM_SHUFFLE(3, 1, 3, 1)));
        const __m128i first = digits_of(_mm_shuffle_ps(two, four, _MM_SHUFFLE(2, 0, 2, 0)));
        const __m128i x = _mm_sub_epi32(numbers(letters, 26), one);
        const __m128i ten_thousands = _mm_madd_epi16(numbers(first, 10), _mm_set1_epi32(10000));
        const __m128i y = _mm_sub_epi32(_mm_add_epi32(numbers(last, 10), ten_thousands), one);
        auto* const out = reinterpret_cast<__m128i*>(&holes.xy[2 * i]);
        _mm_store_si128(out, _mm_unpacklo_epi32(x, y));
        _mm_store_si128(out + 1, _mm_unpackhi_epi32(x, y));
    }
}

PEGWRIGHT_INLINE PlainMoves read(std::string_view text, std::int64_t line, std::span<Jump> jumps,
                                 std::span<std::int64_t> places) {
    Names names;
    const std::size_t room = std::min(most_names, jumps.size());
    std::size_t at = 0;
    bool begins_move = true;
    while (text.size() - at >= block_size + slack && room - names.count >= most_names_a_block) {
        const CharacterBlock block = look_at(text.data() + at);
        if (block.ends == 0 || !is_plain(block, begins_move)) break;
        take_apart(text.data() + at, block, names);
        at += block_size - static_cast<std::size_t>(std::countl_zero(block.ends));
        begins_move = names.ends[names.count - 1] == '\n';
    }
    const std::size_t end = at == 0 ? 0 : text.substr(0, at).rfind('\n') + 1;
    while (names.count > 0 && names.ends[names.count - 1] == '-') --names.count;

    // Up to three more are computed below; memory checkers want them defined.
    std::fill_n(&names.letters[names.count], 3, 0U);
    std::fill_n(&names.digits[names.count], 3, 0U);
    Holes holes;
    to_holes(names, holes);
    PlainMoves found{end, 0, 0};
    for (std::size_t i = 0; i + 1 < names.count; ++i) {
        // Write any two adjacent holes, but count them only if a hyphen joins them.
        static_assert(sizeof(Jump) == 4 * sizeof(std::int32_t));
        std::memcpy(static_cast<void*>(&jumps[found.jumps]), &holes.xy[2 * i], sizeof(Jump));
        places[found.jumps] = line + found.lines;
        const std::size_t hyphen = names.ends[i] & 1;  // a line end has 0 here
        static_assert(('-' & 1) == 1 && ('\n' & 1) == 0);
        found.jumps += hyphen;
        found.lines += static_cast<std::int64_t>(1 - hyphen);
    }
    if (names.count > 0) ++found.lines;
    return found;
}

[[gnu::target("avx2,bmi,bmi2")]] PlainMoves read_new(std::string_view text, std::int64_t line, std::span<Jump> jumps,
                                                     std::span<std::int64_t> places) {
    return read(text, line, jumps, places);
}

}  // namespace

PlainMoves read_plain_moves(std::string_view text, std::int64_t line, std::span<Jump> jumps,
                            std::span<std::int64_t> places) {
    // The features that read_new is compiled for. Not lzcnt: clang 14 cannot test for it.
    static const bool newer =
        __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
    return newer ? read_new(text, line, jumps, places) : read(text, line, jumps, places);
}

}  // namespace pegwright::notation

#endif
