#include "search/levels/keys/jump_lanes.hpp"

#include "search/bits/counting_bits.hpp"
#include "search/levels/keys/last_jumps.hpp"

#include <algorithm>
#include <bit>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace pegwright::search::levels {

using bits::Bits;

void JumpLanes::set_shape(std::size_t group_order, std::size_t directions, int bits_of_key, bool in_short_lanes) {
    images = group_order;
    key_bits = bits_of_key;
    narrow = in_short_lanes;
    const std::size_t in_a_register = narrow ? 4 : 2;
    image_words = (images + in_a_register - 1) / in_a_register * 2;
    line_words = directions <= 2 ? 2 : 4;
    key_bytes = (key_bits + 7) / 8;
    flips.resize(jump_slots * line_words * image_words);
    last_jump_flips.resize(flips.size());
}

void JumpLanes::add_row(std::span<const Bits> row, std::vector<Bits>& to) const {
    const std::size_t in_a_word = narrow ? 2 : 1;
    const auto image = [&](std::size_t i) { return row[i < images ? i : 0]; };
    for (std::size_t w = 0; w < image_words; ++w)
        to.push_back(narrow ? image(w * in_a_word) | image(w * in_a_word + 1) << 32 : image(w));
    for (std::size_t d = 0; d < line_words; ++d) to.push_back(images + d < row.size() ? row[images + d] : 0);
}

void JumpLanes::add_flip(std::size_t jump, std::span<const Bits> images_of_three) {
    std::vector<Bits> row;
    add_row(images_of_three, row);
    for (std::size_t w = 0; w < image_words; ++w) flips[jump * image_words + w] = row[w];
    ++most_jumps;
}

void JumpLanes::add_numbers(std::size_t jump, std::span<const Bits> numbers) {
    std::vector<Bits> row;
    add_row(numbers, row);
    for (std::size_t w = 0; w < image_words; ++w) {
        const std::size_t at = jump * image_words + w;
        last_jump_flips[at] = flips[at] << 2 * last_jump_bits | row[w] << last_jump_bits;
    }
}

void JumpLanes::add_last_jump(std::span<const Bits> numbers) {
    std::vector<Bits> row;
    add_row(numbers, row);
    last_jump_rows.insert(last_jump_rows.end(), row.begin(), row.begin() + static_cast<std::ptrdiff_t>(image_words));
}

#if defined(__x86_64__)
namespace {

#define PEGWRIGHT_LANES [[gnu::target("popcnt,sse4.2"), gnu::always_inline]] inline

PEGWRIGHT_LANES __m128i load(const Bits* from) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from)); }

template <bool Narrow>
PEGWRIGHT_LANES __m128i least(__m128i a, __m128i b) {
    if constexpr (Narrow)
        return _mm_min_epu32(a, b);
    else
        return _mm_blendv_epi8(a, b, _mm_cmpgt_epi64(a, b));
}

template <bool Narrow>
PEGWRIGHT_LANES Key least_lane(__m128i a) {
    if constexpr (Narrow) {
        a = _mm_min_epu32(a, _mm_shuffle_epi32(a, 0x4e));
        a = _mm_min_epu32(a, _mm_shuffle_epi32(a, 0xb1));
        return static_cast<std::uint32_t>(_mm_cvtsi128_si32(a));
    } else {
        return static_cast<Key>(std::min(_mm_cvtsi128_si64(a), _mm_extract_epi64(a, 1)));
    }
}

template <bool Narrow, std::size_t Images>
PEGWRIGHT_LANES int as_first(const __m128i* image) {
    int same = 0;
    const __m128i first = Narrow ? _mm_shuffle_epi32(image[0], 0) : _mm_shuffle_epi32(image[0], 0x44);
    for (std::size_t i = 0; i < Images; ++i) {
        if constexpr (Narrow)
            same += std::popcount(
                static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(image[i], first)))));
        else
            same += std::popcount(
                static_cast<unsigned>(_mm_movemask_pd(_mm_castsi128_pd(_mm_cmpeq_epi64(image[i], first)))));
    }
    return same;
}

