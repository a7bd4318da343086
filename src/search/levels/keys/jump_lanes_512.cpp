// Finds jumps in registers of up to 512 bits, on processors with AVX-512 and VBMI2 (Ice Lake, Zen 4 and later).
//
// The first pass lists the possible jumps: one instruction compresses the numbers of a word's set bits. The second pass
// makes several keys at once. It interleaves two registers in two ways; the minimum has half as many lanes of each. In
// the end each lane is the least image of one jump.
//
//     a0 a1 a2 a3      a0 b0 a1 b1
//     b0 b1 b2 b3      a2 b2 a3 b3      minimum: a b a b, and together with c and d: a b c d
#include "search/levels/keys/jump_lanes.hpp"

#include "search/bits/counting_bits.hpp"
#include "search/levels/keys/last_jumps.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#if defined(__x86_64__)
#if !defined(__clang__)
// g++ 12 warns of its own headers.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#endif

namespace pegwright::search::levels {

using bits::Bits;

#if defined(__x86_64__)
namespace {

#define PEGWRIGHT_TARGET gnu::target("popcnt,avx2,avx512f,avx512bw,avx512vl,avx512vbmi2")
#define PEGWRIGHT_WIDE_LANES [[PEGWRIGHT_TARGET, gnu::always_inline]] inline

template <std::size_t Bytes>
struct Of;
template <>
struct Of<16> {
    using Register = __m128i;
};
template <>
struct Of<32> {
    using Register = __m256i;
};
template <>
struct Of<64> {
    using Register = __m512i;
};
template <std::size_t Bytes>
using Register = typename Of<Bytes>::Register;

template <std::size_t Bytes>
PEGWRIGHT_WIDE_LANES Register<Bytes> load(const void* from) {
    Register<Bytes> result;
    std::memcpy(&result, from, Bytes);
    return result;
}
template <class Any>
PEGWRIGHT_WIDE_LANES void store(Any from, void* to) {
    std::memcpy(to, &from, sizeof from);
}

template <bool Narrow>
PEGWRIGHT_WIDE_LANES __m128i lesser(__m128i a, __m128i b) {
    return Narrow ? _mm_min_epu32(a, b) : _mm_min_epu64(a, b);
}
template <bool Narrow>
PEGWRIGHT_WIDE_LANES __m256i lesser(__m256i a, __m256i b) {
    return Narrow ? _mm256_min_epu32(a, b) : _mm256_min_epu64(a, b);
}
template <bool Narrow>
PEGWRIGHT_WIDE_LANES __m512i lesser(__m512i a, __m512i b) {
    return Narrow ? _mm512_min_epu32(a, b) : _mm512_min_epu64(a, b);
}

template <bool Narrow>
PEGWRIGHT_WIDE_LANES int lanes_as(__m128i a, __m128i first) {
    return std::popcount(static_cast<unsigned>(Narrow ? _mm_cmpeq_epi32_mask(a, _mm_broadcastd_epi32(first))
                                                      : _mm_cmpeq_epi64_mask(a, _mm_broadcastq_epi64(first))));
}
template <bool Narrow>
PEGWRIGHT_WIDE_LANES int lanes_as(__m256i a, __m128i first) {
    return std::popcount(static_cast<unsigned>(Narrow ? _mm256_cmpeq_epi32_mask(a, _mm256_broadcastd_epi32(first))
                                                      : _mm256_cmpeq_epi64_mask(a, _mm256_broadcastq_epi64(first))));
}
template <bool Narrow>
PEGWRIGHT_WIDE_LANES int lanes_as(__m512i a, __m128i first) {
    static_assert(!Narrow);
    return std::popcount(static_cast<unsigned>(_mm512_cmpeq_epi64_mask(a, _mm512_broadcastq_epi64(first))));
}

// Registers reduced at once: their least lanes fill registers of keys.
template <bool Narrow, std::size_t Bytes>
constexpr std::size_t at_once = Bytes / (Narrow ? 4 : 8);

template <bool Narrow>
PEGWRIGHT_WIDE_LANES void least_lanes(const __m128i* of, Key* to) {
    if constexpr (Narrow) {
        const __m128i a = lesser<true>(_mm_unpacklo_epi32(of[0], of[1]), _mm_unpackhi_epi32(of[0], of[1]));
        const __m128i b = lesser<true>(_mm_unpacklo_epi32(of[2], of[3]), _mm_unpackhi_epi32(of[2], of[3]));
        store(_mm256_cvtepu32_epi64(lesser<true>(_mm_unpacklo_epi64(a, b), _mm_unpackhi_epi64(a, b))), to);
    } else {
        store(lesser<false>(_mm_unpacklo_epi64(of[0], of[1]), _mm_unpackhi_epi64(of[0], of[1])), to);
    }
}

template <bool Narrow>
PEGWRIGHT_WIDE_LANES __m256i least_of_halves(__m256i a, __m256i b) {
    return lesser<Narrow>(_mm256_permute2x128_si256(a, b, 0x20), _mm256_permute2x128_si256(a, b, 0x31));
}
template <bool Narrow>
PEGWRIGHT_WIDE_LANES __m256i least_in_halves(const __m256i* of) {
    if constexpr (Narrow) {
        const __m256i a = lesser<true>(_mm256_unpacklo_epi32(of[0], of[1]), _mm256_unpackhi_epi32(of[0], of[1]));
        const __m256i b = lesser<true>(_mm256_unpacklo_epi32(of[2], of[3]), _mm256_unpackhi_epi32(of[2], of[3]));
        return lesser<true>(_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
    } else {
        return lesser<false>(_mm256_unpacklo_epi64(of[0], of[1]), _mm256_unpackhi_epi64(of[0], of[1]));
    }
}
template <bool Narrow>
PEGWRIGHT_WIDE_LANES void least_lanes(const __m256i* of, Key* to) {
    const std::size_t half = at_once<Narrow, 32> / 2;
    const __m256i least = least_of_halves<Narrow>(least_in_halves<Narrow>(of), least_in_halves<Narrow>(of + half));
    if constexpr (Narrow)
        store(_mm512_cvtepu32_epi64(least), to);
    else
        store(least, to);
}

PEGWRIGHT_WIDE_LANES __m512i least_of_quarters(__m512i a, __m512i b) {
    return lesser<false>(_mm512_shuffle_i64x2(a, b, 0x88), _mm512_shuffle_i64x2(a, b, 0xdd));
}
PEGWRIGHT_WIDE_LANES __m512i least_in_quarters(const __m512i* of) {
    return lesser<false>(_mm512_unpacklo_epi64(of[0], of[1]), _mm512_unpackhi_epi64(of[0], of[1]));
}
template <bool Narrow>
PEGWRIGHT_WIDE_LANES void least_lanes(const __m512i* of, Key* to) {
    static_assert(!Narrow);
    const __m512i a = least_of_quarters(least_in_quarters(of), least_in_quarters(of + 2));
    const __m512i b = least_of_quarters(least_in_quarters(of + 4), least_in_quarters(of + 6));
    store(least_of_quarters(a, b), to);
}

template <bool Narrow, std::size_t Bytes, std::size_t Count>
struct LaneShape {
    static constexpr bool narrow = Narrow;
    static constexpr std::size_t bytes = Bytes;
    static constexpr std::size_t registers = Count;
    static constexpr std::size_t words_each = Bytes / sizeof(Bits);
    static constexpr std::size_t words = Count * words_each;
    static constexpr std::size_t rows_at_once = at_once<Narrow, Bytes>;
};

constexpr std::array<std::uint8_t, jump_slots> numbers_of_slots = [] {
    std::array<std::uint8_t, jump_slots> result{};
    for (std::size_t i = 0; i < jump_slots; ++i) result[i] = static_cast<std::uint8_t>(i);
    return result;
}();

template <class Images, std::size_t Directions>
struct LaneRow {
    static constexpr std::size_t width = Images::words + Directions;
    Register<Images::bytes> images[Images::registers];
    Register<Directions * sizeof(Bits)> lines;

    PEGWRIGHT_WIDE_LANES static LaneRow at(const Bits* from) {
        LaneRow row;
        for (std::size_t i = 0; i < Images::registers; ++i)
            row.images[i] = load<Images::bytes>(from + i * Images::words_each);
        row.lines = load<Directions * sizeof(Bits)>(from + Images::words);
        return row;
    }
    PEGWRIGHT_WIDE_LANES void add(const Bits* table, Key key, int bytes) {
        for (int byte = 0; byte < bytes; ++byte, key >>= 8, table += 256 * width) {
            const LaneRow other = at(table + (key & 255) * width);
            for (std::size_t i = 0; i < Images::registers; ++i) images[i] ^= other.images[i];
            lines ^= other.lines;
        }
    }
    PEGWRIGHT_WIDE_LANES int as_first() const {
        int same = 0;
        for (std::size_t i = 0; i < Images::registers; ++i)
            same += lanes_as<Images::narrow>(images[i], _mm_cvtsi64_si128(images[0][0]));
        return same;
    }
};

template <class Images, std::size_t Directions, bool LastJumps>
[[PEGWRIGHT_TARGET, gnu::noinline]] void find_jumps(const JumpLanes& lanes, std::span<const Key> parents, Bits turned,
                                                    ReachedKeys& reached) {
    using LaneRow = LaneRow<Images, Directions>;
    std::array<std::uint8_t, 16> orbit{};  // how many images differ, if so many equal the first
    for (std::size_t same = 1; same <= lanes.images; ++same)
        orbit[same] = static_cast<std::uint8_t>(lanes.images / same);
    const int padding = static_cast<int>(Images::registers * Images::rows_at_once) - static_cast<int>(lanes.images);
    const auto all_slots = load<64>(numbers_of_slots.data());
    Bits* images = reached.rows.data();
    std::size_t count = 0;
    // As in jump_lanes.cpp.
    const int upper_byte = (lanes.key_bytes + 1) / 2;
    const Bits* const upper_table = lanes.table.data() + static_cast<std::size_t>(upper_byte) * 256 * LaneRow::width;
    Key upper = 0;
    LaneRow upper_row = LaneRow::at(lanes.constant.data());
    for (std::size_t parent = 0; parent < parents.size(); ++parent, images += Images::words) {
        const Key key = LastJumps ? parents[parent] >> last_jump_bits : parents[parent];
        if (key >> (8 * upper_byte) != upper) {
            upper = key >> (8 * upper_byte);
            upper_row = LaneRow::at(lanes.constant.data());
            upper_row.add(upper_table, upper, lanes.key_bytes - upper_byte);
        }
        LaneRow row = upper_row;
        row.add(lanes.table.data(), key, upper_byte);
        reached.images += orbit[static_cast<std::size_t>(row.as_first() - padding)];
        const std::size_t last_jump = LastJumps ? parents[parent] & no_last_jump : 0;
        for (std::size_t i = 0; i < Images::registers; ++i) {
            const std::size_t at = i * Images::words_each;
            if constexpr (LastJumps)
                row.images[i] = (row.images[i] << 2 * last_jump_bits) ^
                                load<Images::bytes>(lanes.last_jump_rows.data() + Images::words * last_jump + at);
            store(row.images[i], images + at);
        }

        const auto starts = load<sizeof row.lines>(LastJumps ? lanes.wanted[last_jump].data() : lanes.starts.data());
        // A signed shift; no jump begins near the sign bit.
        const auto middles = (row.lines >> 1) ^ static_cast<long long>(turned);
        const auto ends = row.lines ^ (row.lines >> 2);
        std::array<Bits, Directions> possible;
        store(starts & middles & ends, possible.data());
        const std::size_t before = count;
        for (std::size_t d = 0; d < Directions; ++d) {
            const auto slots = _mm512_add_epi8(all_slots, _mm512_set1_epi8(static_cast<char>(d * jump_slots)));
            store(_mm512_maskz_compress_epi8(possible[d], slots), &reached.jumps[count]);
            if constexpr (LastJumps)
                store(_mm512_maskz_compress_epi8(possible[d], _mm512_movm_epi8(lanes.hindered[last_jump][d])),
                      &reached.hindered[count]);
            count += static_cast<std::size_t>(std::popcount(possible[d]));
        }
        const auto number = _mm512_set1_epi16(static_cast<short>(parent));
        for (std::size_t i = before; i < count; i += 32) store(number, &reached.from[i]);
        if (!LastJumps && count == before) reached.ended.push_back(static_cast<std::uint16_t>(parent));
    }
    reached.count = count;
    for (std::size_t i = 0; i < Images::rows_at_once; ++i) reached.jumps[count + i] = 0;
    for (std::size_t i = 0; i < Images::rows_at_once; ++i) reached.from[count + i] = 0;
}

template <class Images>
[[PEGWRIGHT_TARGET, gnu::noinline]] void make_keys(const Bits* flips, ReachedKeys& reached) {
    const Bits* const rows = reached.rows.data();
    const std::uint8_t* const jumps = reached.jumps.data();
    const std::uint16_t* const from = reached.from.data();
    for (std::size_t some = 0; some < reached.count; some += Images::rows_at_once) {
        Register<Images::bytes> best[Images::rows_at_once];
        for (std::size_t i = 0; i < Images::rows_at_once; ++i) {
            const Bits* const row = rows + Images::words * from[some + i];
            const Bits* const flip = flips + Images::words * jumps[some + i];
            best[i] = load<Images::bytes>(row) ^ load<Images::bytes>(flip);
            for (std::size_t at = Images::words_each; at < Images::words; at += Images::words_each)
                best[i] =
                    lesser<Images::narrow>(best[i], load<Images::bytes>(row + at) ^ load<Images::bytes>(flip + at));
        }
        least_lanes<Images::narrow>(best, reached.keys.data() + some);
    }
}

[[PEGWRIGHT_TARGET, gnu::noinline]] void keep_needed(ReachedKeys& reached) {
    const auto number = _mm512_set1_epi64(no_last_jump);
    Key* const keys = reached.keys.data();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < reached.count; i += 8) {
        const auto found = load<64>(keys + i);
        const auto key_and_jump = _mm512_srli_epi64(found, last_jump_bits);
        const auto hindered = static_cast<unsigned>(_mm_movepi8_mask(load<16>(&reached.hindered[i])));
        const auto there = (1u << std::min<std::size_t>(8, reached.count - i)) - 1;
        const auto first =
            _mm512_cmpge_epu64_mask(_mm512_and_si512(found, number), _mm512_and_si512(key_and_jump, number));
        const auto needed = static_cast<__mmask8>((first | hindered) & there);
        store(_mm512_maskz_compress_epi64(needed, key_and_jump), keys + kept);
        kept += static_cast<std::size_t>(std::popcount(static_cast<unsigned>(needed)));
    }
    reached.count = kept;
}

template <class Images, bool LastJumps>
void expand_as(const JumpLanes& lanes, std::span<const Key> parents, Bits turned, ReachedKeys& reached) {
    if (lanes.line_words == 2)
        find_jumps<Images, 2, LastJumps>(lanes, parents, turned, reached);
    else
        find_jumps<Images, 4, LastJumps>(lanes, parents, turned, reached);
    make_keys<Images>(LastJumps ? lanes.last_jump_flips.data() : lanes.flips.data(), reached);
    if constexpr (LastJumps) keep_needed(reached);
}

template <bool LastJumps>
void expand_wide(const JumpLanes& lanes, std::span<const Key> parents, Bits turned, ReachedKeys& reached) {
    switch (lanes.image_words) {
        case 2:
            return expand_as<LaneShape<false, 16, 1>, LastJumps>(lanes, parents, turned, reached);
        case 4:
            return expand_as<LaneShape<false, 32, 1>, LastJumps>(lanes, parents, turned, reached);
        case 6:
            return expand_as<LaneShape<false, 16, 3>, LastJumps>(lanes, parents, turned, reached);
        case 8:
            return expand_as<LaneShape<false, 64, 1>, LastJumps>(lanes, parents, turned, reached);
        default:
            return expand_as<LaneShape<false, 32, 3>, LastJumps>(lanes, parents, turned, reached);
    }
}

void expand_narrow(const JumpLanes& lanes, std::span<const Key> parents, Bits turned, ReachedKeys& reached) {
    switch (lanes.image_words) {
        case 2:
            return expand_as<LaneShape<true, 16, 1>, false>(lanes, parents, turned, reached);
        case 4:
            return expand_as<LaneShape<true, 32, 1>, false>(lanes, parents, turned, reached);
        default:
            return expand_as<LaneShape<true, 16, 3>, false>(lanes, parents, turned, reached);
    }
}

}  // namespace

bool JumpLanes::has_512_bits() {
    static const bool has = bits::counts_bits_in_one() && __builtin_cpu_supports("avx2") != 0 &&
                            __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
                            __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512vbmi2") != 0;
    return has;
}

void JumpLanes::expand_in_512_bits(std::span<const Key> parents, bool back, ReachedKeys& reached) const {
    const Bits turned = back ? ~Bits{0} : 0;
    if (narrow)
        expand_narrow(*this, parents, turned, reached);
    else
        expand_wide<false>(*this, parents, turned, reached);
}

void JumpLanes::expand_with_last_jumps_in_512_bits(std::span<const Key> parents, ReachedKeys& reached) const {
    expand_wide<true>(*this, parents, 0, reached);
}
#else
bool JumpLanes::has_512_bits() { return false; }
void JumpLanes::expand_in_512_bits(std::span<const Key>, bool, ReachedKeys&) const {}
void JumpLanes::expand_with_last_jumps_in_512_bits(std::span<const Key>, ReachedKeys&) const {}
#endif

}  // namespace pegwright::search::levels
