// A level with the number of ways that lead to each of its positions, and how one comes from another.
//
// The ways of a position are the sequences of jumps that lead from a start to it or to one of its images, all of
// them together: so the sum over a level is the number of sequences so far, and that over its positions without a jump
// the number of games that end there. Where a position leads, its ways go, once a jump. They travel with the
// keys (level_pass.hpp), so nothing is ever looked up:
//
//     63 … shift   shift - 1 … 0
//     ways         offset in the range    one word, while no number of the level is too large for it
//
// and sixteen bytes otherwise, or sixty-four where a number needs more than a word.
#pragma once

#include "search/levels/counts/wide_number.hpp"
#include "search/levels/level_builder.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::search::levels {

struct CountedLevel {
    Level level;
    std::vector<std::vector<std::uint64_t>> counts;  // of each bucket, words_each for each position, or, if in a file:
    std::vector<Bucket> counts_in_file;              // where in that of the level, as pack_numbers() has them
    std::size_t words_each = 1;                      // 1, or Words::size
    int most_bits = 0;                               // of any number, of all ranks

    // Of this rank, and of all that share it.
    std::uint64_t positions() const { return level.positions(); }
    std::uint64_t total() const { return level.total(); }
    // Bytes in memory.
    std::uint64_t memory() const;
    // The most bytes of memory that ways_of() takes for a bucket.
    std::uint64_t reading() const;
    // The numbers of a bucket; those of a file are read into `numbers`, by way of room. Throws Error (input) if it is
    // damaged.
    const std::vector<std::uint64_t>& counts_of(std::size_t bucket, std::vector<std::uint64_t>& numbers,
                                                std::vector<std::uint8_t>& room) const;
};

// Of a few positions, given by key; the same key several times is as many ways. With ranks one of them has it.
CountedLevel counted_level_of(const std::vector<Key>& keys, int pegs, Ranks* ranks = nullptr);

struct BuiltCounts {
    CountedLevel level;        // its pegs are not set
    WideNumber ended;          // the ways to those of the parents that no jump is possible in
    std::uint64_t images = 0;  // positions among the parents when images count as different; both of all ranks
};

// Everything one jump away from the parents, or their complements; or, within a level, all positions of that, in its
// ranges, no ways to those that are not reached. The workspace's memory is for the level that is made and for keys on
// their way to it. Throws Error (limit) if that does not suffice, what poll throws.
BuiltCounts build_counts(const PositionKeys& keys, const CountedLevel& parents, LevelStep step, const Level* within,
                         Workspace& workspace);
// The same of parents that are not wanted any more: they go while the level is made, so that both are never there.
BuiltCounts build_counts(const PositionKeys& keys, CountedLevel&& parents, LevelStep step, Workspace& workspace);
// Everything one jump away, into an empty file as it is made; the caller gives the level that file to read from. As the
// memory is for keys on their way alone, the parents are gone through as often as these fill it, each time for some of
// the ranges. Not of several ranks. Throws Error (limit) if the disk is full.
BuiltCounts build_counts_in_file(const PositionKeys& keys, const CountedLevel& parents, BucketSink& file,
                                 Workspace& workspace);

// Numbers of ways in a file: those of a bucket each in as many bytes as its longest takes, the lowest first.
//
// numbers: of words_each words each. O(bytes).
void pack_numbers(const std::vector<std::uint64_t>& numbers, std::size_t words_each, std::vector<std::uint8_t>& bytes);

// `count` of them, into words_each words each. False if they take more than that, or the bytes cannot be so many
// numbers. O(bytes).
bool unpack_numbers(const std::vector<std::uint8_t>& bytes, std::uint64_t count, std::size_t words_each,
                    std::vector<std::uint64_t>& numbers);

}  // namespace pegwright::search::levels
