// The format of a file of winning positions. winning_writer writes it, winning_file reads it.
//
//     pegwright winning positions 1          the version
//     board english                          as it may be written
//     problem vacate d4 finish d4            a line each; vacate any finish any: from any vacancy to any peg
//                                            an empty line ends what a person may read
//     blocks                                 1,024 keys of a level each, the last of a level the rest
//     levels                                 six numbers each: LevelEntry
//     the blocks' places                     three numbers each: BlockEntry
//     the end                                six numbers: FileEnd
//
// Keys are up to the symmetries of the problem, in the position class of its starts (levels/keys/position_keys.hpp).
// Upper levels hold positions from the start's pegs down to the middle (bits/game.hpp). Lower levels hold the
// complements of positions below, with the keys of the backward search; complement problems need none.
//
// A level's keys ascend. A block stores their differences, from its first key on (levels/keys/key_codec.hpp). Numbers
// have 64 bits, lowest byte first. Each block has an XXH3 checksum, and one covers everything else.
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
// More than 64 problems of a board with 64 holes need.
inline constexpr std::uint64_t longest_header = 1 << 16;
inline constexpr std::size_t most_problems = 64;

// In the order of problems; upper levels first, then lower ones, the most pegs first.
struct LevelEntry {
    std::uint64_t problem;    // number of its line, from 0
    std::uint64_t lower;      // 1: of complements
    std::uint64_t pegs;       // of the positions with these keys
    std::uint64_t positions;  // keys, at least one
    std::uint64_t images;     // positions if images under symmetries count separately
    std::uint64_t blocks;
};

struct BlockEntry {
    std::uint64_t first;   // key
    std::uint64_t offset;  // where it begins; it ends where the next begins
    std::uint64_t checksum;
};

struct FileEnd {
    std::uint64_t header_size;
    std::uint64_t levels_offset;
    std::uint64_t levels;
    std::uint64_t blocks;
    std::uint64_t file_size;
    std::uint64_t checksum;  // of header, levels, places and the numbers above
};

}  // namespace pegwright::search::winning
