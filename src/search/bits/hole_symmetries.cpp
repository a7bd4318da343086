#include "search/bits/hole_symmetries.hpp"

#include "board/symmetry.hpp"

#include <algorithm>

namespace pegwright::search::bits {

std::vector<HolePermutation> hole_symmetries(const SmallBoard& board) {
    const std::vector<Hole> holes(board.holes().begin(), board.holes().end());
    std::vector<HolePermutation> permutations;
    for (const Affine& map : symmetries(Board::of(board.lattice(), Spans(holes)))) {
        HolePermutation permutation;
        for (const Hole h : holes) permutation.push_back(static_cast<std::uint8_t>(board.number(map(h))));
        // On a line, or a single hole, several maps are the same permutation.
        if (std::find(permutations.begin(), permutations.end(), permutation) == permutations.end())
            permutations.push_back(permutation);
    }
    return permutations;
}

std::vector<HolePermutation> keeping(std::vector<HolePermutation> symmetries, Bits holes) {
    std::erase_if(symmetries, [&](const HolePermutation& symmetry) { return image(symmetry, holes) != holes; });
    return symmetries;
}

}  // namespace pegwright::search::bits
