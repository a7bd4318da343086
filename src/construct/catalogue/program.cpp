#include "construct/catalogue/program.hpp"

#include "base/error.hpp"
#include "construct/catalogue/catalyst.hpp"

#include <algorithm>
#include <array>
#include <functional>

namespace pegwright::construct {
namespace {

using Full = std::function<bool(Hole)>;

bool is_unlike(const Catalyst& pair) { return pair.unlike(); }
bool far_is_full(const Catalyst& pair) { return pair.bits() == 1; }

template <class Ready>
std::optional<Program::Insertion> moment(const std::vector<Jump>& jumps, const Full& full_at_start, const Affine& place,
                                         Ready&& ready) {
    constexpr std::array<std::int32_t, 2> pair = {0, 1};
    Catalyst catalyst(place, pair, full_at_start);
    const auto after = catalyst.see_until(jumps, ready);
    if (!after) return std::nullopt;
    return Program::Insertion{*after, far_is_full(catalyst) ? Unlike::far_full : Unlike::near_full, place};
}
// Prefers the far hole full: the 6-purge then takes four moves, otherwise five.
std::optional<Program::Insertion> chain_moment(const std::vector<Jump>& jumps, const Full& full_at_start,
                                               const Affine& place) {
    const auto far_full = moment(jumps, full_at_start, place, far_is_full);
    return far_full ? far_full : moment(jumps, full_at_start, place, is_unlike);
}

// The block's columns in a row are first to end - 1.
Affine chain_on_the_right(std::int32_t end, std::int32_t row, Hole column) { return {{end - 2, row}, {1, 0}, column}; }
Affine chain_on_the_left(std::int32_t first, std::int32_t row, Hole column) {
    return {{first + 1, row}, {-1, 0}, column};
}

std::int32_t base_width(const Board& board) {
    std::int32_t width = 0;
    board.for_each_run(0, [&](std::int32_t, std::int32_t end) { width = end; });
    return width;
}

}  // namespace

SixPurge six_purge(const Purge& purge) {
    const auto full = [&](Hole h) { return full_before(purge.spot(h)->kind); };
    const auto next = moment(purge.jumps, full, {{2, 0}}, is_unlike);
    if (!next) fail_internal("purge " + purge.name + " never lets the next one of a chain in");
    if (purge.jumps.size() != 6) fail_internal("purge " + purge.name + " does not have six jumps");
    return {purge.jumps, next->after, next->state};
}

Program strip_program(const Purge& purge, const ChainColumns& columns, bool reversed) {
    Program program;
    const Hole shift{0, 1 - purge.block_top()};
    for (const Jump& jump : purge.jumps) program.jumps.push_back({jump.from + shift, jump.to + shift});
    if (reversed) std::reverse(program.jumps.begin(), program.jumps.end());
    for (const Purge::Spot& spot : purge.spots)
        if (purge.in_block(spot.hole)) program.block.push_back(spot.hole + shift);
    std::int32_t first = 0;
    while (!purge.in_block(Hole{first, 1} - shift)) ++first;
    while (purge.in_block(Hole{first + program.width, 1} - shift)) ++program.width;
    const auto full = [&](Hole h) {
        const auto* spot = purge.spot(h - shift);
        return spot && (reversed ? !full_after(spot->kind) : full_before(spot->kind));
    };
    program.right = chain_moment(program.jumps, full, chain_on_the_right(first + program.width, 1, columns.right));
    program.left = chain_moment(program.jumps, full, chain_on_the_left(first, 1, columns.left));
    return program;
}

Program base_program(Solution solution) {
    Program program;
    program.jumps = std::move(solution.jumps);
    program.width = base_width(solution.problem.board);
    const auto full = [&](Hole h) { return h != solution.problem.vacate(); };
    // Chains hang from the top row, or stand on the bottom one of three.
    const std::int32_t bottom = solution.problem.board.height() - 1;
    const auto at_either_row = [&](auto chain) {
        auto found = chain_moment(program.jumps, full, chain(0, Hole{0, 1}));
        if (!found && bottom == 2) found = chain_moment(program.jumps, full, chain(bottom, Hole{0, -1}));
        return found;
    };
    program.right =
        at_either_row([&](std::int32_t row, Hole column) { return chain_on_the_right(program.width, row, column); });
    program.left = at_either_row([](std::int32_t row, Hole column) { return chain_on_the_left(0, row, column); });
    return program;
}

}  // namespace pegwright::construct
