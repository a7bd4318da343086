#include "construct/bands/band_purges.hpp"

#include "board/polyomino.hpp"
#include "construct/bands/reduction.hpp"
#include "construct/catalogue/block_row.hpp"

#include <algorithm>

namespace pegwright::construct {

// The shift to clear by it is the block's top left hole.
std::shared_ptr<const PairPurge> BandPurges::wide(Hole out, std::int32_t width) {
    auto& known = made_[{out.x, out.y, width}];
    if (known) return known;
    Affine place{{0, 0}, out.x == 0 ? Hole{1, 0} : Hole{0, 1}, out};
    const Hole one = place(Hole{0, 1});
    const Hole other = place(Hole{width - 1, band_rows});
    place.origin = {-std::min(one.x, other.x), -std::min(one.y, other.y)};
    auto purge = std::make_shared<PairPurge>();
    purge->catalyst = {place(Hole{0, 0}), place(Hole{width - 1, 0})};
    for (std::size_t state = 0; state < 2; ++state) purge->jumps[state] = place(block_jumps(width)[state]);
    known = std::move(purge);
    return known;
}

void BandPurges::clear(Insertions& plan, const Affine& place, std::int32_t width) {
    const Hole out = Hole{0, 0} - place.ey;
    const auto corner = [&](std::int32_t first) {
        const Hole tip = place(Hole{first, 0});
        const Hole foot = place(Hole{first, band_rows - 1});
        return Hole{std::min(tip.x, foot.x), std::min(tip.y, foot.y)};
    };
    std::int32_t done = 0;
    if (const std::int32_t more = width % board::block_side; more != 0) {
        done = board::block_side + more;
        plan.clear(wide(out, done), corner(0));
    }
    while (done < width) {
        const std::int32_t blocks = std::min((width - done) / board::block_side, BlockPurges::longest);
        plan.clear(blocks_.beside(out, blocks), corner(done));
        done += blocks * board::block_side;
    }
}

}  // namespace pegwright::construct