template <std::size_t Registers>
PEGWRIGHT_LANES void add_rows(__m128i* row, const Bits* table, Key key, int bytes) {
    constexpr std::size_t width = 2 * Registers;
    for (int byte = 0; byte < bytes; ++byte, key >>= 8, table += 256 * width) {
        const Bits* const from = table + (key & 255) * width;
        for (std::size_t i = 0; i < Registers; ++i) row[i] = _mm_xor_si128(row[i], load(from + 2 * i));
    }
}

template <bool Narrow, bool LastJumps, std::size_t Images, std::size_t Lines>
[[gnu::target("popcnt,sse4.2"), gnu::noinline]] void expand_in(const JumpLanes& lanes, std::span<const Key> parents,
                                                               Bits turned, ReachedKeys& reached) {
    constexpr std::size_t registers = Images + Lines;
    constexpr std::size_t width = 2 * registers;
    const auto padding = static_cast<int>(Images * (Narrow ? 4 : 2) - lanes.images);
    Key* out = reached.keys.data() + reached.count;
    std::uint16_t* from = reached.from.data() + reached.count;
    const Bits* const flips = LastJumps ? lanes.last_jump_flips.data() : lanes.flips.data();
    std::array<std::uint8_t, 16> orbit{};  // how many images differ, if so many equal the first
    for (std::size_t same = 1; same <= lanes.images; ++same)
        orbit[same] = static_cast<std::uint8_t>(lanes.images / same);
    std::uint64_t images_of_all = 0;
    const __m128i turn = _mm_set1_epi64x(static_cast<long long>(turned));
    // Parents mostly ascend, so their upper bytes rarely change; the rows of these stay combined.
    const int upper_byte = (lanes.key_bytes + 1) / 2;
    const Bits* const upper_table = lanes.table.data() + static_cast<std::size_t>(upper_byte) * 256 * width;
    Key upper = 0;
    __m128i upper_row[registers];
    for (std::size_t i = 0; i < registers; ++i) upper_row[i] = load(lanes.constant.data() + 2 * i);
    for (std::size_t parent = 0; parent < parents.size(); ++parent) {
        const Key key = LastJumps ? parents[parent] >> last_jump_bits : parents[parent];
        if (key >> (8 * upper_byte) != upper) {
            upper = key >> (8 * upper_byte);
            for (std::size_t i = 0; i < registers; ++i) upper_row[i] = load(lanes.constant.data() + 2 * i);
            add_rows<registers>(upper_row, upper_table, upper, lanes.key_bytes - upper_byte);
        }
        __m128i row[registers];
        for (std::size_t i = 0; i < registers; ++i) row[i] = upper_row[i];
        add_rows<registers>(row, lanes.table.data(), key, upper_byte);
        const __m128i* const image = row;
        const __m128i* const line = row + Images;
        const Key* const before = out;
        images_of_all += orbit[static_cast<std::size_t>(as_first<Narrow, Images>(image) - padding)];
        const std::size_t last_jump = LastJumps ? parents[parent] & no_last_jump : 0;
        if constexpr (LastJumps) {
            const Bits* const numbers = lanes.last_jump_rows.data() + 2 * Images * last_jump;
            for (std::size_t i = 0; i < Images; ++i)
                row[i] = _mm_xor_si128(_mm_slli_epi64(row[i], 2 * last_jump_bits), load(numbers + 2 * i));
        }
        for (std::size_t i = 0; i < Lines; ++i) {
            const __m128i middles = _mm_xor_si128(_mm_srli_epi64(line[i], 1), turn);
            const __m128i ends = _mm_xor_si128(line[i], _mm_srli_epi64(line[i], 2));
            const Bits* const starts = LastJumps ? lanes.wanted[last_jump].data() : lanes.starts.data();
            const __m128i possible = _mm_and_si128(_mm_and_si128(load(starts + 2 * i), middles), ends);
            const Bits both[2] = {static_cast<Bits>(_mm_cvtsi128_si64(possible)),
                                  static_cast<Bits>(_mm_extract_epi64(possible, 1))};
            // One loop for both directions, so that its end is mispredicted only once.
            const Bits* flips_here = flips + 2 * i * jump_slots * 2 * Images;
            Bits jumps = both[0];
            const Bits then = both[1];
            Bits hindered = LastJumps ? lanes.hindered[last_jump][2 * i] : 0;
            for (int left = std::popcount(jumps) + std::popcount(then); left != 0; --left) {
                const bool over = jumps == 0;
                flips_here = over ? flips + (2 * i + 1) * jump_slots * 2 * Images : flips_here;
                jumps = over ? then : jumps;
                const int place = std::countr_zero(jumps);
                const Bits* const flip = flips_here + 2 * Images * static_cast<std::size_t>(place);
                jumps &= jumps - 1;
                __m128i best = _mm_xor_si128(image[0], load(flip));
                for (std::size_t k = 1; k < Images; ++k)
                    best = least<Narrow>(best, _mm_xor_si128(image[k], load(flip + 2 * k)));
                const Key found = least_lane<Narrow>(best);
                if constexpr (LastJumps) {
                    if (over) hindered = lanes.hindered[last_jump][2 * i + 1];
                    const bool first = (found & no_last_jump) >= (found >> last_jump_bits & no_last_jump);
                    *out = found >> last_jump_bits;
                    out += static_cast<std::size_t>(first) | (hindered >> place & 1);
                } else {
                    *out++ = found;
                    *from++ = static_cast<std::uint16_t>(parent);
                }
            }
        }
        if (!LastJumps && out == before) reached.ended.push_back(static_cast<std::uint16_t>(parent));
    }
    reached.images += images_of_all;
    reached.count = static_cast<std::size_t>(out - reached.keys.data());
}

