// All images of a position under symmetries at once, for searches that go from jump to jump.
//
// Two positions that symmetries carry into each other count as one, stood for by the least of the
// images as a number. Images of a position take O(pegs); those of the position after a jump one
// exclusive or each, since a jump flips three holes.
#pragma once

#include "search/bits/hole_permutation.hpp"

#include <array>
#include <vector>

namespace pegwright::search::bits {

// Images of positions under up to 12 symmetries. An empty list means the identity alone.
class Images {
public:
    using Set = std::array<Bits, 12>;  // one image a symmetry

    Images(const SmallBoard& board, const std::vector<HolePermutation>& symmetries);

    Set of(Bits position) const;
    // The images after jump number `jump` of the board.
    Set after(const Set& images, std::size_t jump) const {
        Set result;
        for (std::size_t k = 0; k < count_; ++k) result[k] = images[k] ^ flips_[jump][k];
        return result;
    }
    Bits least(const Set& images) const {
        Bits result = images[0];
        for (std::size_t k = 1; k < count_; ++k) result = images[k] < result ? images[k] : result;
        return result;
    }
    Bits least_after(const Set& images, std::size_t jump) const { return least(after(images, jump)); }
    Bits least_of(Bits position) const { return least(of(position)); }

private:
    std::size_t count_;
    std::vector<Set> holes_;  // of each hole
    std::vector<Set> flips_;  // of each jump
};

}  // namespace pegwright::search::bits
