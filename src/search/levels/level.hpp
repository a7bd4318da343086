// A level: all positions with a number of pegs, as sorted keys, packed in buckets.
//
// A bucket holds the keys from its base up to the next one's. Its bytes (key_codec.hpp) are in memory or
// in a level file. A level of two billion positions takes some four gigabytes, and two more while it is the lowest and
// has arrivals.
#pragma once

#include "search/levels/keys/position_keys.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace pegwright::search::levels {

// Where buckets that are not in memory come from.
class BucketSource {
public:
    virtual ~BucketSource() = default;
    // Bytes of a bucket, checked. Throws Error (input) if they are damaged. Any thread.
    virtual void read(std::uint64_t offset, std::uint64_t size, std::uint64_t checksum,
                      std::vector<std::uint8_t>& bytes) const = 0;
    // Throws the Error (input) that refuses the whole source: it is damaged, and this is how.
    [[noreturn]] virtual void refuse(const std::string& damage) const = 0;
};

// A stretch of a level: so many keys from `base` on, as bytes or as a place in a file.
struct Bucket {
    Key base = 0;
    std::uint64_t count = 0;
    std::vector<std::uint8_t> bytes;  // empty if in a file, at:
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
    std::uint64_t checksum = 0;
};

// The arrivals of a level's positions (keys/arrivals.hpp), as long as the next level is to be made from it: of each
// bucket a byte for each position, in memory or in a file.
struct LastJumps {
    std::vector<Bucket> buckets;
    std::shared_ptr<const BucketSource> file;
};

// Keys of no more bits are worked on in ranges no wider than 2^32, which halves the memory of those on their way,
// unless they have arrivals.
inline constexpr int most_bits_of_short_offsets = 44;

// Copies share the file, not the bytes.
class Level {
public:
    int pegs = 0;
    int key_bits = 64;  // keys are below 2^key_bits; told of levels that come from files
    // Of a level that an earlier run has written: what its keys must be keys of, which is looked at whenever they are
    // read. Outlives the level.
    const PositionKeys* foreign = nullptr;
    std::vector<Bucket> buckets;  // ascending; the first begins at key 0
    std::shared_ptr<const BucketSource> file;
    std::shared_ptr<const LastJumps> last_jumps;  // null: not known
    // Of a level that several ranks (base/ranks) share: the first bucket of each rank's, and the number of buckets. The
    // others' buckets have no keys here. Empty if there are no others.
    std::vector<std::size_t> cuts;
    std::uint64_t elsewhere = 0;  // positions that other ranks have

    // Positions, up to symmetry: those of this rank, and of all.
    std::uint64_t positions() const;
    std::uint64_t total() const { return positions() + elsewhere; }
    // Bytes in memory.
    std::uint64_t memory() const;
    // First key after a bucket; 0, which stands for 2^64, after the last one of 64-bit keys.
    Key end(std::size_t bucket) const;
    // The keys of a bucket, ascending, or the first `most` of them. room is memory to work in. Throws
    // Error (input) if a file is damaged, or has keys that none of its level are.
    void read(std::size_t bucket, std::vector<Key>& keys, std::vector<std::uint8_t>& room,
              std::uint64_t most = ~std::uint64_t{0}) const;
    // The same with arrivals, as far as they are known.
    void read_with_last_jumps(std::size_t bucket, std::vector<Key>& keys, std::vector<std::uint8_t>& room,
                              std::uint64_t most = ~std::uint64_t{0}) const;
    // All keys, ascending.
    std::vector<Key> keys() const;

private:
    bool in_bucket(std::size_t bucket, const std::vector<Key>& keys) const;
};

}  // namespace pegwright::search::levels
