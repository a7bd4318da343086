#include "search/hole_symmetries.hpp"

#include "peg/affine.hpp"
#include "peg/error.hpp"

#include <algorithm>
#include <bit>

namespace pegwright {
namespace {

std::vector<Hole> directions(Lattice lattice) {
    std::vector<Hole> all;
    for (const Hole d : half_directions(lattice)) {
        all.push_back(d);
        all.push_back(-1 * d);
    }
    return all;
}

// Maps that fix hole (0, 0) and carry neighbour directions into neighbour directions, the identity first.
std::vector<Affine> turns(Lattice lattice) {
    const std::vector<Hole> all = directions(lattice);
    const auto neighbour = [&](Hole d) { return std::find(all.begin(), all.end(), d) != all.end(); };
    std::vector<Affine> maps;
    for (const Hole ex : all)
        for (const Hole ey : all) {
            const Affine map{{0, 0}, ex, ey};
            if (ex.x * ey.y == ex.y * ey.x || !std::all_of(all.begin(), all.end(), [&](Hole d) { return neighbour(map(d)); })) continue;
            maps.insert(map == Affine{} ? maps.begin() : maps.end(), map);
        }
    return maps;
}

Hole corner(const std::vector<Hole>& holes) {
    Hole least = holes.front();
    for (const Hole h : holes) least = {std::min(least.x, h.x), std::min(least.y, h.y)};
    return least;
}

}  // namespace

std::vector<HoleMap> hole_symmetries(Lattice lattice, const SmallBoard& board) {
    std::vector<HoleMap> maps;
    const std::vector<Hole> holes(board.holes().begin(), board.holes().end());
    for (const Affine& turn : turns(lattice)) {
        std::vector<Hole> turned(holes);
        std::transform(holes.begin(), holes.end(), turned.begin(), turn);
        // Only one shift can bring the turned board back: the one that aligns the bounding boxes.
        const Hole shift = corner(holes) - corner(turned);
        HoleMap map;
        for (const Hole h : turned) map.push_back(static_cast<std::uint8_t>(board.number(h + shift)));
        if (std::none_of(map.begin(), map.end(), [&](std::uint8_t i) { return i == board.size(); })) maps.push_back(map);
    }
    return maps;
}

std::vector<HoleMap> keeping(std::vector<HoleMap> symmetries, Bits holes) {
    std::erase_if(symmetries, [&](const HoleMap& map) {
        for (std::size_t i = 0; i < map.size(); ++i)
            if ((holes >> i & 1) != (holes >> map[i] & 1)) return true;
        return false;
    });
    return symmetries;
}

Images::Images(const SmallBoard& board, const std::vector<HoleMap>& symmetries) : count_(std::max<std::size_t>(symmetries.size(), 1)) {
    if (count_ > Set{}.size()) fail_internal("a board with more symmetries than its lattice");
    for (std::size_t i = 0; i < board.size(); ++i) {
        Set images{};
        images[0] = Bits{1} << i;
        for (std::size_t k = 0; k < symmetries.size(); ++k) images[k] = Bits{1} << symmetries[k][i];
        holes_.push_back(images);
    }
    for (const BitJump& jump : board.jumps()) flips_.push_back(of(jump.flip));
}

Images::Set Images::of(Bits position) const {
    Set result{};
    for (Bits rest = position; rest != 0; rest &= rest - 1) {
        const Set& images = holes_[static_cast<std::size_t>(std::countr_zero(rest))];
        for (std::size_t k = 0; k < count_; ++k) result[k] |= images[k];
    }
    return result;
}

}  // namespace pegwright
