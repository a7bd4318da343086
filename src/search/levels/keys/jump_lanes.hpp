// Does the work of position_keys.hpp for many positions at once, with all images of a position in a few SIMD registers.
//
// Images are keys in lanes of 32 bits, or of 64 for longer keys. The least image is the minimum of the registers, then
// of the lanes. In AVX-512 (jump_lanes_512.cpp) many positions share each minimum.
#pragma once

#include "search/bits/small_board.hpp"
#include "search/levels/keys/reached.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

inline constexpr std::size_t jump_slots = 64;

// Filled by PositionKeys.
struct JumpLanes {
    int key_bits = 64;
    int key_bytes = 0;
    std::size_t images = 1;              // order of the group
    std::size_t image_words = 0;         // 64-bit words of a row: images, padded with the first to whole registers
    std::size_t line_words = 0;          // the same for directions
    bool narrow = false;                 // lanes of 32 bits
    std::vector<bits::Bits> table;       // [byte of the key][its value][image_words + line_words]
    std::vector<bits::Bits> constant;    // the row of key 0
    std::vector<bits::Bits> flips;       // [direction][place of a jump in it, below jump_slots][image_words]
    std::size_t most_jumps = 0;          // from a position
    std::array<bits::Bits, 4> starts{};  // of each direction
    bool in_512_bits = has_512_bits();   // whether registers of AVX-512 are used
    // A lane has the key, then the numbers of the jump and of the last jump (last_jumps.hpp).
    bool keeps_last_jumps = false;
    std::vector<bits::Bits> last_jump_flips;          // flips, with the number of the jump
    std::vector<bits::Bits> last_jump_rows;           // [last jump][image_words]: its number under each symmetry
    std::vector<std::array<bits::Bits, 4>> wanted;    // for each last jump and direction: jumps to look at,
    std::vector<std::array<bits::Bits, 4>> hindered;  // and those of them that share a hole with it

    // Call it first. A row has the images, then the holes along each direction.
    void set_shape(std::size_t group_order, std::size_t directions, int bits_of_key, bool in_short_lanes);
    void add_row(std::span<const bits::Bits> row, std::vector<bits::Bits>& to) const;
    // jump: jump_slots * direction + place.
    void add_flip(std::size_t jump, std::span<const bits::Bits> images_of_three);
    // Numbers of the jump's images. Add all flips, then all numbers, then all last jumps.
    void add_numbers(std::size_t jump, std::span<const bits::Bits> numbers);
    void add_last_jump(std::span<const bits::Bits> numbers);

    // Whether this processor has SSE4.2, and keys have a spare bit for signed comparison.
    bool usable() const;
    // For at most 2^16 parents. `reached` must be empty, with room for the keys and for image_words a parent. Only if
    // usable().
    void expand(std::span<const Key> parents, bool back, ReachedKeys& reached) const;
    // With needed jumps only. Only if usable() and keeps_last_jumps.
    void expand_with_last_jumps(std::span<const Key> parents, ReachedKeys& reached) const;
    // With AVX-512 and VBMI2, if has_512_bits().
    static bool has_512_bits();
    void expand_in_512_bits(std::span<const Key> parents, bool back, ReachedKeys& reached) const;
    void expand_with_last_jumps_in_512_bits(std::span<const Key> parents, ReachedKeys& reached) const;
};

}  // namespace pegwright::search::levels
