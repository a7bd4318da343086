#include "search/regions/weights.hpp"

#include <algorithm>
#include <numeric>

namespace pegwright::search::regions {
namespace {

std::vector<std::int64_t> loads(const JumpTable& jumps, const std::vector<MersonRegion>& regions,
                                const std::vector<std::int64_t>& weights) {
    std::vector<std::int64_t> load(jumps.size(), 0);
    for (std::size_t i = 0; i < regions.size(); ++i)
        if (weights[i] != 0) jumps.for_each_leaving(regions[i], [&](std::size_t jump) { load[jump] += weights[i]; });
    return load;
}

std::int64_t most_load(const JumpTable& jumps, const MersonRegion& region, const std::vector<std::int64_t>& load) {
    std::int64_t most = 0;
    jumps.for_each_leaving(region, [&](std::size_t jump) { most = std::max(most, load[jump]); });
    return most;
}

bool is_region(const Board& board, const MersonRegion& region) {
    const auto has = [&](Hole h) { return std::binary_search(region.begin(), region.end(), board.index(h)); };
    return std::all_of(region.begin(), region.end(), [&](std::uint32_t number) {
        const Hole middle = board.hole(number);
        const auto directions = half_directions(board.lattice());
        return std::all_of(directions.begin(), directions.end(), [&](Hole d) {
            const Hole a = middle - d;
            const Hole b = middle + d;
            return !board.contains(a) || !board.contains(b) || has(a) || has(b);
        });
    });
}

}  // namespace

JumpTable::JumpTable(const Board& board) : directions_(2 * half_directions(board.lattice()).size()) {
    to_.reserve(static_cast<std::size_t>(board.hole_count()) * directions_);
    board.with_rows([&](auto rows) {
        board.for_each_hole([&](Hole from) {
            for (const Hole step : half_directions(board.lattice()))
                for (const std::int32_t length : {2, -2}) {
                    JumpIndices places{};
                    const bool is_jump = rows.locate({from, from + length * step}, places);
                    to_.push_back(is_jump ? static_cast<std::uint32_t>(places.to) : none);
                }
        });
    });
}

std::int64_t RegionWeights::sum() const {
    const std::int64_t parts = std::accumulate(of.begin(), of.end(), std::int64_t{0});
    return (parts + unit - 1) / unit;
}

bool holds(const Board& board, const std::vector<MersonRegion>& regions, const RegionWeights& weights) {
    const JumpTable jumps(board);
    for (std::size_t i = 0; i < regions.size(); ++i)
        if (weights.of[i] < 0 || weights.of[i] > weights.unit || (weights.of[i] > 0 && !is_region(board, regions[i])))
            return false;
    const auto load = loads(jumps, regions, weights.of);
    return std::all_of(load.begin(), load.end(), [&](std::int64_t l) { return l <= weights.unit; });
}

RegionWeights fitted(const JumpTable& jumps, const std::vector<MersonRegion>& regions, RegionWeights weights) {
    auto load = loads(jumps, regions, weights.of);
    for (std::size_t i = 0; i < regions.size(); ++i)
        weights.of[i] = weights.of[i] * weights.unit / std::max(weights.unit, most_load(jumps, regions[i], load));
    load = loads(jumps, regions, weights.of);
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const std::int64_t slack = weights.unit - std::max(weights.of[i], most_load(jumps, regions[i], load));
        if (slack <= 0) continue;
        weights.of[i] += slack;
        jumps.for_each_leaving(regions[i], [&](std::size_t jump) { load[jump] += slack; });
    }
    return weights;
}

RegionWeights by_rule(const JumpTable& jumps, const std::vector<MersonRegion>& regions) {
    const RegionWeights packing = fitted(jumps, regions, {1, std::vector<std::int64_t>(regions.size(), 0)});
    RegionWeights even{fine_unit, packing.of};
    for (std::size_t i = 0; i < regions.size(); ++i)
        even.of[i] = regions[i].size() > 2 ? fine_unit : packing.of[i] * fine_unit;
    even = fitted(jumps, regions, even);
    return packing.sum() < even.sum() ? even : packing;
}

}  // namespace pegwright::search::regions
