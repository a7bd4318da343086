#include "search/levels/level.hpp"

#include "base/error.hpp"
#include "search/levels/key_codec.hpp"

#include <algorithm>

namespace pegwright::search::levels {

std::uint64_t Level::positions() const {
    std::uint64_t sum = 0;
    for (const Bucket& bucket : buckets) sum += bucket.count;
    return sum;
}

std::uint64_t Level::memory() const {
    std::uint64_t sum = buckets.capacity() * sizeof(Bucket);
    for (const Bucket& bucket : buckets) sum += bucket.bytes.capacity();
    return sum;
}

void Level::read(std::size_t i, std::vector<Key>& keys, std::vector<std::uint8_t>& room, std::uint64_t most) const {
    const Bucket& bucket = buckets[i];
    keys.clear();
    if (file) file->read(bucket.offset, bucket.size, bucket.checksum, room);
    const std::uint64_t count = std::min(most, bucket.count);
    if (!decode_ascending<Key>(file ? room : bucket.bytes, count, bucket.base, keys, count == bucket.count))
        fail_internal("a bucket of a level cannot be read back");
}

std::vector<Key> Level::keys() const {
    std::vector<Key> all;
    all.reserve(positions());
    std::vector<Key> keys;
    std::vector<std::uint8_t> room;
    for (std::size_t i = 0; i < buckets.size(); ++i) {
        read(i, keys, room);
        all.insert(all.end(), keys.begin(), keys.end());
    }
    return all;
}

}  // namespace pegwright::search::levels
