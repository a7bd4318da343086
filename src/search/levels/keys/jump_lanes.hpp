// The keys one jump away from many positions at once: what position_keys.hpp does, with all images of a position in
// a few registers.
//
// Images are held as keys, without the holes that the class determines, in lanes of 32 bits where keys are as short,
// of 64 bits otherwise. A jump is an exclusive or of each register; the least image is found by minima of registers,
// then of halves of one. Eight images of 32 bits are two registers, on any x86-64 processor with SSE4.2
// (jump_lanes.cpp), or half of one with AVX-512 (jump_lanes_512.cpp), where many positions share each minimum.
#pragma once

#include "search/bits/small_board.hpp"
#include "search/levels/keys/reached.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// Numbers of jumps along one direction are below this.
inline constexpr std::size_t jump_slots = 64;

// The tables: as those of position_keys, with images as keys. Filled by PositionKeys.
struct JumpLanes {
    int key_bits = 64;
    int key_bytes = 0;
    std::size_t images = 1;              // the group's order
    std::size_t image_words = 0;         // of 64 bits, of a row: images, padded with the first to whole registers
    std::size_t line_words = 0;          // the same of directions
    bool narrow = false;                 // lanes of 32 bits
    std::vector<bits::Bits> table;       // [byte of the key][its value][image_words + line_words]
    std::vector<bits::Bits> constant;    // what key 0 stands for
    std::vector<bits::Bits> flips;       // [direction][place of a jump in it, below jump_slots][image_words]
    std::size_t most_jumps = 0;          // from a position
    std::array<bits::Bits, 4> starts{};  // of each direction
    bool in_512_bits = has_512_bits();   // whether such registers are used
    // With arrivals (arrivals.hpp), if they are kept; lanes are keys, then two numbers: the jump's and the arrival's.
    bool keeps_last_jumps = false;
    std::vector<bits::Bits> last_jump_flips;  // as flips
    std::vector<bits::Bits> last_jump_rows;   // image_words for each arrival: its image's number under each symmetry
    std::vector<std::array<bits::Bits, 4>> wanted;    // of each arrival, of each direction: jumps to be looked at,
    std::vector<std::array<bits::Bits, 4>> hindered;  // and those of them that share a hole with it

    // From rows of the images' keys, then of the holes in the order of each direction.
    void set_shape(std::size_t group_order, std::size_t directions, int bits_of_key, bool in_short_lanes);
    void add_row(std::span<const bits::Bits> row, std::vector<bits::Bits>& to) const;
    // jump: jump_slots * direction + place.
    void add_flip(std::size_t jump, std::span<const bits::Bits> images_of_three);
    // numbers: of the images of the jump. All jumps, after all flips, then those of arrivals.
    void add_numbers(std::size_t jump, std::span<const bits::Bits> numbers);
    void add_last_jump(std::span<const bits::Bits> numbers);

    // Whether this processor has what expand() needs, and keys have a bit to spare for comparing them with a sign.
    bool usable() const;
    // Notes what one jump leads to (or what it came from, if back). At most 2^16 parents; in reached, which notes
    // nothing yet, there is room for so many keys, and for rows of image_words for each parent. usable() only.
    void expand(std::span<const Key> parents, bool back, ReachedKeys& reached) const;
    // The same of keys with arrivals, forwards, without jumps that are not needed. keeps_arrivals and usable() only.
    void expand_with_last_jumps(std::span<const Key> parents, ReachedKeys& reached) const;
    // The same in registers of up to 512 bits; has_512_bits() tells whether this processor has them, and what moves
    // the bytes of one together (VBMI2).
    static bool has_512_bits();
    void expand_in_512_bits(std::span<const Key> parents, bool back, ReachedKeys& reached) const;
    void expand_with_last_jumps_in_512_bits(std::span<const Key> parents, ReachedKeys& reached) const;
};

}  // namespace pegwright::search::levels
