// From the keys of one search to those of another on the same board, where the two play towards each other.
//
// Games from a start s and games played backwards from a goal g, with pegs and holes exchanged, meet where a position
// of one is the complement of a position of the other. Each search has keys up to the symmetries that keep its own
// start, so one key of the second stands for several positions in the eyes of the first:
//
//     from's key  ->  its images under from's symmetries  ->  taken by a further map  ->  complements  ->  to's keys
//
// Images whose keys are always the same are taken once. All maps are linear over GF(2), but for a constant: looked up
// byte by byte as in position_keys.hpp.
#pragma once

#include "search/levels/keys/position_keys.hpp"

namespace pegwright::search::levels {

// The permutation that is first one, then the other.
HolePermutation then(const HolePermutation& first, const HolePermutation& second);

class KeyCrossing {
public:
    // Symmetries as both keys were made with, and the one that takes from's positions to to's board. The complements
    // must be in the class of to's keys. Tables of 2 KiB for each image and byte of the key, 12 images at most.
    KeyCrossing(const SmallBoard& board, const PositionKeys& from, std::span<const HolePermutation> from_symmetries,
                const HolePermutation& between, const PositionKeys& to, std::span<const HolePermutation> to_symmetries);

    // How many images are taken of each key. All of a key's images, told apart or not, are as many for each of them.
    std::size_t images() const { return images_; }
    // Adds their keys, each with its parent's number. 2^16 parents at most.
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
