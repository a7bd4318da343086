#include "search/levels/level.hpp"

#include "base/error.hpp"
#include "search/levels/keys/key_codec.hpp"
#include "search/levels/keys/last_jumps.hpp"

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
    if (!last_jumps) return sum;
    sum += last_jumps->buckets.capacity() * sizeof(Bucket);
    for (const Bucket& bucket : last_jumps->buckets) sum += bucket.bytes.capacity();
    return sum;
}

Key Level::end(std::size_t i) const {
    if (i + 1 < buckets.size()) return buckets[i + 1].base;
    return key_bits == 64 ? 0 : Key{1} << key_bits;
}

void Level::read(std::size_t i, std::vector<Key>& keys, std::vector<std::uint8_t>& room, std::uint64_t most) const {
    const Bucket& bucket = buckets[i];
    keys.clear();
    if (file) file->read(bucket.offset, bucket.size, bucket.checksum, room);
    const std::uint64_t count = std::min(most, bucket.count);
    const bool whole =
        decode_ascending<Key>(file ? room : bucket.bytes, count, bucket.base, keys, count == bucket.count);
    if (file && !(whole && in_bucket(i, keys))) file->refuse("its keys are none of the level's");
    if (!whole) fail_internal("a bucket of a level cannot be read back");
}

void Level::read_with_last_jumps(std::size_t i, std::vector<Key>& keys, std::vector<std::uint8_t>& room,
                                 std::uint64_t most) const {
    read(i, keys, room, most);
    if (!last_jumps) {
        for (Key& key : keys) key = key << last_jump_bits | no_last_jump;
        return;
    }
    const Bucket& bucket = last_jumps->buckets[i];
    if (last_jumps->file) last_jumps->file->read(bucket.offset, bucket.size, bucket.checksum, room);
    const std::uint8_t* const numbers = last_jumps->file ? room.data() : bucket.bytes.data();
    for (std::size_t k = 0; k < keys.size(); ++k) keys[k] = keys[k] << last_jump_bits | numbers[k];
}

// A forged file's keys could index beyond tables.
bool Level::in_bucket(std::size_t i, const std::vector<Key>& keys) const {
    const Key last = end(i) - 1;
    Key least = buckets[i].base;
    for (const Key key : keys) {
        if (key < least || key > last) return false;
        least = key + 1;
    }
    return !foreign || foreign->are_keys(keys, pegs);
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
