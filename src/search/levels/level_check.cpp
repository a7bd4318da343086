#include "search/levels/level_check.hpp"

#include "search/levels/keys/key_codec.hpp"
#include "search/levels/keys/key_scatter.hpp"

#include <algorithm>
#include <utility>

namespace pegwright::search::levels {
namespace {

// A row of Pascal's triangle; below 2^61 on 64 holes.
std::uint64_t positions_with(int holes, int pegs) {
    std::vector<std::uint64_t> row(static_cast<std::size_t>(holes) + 1, 0);
    row[0] = 1;
    for (int n = 0; n < holes; ++n)
        for (std::size_t k = row.size() - 1; k > 0; --k) row[k] += row[k - 1];
    return pegs < 0 || pegs > holes ? 0 : row[static_cast<std::size_t>(pegs)];
}

bool plausible_range(const Level& level, std::size_t i, int bits) {
    const Bucket& bucket = level.buckets[i];
    const int shift = Partition::shift_of(bits);
    if (bucket.base >> shift << shift != bucket.base || (bits < 64 && bucket.base >> bits != 0)) return false;
    if (i == 0 ? bucket.base != 0 : bucket.base <= level.buckets[i - 1].base) return false;
    const Key widest = level.end(i) - bucket.base - 1;
    // Offsets within a range have 32 bits, see build_level().
    if (level.buckets.size() > 1 && bits <= most_bits_of_short_offsets && widest >> 32 != 0) return false;
    if (bucket.count > 0 && bucket.count - 1 > widest) return false;
    // An empty bucket is never read, so nothing else would check its bytes.
    return bucket.count <= bucket.size && (bucket.size == 0 || (bucket.size - 1) / most_bytes_of_key < bucket.count);
}

bool fill(const Level& level, BytesInFile where) {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> parts;
    for (const Bucket& bucket : level.buckets) parts.emplace_back(bucket.offset, bucket.size);
    std::sort(parts.begin(), parts.end());
    for (const auto& [offset, size] : parts) {
        if (offset != where.begin || size > where.end - where.begin) return false;
        where.begin += size;
    }
    return where.begin == where.end;
}

}  // namespace

std::uint64_t most_buckets(int key_bits) {
    const bool cut = key_bits > 32 && key_bits <= most_bits_of_short_offsets;
    return 1 + most_ranges + (cut ? std::uint64_t{1} << (key_bits - 32) : 0);
}

bool plausible(const Level& level, const PositionKeys& keys, BytesInFile where) {
    if (level.buckets.empty() || level.buckets.size() > most_buckets(keys.bits())) return false;
    std::uint64_t left = positions_with(keys.holes(), level.pegs);
    for (std::size_t i = 0; i < level.buckets.size(); ++i) {
        if (!plausible_range(level, i, keys.bits()) || level.buckets[i].count > left) return false;
        left -= level.buckets[i].count;
    }
    return fill(level, where);
}

}  // namespace pegwright::search::levels