template <bool Narrow, std::size_t Images, bool LastJumps = false>
void expand_with(const JumpLanes& lanes, std::span<const Key> parents, Bits turned, ReachedKeys& reached) {
    if (lanes.line_words == 2) return expand_in<Narrow, LastJumps, Images, 1>(lanes, parents, turned, reached);
    return expand_in<Narrow, LastJumps, Images, 2>(lanes, parents, turned, reached);
}

}  // namespace

bool JumpLanes::usable() const { return key_bits < 64 && bits::counts_bits_in_one(); }

void JumpLanes::expand(std::span<const Key> parents, bool back, ReachedKeys& reached) const {
    if (in_512_bits) return expand_in_512_bits(parents, back, reached);
    const Bits turned = back ? ~Bits{0} : 0;
    switch (image_words / 2) {
        case 1:
            return narrow ? expand_with<true, 1>(*this, parents, turned, reached)
                          : expand_with<false, 1>(*this, parents, turned, reached);
        case 2:
            return narrow ? expand_with<true, 2>(*this, parents, turned, reached)
                          : expand_with<false, 2>(*this, parents, turned, reached);
        case 3:
            return narrow ? expand_with<true, 3>(*this, parents, turned, reached)
                          : expand_with<false, 3>(*this, parents, turned, reached);
        case 4:
            return expand_with<false, 4>(*this, parents, turned, reached);
        default:
            return expand_with<false, 6>(*this, parents, turned, reached);
    }
}

void JumpLanes::expand_with_last_jumps(std::span<const Key> parents, ReachedKeys& reached) const {
    if (in_512_bits) return expand_with_last_jumps_in_512_bits(parents, reached);
    switch (image_words / 2) {
        case 1:
            return expand_with<false, 1, true>(*this, parents, 0, reached);
        case 2:
            return expand_with<false, 2, true>(*this, parents, 0, reached);
        case 3:
            return expand_with<false, 3, true>(*this, parents, 0, reached);
        case 4:
            return expand_with<false, 4, true>(*this, parents, 0, reached);
        default:
            return expand_with<false, 6, true>(*this, parents, 0, reached);
    }
}
#else
bool JumpLanes::usable() const { return false; }
void JumpLanes::expand(std::span<const Key>, bool, ReachedKeys&) const {}
void JumpLanes::expand_with_last_jumps(std::span<const Key>, ReachedKeys&) const {}
#endif

}  // namespace pegwright::search::levels
