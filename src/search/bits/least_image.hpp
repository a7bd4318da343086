// The least of a position's images under a group of symmetries: the one position that stands for
// all of them. Images are put together from tables, one entry for each value of eight holes; at most
// 16 KiB a symmetry, eight look-ups an image.
#pragma once

#include "search/bits/hole_permutation.hpp"

#include <array>
#include <span>

namespace pegwright::search::bits {

class LeastImage {
public:
    // The identity may be among the symmetries or not; without any, every position stands for itself.
    explicit LeastImage(std::span<const HolePermutation> symmetries = {});

    Bits operator()(Bits position) const {
        Bits least = position;
        for (const Tables& tables : symmetries_) {
            Bits image = 0;
            Bits rest = position;
            for (const Table& table : tables) {
                image |= table[rest & 0xff];
                rest >>= 8;
            }
            if (image < least) least = image;
        }
        return least;
    }

private:
    // Where the holes of one byte of a position are taken.
    using Table = std::array<Bits, 256>;
    using Tables = std::vector<Table>;

    std::vector<Tables> symmetries_;
};

}  // namespace pegwright::search::bits
