// The file of winning positions: what stands where in it. winning_writer writes it, winning_file reads it.
//
//     pegwright winning positions 1          the version
//     board english                          as it may be written
//     problem vacate d4 finish d4            a line each; vacate any finish any: from any vacancy to any peg
//                                            an empty line ends what a person may read
//     blocks                                 1,024 keys of a level each, the last of a level the rest
//     levels                                 six numbers each: Level
//     the blocks' places                     three numbers each: Block
//     the end                                six numbers: End
//
// A position wins if it is on the way of a solution of the problem. It has a key (levels/position_keys.hpp: up to the
// symmetries that keep the problem, in the position class of its starts). Positions from the start's number of pegs
// down to the middle (bits/game.hpp) are in the upper levels. Of those below the complements are, which games reach
// that are played from the goals backwards, with pegs and holes exchanged: in the lower levels, with the keys of that
// search; of a complement problem, in the same upper levels, so that half of the positions are stored.
//
// A level's keys ascend from block to block; a block is the differences of its keys from its first key on
// (levels/key_codec.hpp), so that one key is looked up by reading the places and one block. All numbers have 64
// bits, lowest byte first. Checksums are XXH3: one of each block, and one of all that is no block.
#pragma once

#include "base/rooms.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace pegwright::search::winning {

static_assert(std::endian::native == std::endian::little, "numbers in files have the lowest byte first");

inline constexpr std::string_view first_words = "pegwright winning positions ";
inline constexpr std::string_view first_line = "pegwright winning positions 1\n";
inline constexpr std::string_view any_to_any = "vacate any finish any";
inline constexpr std::size_t keys_a_block = 1024;
// More than a board of 64 holes has lines for, each with two pictures of it.
inline constexpr std::uint64_t longest_header = 1 << 16;
inline constexpr std::size_t most_problems = 64;

// In the order of problems; of each the upper levels, then the lower ones, from the most pegs on.
struct LevelEntry {
    std::uint64_t problem;    // by its line, from 0
    std::uint64_t lower;      // 1: of complements
    std::uint64_t pegs;       // of what its keys are keys of
    std::uint64_t positions;  // keys, at least one
    std::uint64_t images;     // positions when images under symmetries count as different
    std::uint64_t blocks;
};

struct BlockEntry {
    std::uint64_t first;   // key
    std::uint64_t offset;  // where it begins; the next one where it ends
    std::uint64_t checksum;
};

struct FileEnd {
    std::uint64_t header_size;
    std::uint64_t levels_offset;
    std::uint64_t levels;
    std::uint64_t blocks;
    std::uint64_t file_size;
    std::uint64_t checksum;  // of header, levels, places and the end up to here
};

}  // namespace pegwright::search::winning
