// Checks a level file's index before memory is allocated or a table is indexed by it. Forged files can have right
// checksums.
#pragma once

#include "search/levels/level.hpp"

#include <cstdint>

namespace pegwright::search::levels {

inline constexpr std::uint64_t most_ranges = 2048;
// Ranges, and cuts of those wider than 2^32.
std::uint64_t most_buckets(int key_bits);

struct BytesInFile {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

// Whether a search could have written this index. O(buckets * log buckets).
// - Ranges ascend, begin where keys can be cut, and are not wider than offsets allow.
// - There are no more keys than positions with this number of pegs.
// - The bytes of the buckets fill their part of the file without gaps.
bool plausible(const Level& level, const PositionKeys& keys, BytesInFile where);

}  // namespace pegwright::search::levels
