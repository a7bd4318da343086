#include "construct/catalogue/block_row.hpp"

#include "base/error.hpp"
#include "board/polyomino.hpp"
#include "construct/catalogue/catalogue.hpp"
#include "construct/catalogue/catalyst.hpp"
#include "game/purge.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <string>

namespace pegwright::construct {
namespace {

using board::block_side;

// The next block's coordinates: straight on or to the right.
constexpr Affine straight_on{{0, block_side}};
constexpr Affine to_the_right{{block_side - 1, 1}, {0, 1}, {1, 0}};

const Affine& place_of(NextBlock next) { return next == NextBlock::far ? straight_on : to_the_right; }

std::map<std::int32_t, PairJumps> read_blocks() {
    std::map<std::int32_t, PairJumps> blocks;
    for (const Purge& purge : stored_purges("purges/square/block.txt")) {
        std::int32_t width = 0;
        for (const auto& spot : purge.spots) width = std::max(width, spot.hole.x + 1);
        const Affine mirror{{width - 1, 0}, {-1, 0}, {0, 1}};
        auto& [one, other] = blocks[width];
        one = purge.jumps;
        other = mirror(one);
    }
    return blocks;
}

struct Opening {
    std::size_t after;  // jumps
    std::size_t full;   // of the next block's catalyst
};
Opening moment(const std::vector<Jump>& jumps, NextBlock next) {
    constexpr std::array<std::int32_t, 2> ends = {0, block_side - 1};
    Catalyst catalyst(place_of(next), ends, [](Hole) { return true; });
    const auto after = catalyst.see_until(jumps, [](const Catalyst& seen) { return seen.unlike(); });
    if (!after) fail_internal("a block of 3 x 3 lets no other in");
    return {*after, catalyst.bits() == 1 ? std::size_t{0} : std::size_t{1}};
}

}  // namespace

const PairJumps& block_jumps(std::int32_t width) {
    static const std::map<std::int32_t, PairJumps> blocks = read_blocks();
    const auto found = blocks.find(width);
    if (found == blocks.end()) fail_internal("no block " + std::to_string(width) + " columns wide is in store");
    return found->second;
}

std::vector<Jump> row_of_blocks(std::size_t full, NextBlock next, std::int32_t blocks) {
    const PairJumps& block = block_jumps(block_side);
    std::vector<Jump> jumps;
    std::vector<std::span<const Jump>> closings;
    Affine place;
    std::vector<Affine> places;
    for (std::int32_t i = 0; i < blocks; ++i) {
        const bool last = i + 1 == blocks;
        const NextBlock after = i == 0 ? next : NextBlock::far;
        const std::span<const Jump> all(block[full]);
        const Opening open = last ? Opening{all.size(), 0} : moment(block[full], after);
        for (const Jump& jump : all.first(open.after)) jumps.push_back(place(jump));
        closings.push_back(all.subspan(open.after));
        places.push_back(place);
        place = place * place_of(after);
        full = open.full;
    }
    for (std::size_t i = closings.size(); i-- > 0;)
        for (const Jump& jump : closings[i]) jumps.push_back(places[i](jump));
    return jumps;
}

}  // namespace pegwright::construct
