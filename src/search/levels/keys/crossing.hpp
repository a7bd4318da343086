// Translates keys of one search into those of another where the two meet in the middle of games.
//
// They meet where positions are complements. Each search has keys up to the symmetries of its own start, so one key of
// the second stands for several positions of the first:
//
//     from's key  ->  its images under from's symmetries  ->  mapped by `between`  ->  complements  ->  to's keys
//
// Images that always have the same key are taken once. All maps are linear over GF(2), up to a constant.
#pragma once

#include "search/levels/keys/position_keys.hpp"

namespace pegwright::search::levels {

HolePermutation then(const HolePermutation& first, const HolePermutation& second);

class KeyCrossing {
public:
    // `between` takes the board of from to that of to. The complements must be in the class of to's keys. Tables take 2
    // KiB for each image (at most 12) and byte of the key.
    KeyCrossing(const SmallBoard& board, const PositionKeys& from, std::span<const HolePermutation> from_symmetries,
                const HolePermutation& between, const PositionKeys& to, std::span<const HolePermutation> to_symmetries);

    std::size_t images() const { return images_; }
    // Adds the keys of the images, each with the number of its parent. At most 2^16 parents.
    void reach(std::span<const Key> parents, ReachedKeys& reached) const;

private:
    template <std::size_t Same>
    void reach_with(std::span<const Key> parents, ReachedKeys& reached) const;

    std::size_t images_ = 0;
    std::size_t same_ = 0;       // to's symmetries: the least of so many words is a key
    std::vector<Key> constant_;  // images_ times same_
    std::vector<Key> table_;     // [byte of the key][its value][images_ times same_]
};

}  // namespace pegwright::search::levels
