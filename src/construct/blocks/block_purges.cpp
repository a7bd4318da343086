#include "construct/blocks/block_purges.hpp"

#include "base/error.hpp"
#include "board/polyomino.hpp"
#include "board/symmetry.hpp"
#include "construct/catalogue/catalogue.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

using board::block_side;
using board::square_side;

const Board& square_of_four() {
    static const Board board = Board::rectangle(square_side, square_side);
    return board;
}

Hole linear(const Affine& map, Hole direction) { return map(direction) - map.origin; }

// A stored purge, turned or mirrored so that its vacancy fits.
template <class Fits>
BlockRelocation relocation(const std::vector<Purge>& purges, Hole square, Hole vacancy, Fits fits) {
    for (const Affine& map : board::symmetries(square_of_four())) {
        if (!fits(map)) continue;
        for (const Purge& purge : purges) {
            if (purge.the(PurgeHole::brings_vacancy) != map(vacancy - square)) continue;
            const Affine place = Affine{square} * map.inverse();
            return {place(purge.jumps), place(purge.the(PurgeHole::takes_vacancy))};
        }
    }
    fail_internal("no purge of a square of four blocks is in store for one of its vacancies");
}

}  // namespace

BlockPurges::BlockPurges() {
    for (Purge& purge : stored_purges("purges/square/four_blocks.txt"))
        (purge.in_block({square_side - 1, 0}) ? three_ : two_).push_back(std::move(purge));
}

std::shared_ptr<const PairPurge> BlockPurges::made(Hole out, NextBlock next, std::int32_t blocks) {
    auto& known = made_[{out.x, out.y, next, blocks}];
    if (known) return known;
    Affine place{{0, 0}, out.x == 0 ? Hole{1, 0} : Hole{0, 1}, out};
    // The first block's top left hole is the origin.
    const Hole one = place(Hole{0, 1});
    const Hole other = place(Hole{block_side - 1, block_side});
    place.origin = {-std::min(one.x, other.x), -std::min(one.y, other.y)};
    auto purge = std::make_shared<PairPurge>();
    purge->catalyst = {place(Hole{0, 0}), place(Hole{block_side - 1, 0})};
    for (std::size_t state = 0; state < 2; ++state) purge->jumps[state] = place(row_of_blocks(state, next, blocks));
    known = std::move(purge);
    return known;
}

std::shared_ptr<const PairPurge> BlockPurges::outwards(Hole out, std::int32_t blocks) {
    return made(out, NextBlock::far, blocks);
}
std::shared_ptr<const PairPurge> BlockPurges::beside(Hole out, std::int32_t blocks) {
    return made(out, NextBlock::right, blocks);
}

BlockRelocation BlockPurges::two_leave(Hole square, Hole vacancy, Hole toward) const {
    return relocation(two_, square, vacancy, [&](const Affine& map) { return linear(map, toward) == Hole{1, 0}; });
}

BlockRelocation BlockPurges::three_leave(Hole square, Hole vacancy, Hole stays) const {
    const Hole middle = block_side * stays + Hole{1, 1};
    return relocation(three_, square, vacancy, [&](const Affine& map) { return map(middle) == Hole{1, 1}; });
}

}  // namespace pegwright::construct
