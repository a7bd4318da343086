#include "search/bits/hole_symmetries.hpp"

#include "board/affine.hpp"

#include <algorithm>

namespace pegwright::search::bits {
namespace {

// The linear maps that take neighbours to neighbours, the identity first.
std::vector<Affine> lattice_symmetries(Lattice lattice) {
    std::vector<Hole> directions;
    for (const std::int32_t sign : {1, -1})
        for (const Hole d : half_directions(lattice)) directions.push_back(sign * d);
    std::vector<Affine> maps;
    for (const Hole ex : directions) {
        for (const Hole ey : directions) {
            const Affine map{{0, 0}, ex, ey};
            const auto keeps = [&](Hole d) {
                return std::find(directions.begin(), directions.end(), map(d)) != directions.end();
            };
            if (ex.x * ey.y != ex.y * ey.x && std::all_of(directions.begin(), directions.end(), keeps))
                maps.push_back(map);
        }
    }
    return maps;
}

// The corner of the smallest rectangle around some holes.
Hole corner(const std::vector<Hole>& holes) {
    Hole least = holes[0];
    for (const Hole h : holes) least = {std::min(least.x, h.x), std::min(least.y, h.y)};
    return least;
}

}  // namespace

std::vector<HolePermutation> hole_symmetries(const SmallBoard& board) {
    const std::vector<Hole> holes(board.holes().begin(), board.holes().end());
    std::vector<HolePermutation> permutations;
    for (const Affine& map : lattice_symmetries(board.lattice())) {
        std::vector<Hole> images;
        for (const Hole h : holes) images.push_back(map(h));
        // Only one translation can take the images back to the holes: the one that aligns the corners.
        const Hole back = corner(holes) - corner(images);
        HolePermutation permutation;
        for (const Hole h : images) permutation.push_back(static_cast<std::uint8_t>(board.number(h + back)));
        if (std::find(permutation.begin(), permutation.end(), board.size()) != permutation.end()) continue;
        // On a line, or a single hole, several maps do the same.
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
