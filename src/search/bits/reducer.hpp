// Positions up to symmetry: of the images of a position, the least as a number stands for all.
//
// The images under a group of symmetries are made together. Those of a position come out of a table, a row of
// one image each for every value of eight holes: a look-up and a few or's for each byte of the position. Those
// of the position after a jump are one exclusive or each, since a jump flips three holes: a search that goes
// from jump to jump makes the images of a position once and those of all that follow by that.
//
// Keys of a position class (levels/position_keys.hpp) are another thing: README.md says why, with figures.
#pragma once

#include "search/bits/hole_permutation.hpp"

#include <array>
#include <span>
#include <vector>

namespace pegwright::search::bits {

class SymmetryReducer {
public:
    // The position itself first, then one image a symmetry other than the identity; a lattice has 12 at most.
    using Images = std::array<Bits, 12>;

    // For a group of symmetries; the identity may be among them or not. Without any, every position stands for
    // itself. At most 192 KiB.
    explicit SymmetryReducer(std::span<const HolePermutation> symmetries = {});

    // O(bytes of the position).
    Images images(Bits position) const {
        Images result;
        for (std::size_t k = 1; k < order_; ++k) result[k] = 0;
        const Images* row = rows_.data();
        if (order_ > 1) {
            for (Bits rest = position; rest != 0; rest >>= 8, row += 256) {
                const Images& images = row[rest & 0xff];
                for (std::size_t k = 1; k < order_; ++k) result[k] |= images[k];
            }
        }
        result[0] = position;
        return result;
    }
    // The images of the position with some holes flipped, by the images of these.
    Images flipped(const Images& images, const Images& flip) const {
        Images result;
        for (std::size_t k = 0; k < order_; ++k) result[k] = images[k] ^ flip[k];
        return result;
    }
    Bits least(const Images& images) const {
        Bits least = images[0];
        for (std::size_t k = 1; k < order_; ++k) least = images[k] < least ? images[k] : least;
        return least;
    }
    Bits least(Bits position) const { return least(images(position)); }
    Bits least_flipped(const Images& images, const Images& flip) const {
        Bits least = images[0] ^ flip[0];
        for (std::size_t k = 1; k < order_; ++k) {
            const Bits image = images[k] ^ flip[k];
            least = image < least ? image : least;
        }
        return least;
    }

    // The images of what each of some jumps flips.
    template <class Jumps>
    std::vector<Images> flips_of(const Jumps& jumps) const {
        std::vector<Images> flips;
        for (const auto& jump : jumps) flips.push_back(images(jump.flip));
        return flips;
    }

private:
    std::size_t order_ = 1;
    std::vector<Images> rows_;  // 256 for each byte of a position, if there are symmetries
};

}  // namespace pegwright::search::bits
