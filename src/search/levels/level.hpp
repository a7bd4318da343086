// A level: all positions with one number of pegs, as sorted keys, packed in buckets.
//
// A bucket holds the keys from its base to the next base, packed (keys/key_codec.hpp), in memory or in a level file.
// Two billion positions take about 4 GB, and 2 GB more while the level keeps last jumps.
#pragma once

#include "search/levels/keys/position_keys.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace pegwright::search::levels {

class BucketSource {
public:
    virtual ~BucketSource() = default;
    // Throws Error (input) if the checksum is wrong. Any thread.
    virtual void read(std::uint64_t offset, std::uint64_t size, std::uint64_t checksum,
                      std::vector<std::uint8_t>& bytes) const = 0;
    // Throws Error (input) that says how this source is damaged.
    [[noreturn]] virtual void refuse(const std::string& damage) const = 0;
};

struct Bucket {
    Key base = 0;
    std::uint64_t count = 0;
    std::vector<std::uint8_t> bytes;  // empty if in a file, at:
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
    std::uint64_t checksum = 0;
};

// The last jump of each position (keys/last_jumps.hpp), a byte each. Kept until the next level is made.
struct LastJumps {
    std::vector<Bucket> buckets;
    std::shared_ptr<const BucketSource> file;
};

// Keys of at most this many bits, without last jumps, are in ranges of at most 2^32: offsets take half the memory.
inline constexpr int most_bits_of_short_offsets = 44;

// A copy shares the file, not the bytes.
class Level {
public:
    int pegs = 0;
    int key_bits = 64;  // keys are below 2^key_bits; set for levels from files
    // For a level from an earlier run: has all keys that are read. Outlives the level.
    const PositionKeys* foreign = nullptr;
    std::vector<Bucket> buckets;  // ascending; the first begins at key 0
    std::shared_ptr<const BucketSource> file;
    std::shared_ptr<const LastJumps> last_jumps;  // null: not known
    // If ranks share the level: the first bucket of each, then the number of buckets. Other ranks' buckets are empty
    // here.
    std::vector<std::size_t> cuts;
    std::uint64_t elsewhere = 0;  // positions of other ranks

    // Up to symmetry; of this rank, and of all.
    std::uint64_t positions() const;
    std::uint64_t total() const { return positions() + elsewhere; }
    std::uint64_t memory() const;
    // The first key after a bucket; 0 stands for 2^64.
    Key end(std::size_t bucket) const;
    // The keys of a bucket, or its first `most`. room: to work in. Throws Error (input) if a file is damaged or has
    // impossible keys.
    void read(std::size_t bucket, std::vector<Key>& keys, std::vector<std::uint8_t>& room,
              std::uint64_t most = ~std::uint64_t{0}) const;
    // With last jumps, if known.
    void read_with_last_jumps(std::size_t bucket, std::vector<Key>& keys, std::vector<std::uint8_t>& room,
                              std::uint64_t most = ~std::uint64_t{0}) const;
    std::vector<Key> keys() const;

private:
    bool in_bucket(std::size_t bucket, const std::vector<Key>& keys) const;
};

}  // namespace pegwright::search::levels
