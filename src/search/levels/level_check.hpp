// What a level that comes from a file may be. Whoever writes a file can write its checksums as well, so every number
// in it is held against the board and the number of pegs before memory is asked for or a table is looked up.
#pragma once

#include "search/levels/level.hpp"

#include <cstdint>

namespace pegwright::search::levels {

// The most ranges a level may be cut into, of keys below 2^bits, but for what wide ranges add (see most_buckets).
inline constexpr std::uint64_t most_ranges = 2048;
// The most buckets a search writes: ranges, and cuts of those wider than 2^32. O(1).
std::uint64_t most_buckets(int key_bits);

// Where the bytes of buckets lie in a file.
struct BytesInFile {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

// Whether the index of a level is one that a search may have written: ascending ranges that a partition of its keys
// has, no wider than what is built on them can tell apart, no more keys than there are positions with so many pegs,
// and buckets that fill their part of the file one after the other. O(buckets * log buckets).
bool plausible(const Level& level, const PositionKeys& keys, BytesInFile where);

}  // namespace pegwright::search::levels
