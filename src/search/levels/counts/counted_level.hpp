// A level with a count for each position: the number of paths to it, or to its images, from any start.
//
// The sum over a level is the number of jump sequences so far; over its positions without a jump, the number of games
// that end there. Counts travel with the keys (level_pass.hpp), so nothing is looked up. An entry is
//
//      63 … shift   shift - 1 … 0
//      count        offset in the range    one word, while all counts of the level fit
//
// or sixteen bytes, or sixty-four if a count needs more than a word.
#pragma once

#include "search/levels/counts/wide_number.hpp"
#include "search/levels/level_builder.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::search::levels {

struct CountedLevel {
    Level level;
    std::vector<std::vector<std::uint64_t>> counts;  // [bucket]: words_each for each position. Or, if in a file:
    std::vector<Bucket> counts_in_file;              // their places in the file of the level, as by pack_numbers()
    std::size_t words_each = 1;                      // 1, or Words::size
    int most_bits = 0;                               // of the largest count, of all ranks

    std::uint64_t positions() const { return level.positions(); }
    std::uint64_t total() const { return level.total(); }
    std::uint64_t memory() const;
    std::uint64_t reading() const;
    // `numbers` and `room` are used for counts in a file. Throws Error (input) if it is damaged.
    const std::vector<std::uint64_t>& counts_of(std::size_t bucket, std::vector<std::uint64_t>& numbers,
                                                std::vector<std::uint8_t>& room) const;
};

// From a few positions; a key given n times has count n. With ranks, one of them has all.
CountedLevel counted_level_of(const std::vector<Key>& keys, int pegs, Ranks* ranks = nullptr);

struct BuiltCounts {
    CountedLevel level;
    WideNumber ended;          // sum of the counts of parents without a jump
    std::uint64_t images = 0;  // of the parents, all counted
    // Of one jump, in memory: the sum of the counts of parents, and jumps from all images. All are of all ranks.
    WideNumber all;
    std::uint64_t jumps = 0;
};

// Everything one step away. If `within` is given: all positions of that level, in its ranges, with count 0 where no
// path leads. The workspace's memory is for the new level and for keys on their way. Throws as build_level().
BuiltCounts build_counts(const PositionKeys& keys, const CountedLevel& parents, LevelStep step, const Level* within,
                         Workspace& workspace);
// The same, but frees the parents meanwhile.
BuiltCounts build_counts(const PositionKeys& keys, CountedLevel&& parents, LevelStep step, Workspace& workspace);
// Everything one jump away, written to an empty file, which the caller lets the level read from. If keys on their way
// do not fit the memory, there are several passes. Not with ranks. Throws Error (limit) if the disk is full.
BuiltCounts build_counts_in_file(const PositionKeys& keys, const CountedLevel& parents, BucketSink& file,
                                 Workspace& workspace);

// Each count takes as many bytes as the longest, lowest byte first. O(bytes).
void pack_numbers(const std::vector<std::uint64_t>& numbers, std::size_t words_each, std::vector<std::uint8_t>& bytes);

// Unpacks `count` counts into words_each words each. False if they do not fit, or the number of bytes is wrong.
bool unpack_numbers(const std::vector<std::uint8_t>& bytes, std::uint64_t count, std::size_t words_each,
                    std::vector<std::uint64_t>& numbers);

}  // namespace pegwright::search::levels
