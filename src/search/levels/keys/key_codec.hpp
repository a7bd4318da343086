// Packs sorted keys as the differences of neighbours, less one, seven bits a byte, lowest bits first. The top bit of a
// byte says that more follow. Keys of dense levels take one or two bytes.
#pragma once

#include "search/levels/keys/position_keys.hpp"

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

inline constexpr std::size_t most_bytes_of_key = 10;

// The most bytes of a difference, if no offset is greater.
inline std::size_t most_bytes_of(std::uint64_t offset) {
    return static_cast<std::size_t>(std::bit_width(offset | 1) + 6) / 7;
}

// Appends ascending distinct offsets. most_bytes: of a difference. O(offsets). Offsets 3, 4, 500 have the differences
// 3, 0, 495 and the bytes 03 00 ef 03.
template <class Offset>
void encode_ascending(std::span<const Offset> offsets, std::vector<std::uint8_t>& bytes,
                      std::size_t most_bytes = most_bytes_of_key) {
    const std::size_t before = bytes.size();
    bytes.resize(before + offsets.size() * most_bytes);
    std::uint8_t* out = bytes.data() + before;
    std::uint64_t next = 0;
    for (const std::uint64_t offset : offsets) {
        std::uint64_t difference = offset - next;
        for (; difference >= 128; difference >>= 7) *out++ = static_cast<std::uint8_t>(difference | 128);
        *out++ = static_cast<std::uint8_t>(difference);
        next = offset + 1;
    }
    bytes.resize(static_cast<std::size_t>(out - bytes.data()));
}

// Appends base + offset for `count` offsets. False if the bytes hold fewer, or, with `all`, more.
template <class Number>
bool decode_ascending(std::span<const std::uint8_t> bytes, std::uint64_t count, Number base,
                      std::vector<Number>& numbers, bool all = true) {
    const std::size_t before = numbers.size();
    if (count > bytes.size()) return false;
    numbers.resize(before + count);
    const std::uint8_t* in = bytes.data();
    const std::uint8_t* const end = in + bytes.size();
    Number next = base;
    for (std::size_t i = before; i < before + count; ++i) {
        if (in != end && *in < 128) {
            next += static_cast<Number>(*in++);
            numbers[i] = next++;
            continue;
        }
        std::uint64_t difference = 0;
        for (int shift = 0;; shift += 7) {
            if (in == end || shift > 63) return false;
            const std::uint64_t byte = *in++;
            difference |= (byte & 127) << shift;
            if (byte < 128) break;
        }
        next += static_cast<Number>(difference);
        numbers[i] = next++;
    }
    return in == end || !all;
}

}  // namespace pegwright::search::levels
