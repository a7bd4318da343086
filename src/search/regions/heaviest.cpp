#include "search/regions/weights.hpp"

#include "search/linear/simplex.hpp"
#include "search/regions/packing.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace pegwright::search::regions {
namespace {

constexpr std::int64_t largest_small_unit = 5040;
constexpr double noise = 1e-6;

struct Orbits {
    std::vector<int> of;
    std::vector<double> size;
};

Orbits orbits_of(const Board& board, const std::vector<MersonRegion>& regions,
                 std::span<const board::Affine> symmetries) {
    std::map<MersonRegion, int> known;
    Orbits orbits;
    for (const MersonRegion& region : regions) {
        const auto it = known.find(region);
        const int orbit = it == known.end() ? static_cast<int>(orbits.size.size()) : it->second;
        if (it == known.end()) {
            orbits.size.push_back(0);
            known.emplace(region, orbit);
            for (const board::Affine& symmetry : symmetries) known.emplace(image_of(board, symmetry, region), orbit);
        }
        orbits.of.push_back(orbit);
        ++orbits.size[static_cast<std::size_t>(orbit)];
    }
    return orbits;
}

// The least number of jumps, in fractions, that leave every region: a row for each class of regions, a column for each
// distinct jump. The multipliers are the weights.
linear::LinearProgram program_of(const JumpTable& jumps, const std::vector<MersonRegion>& regions,
                                 const Orbits& orbits) {
    std::vector<std::map<int, double>> left(jumps.size());
    for (std::size_t i = 0; i < regions.size(); ++i)
        jumps.for_each_leaving(regions[i], [&](std::size_t jump) { ++left[jump][orbits.of[i]]; });
    std::set<std::map<int, double>> columns(left.begin(), left.end());
    columns.erase(std::map<int, double>{});
    linear::LinearProgram program;
    for (const double size : orbits.size) program.rows.push_back({size});
    for (const auto& column : columns) {
        for (const auto& [orbit, regions_left] : column)
            program.nonzeros.push_back({orbit, static_cast<int>(program.prices.size()), regions_left});
        program.prices.push_back(1);
    }
    return program;
}

// The smallest unit in which all are whole; 0 if it is not small.
std::int64_t small_unit(const std::vector<double>& weights) {
    for (std::int64_t unit = 1; unit <= largest_small_unit; ++unit)
        if (std::all_of(weights.begin(), weights.end(), [&](double w) {
                const double parts = w * static_cast<double>(unit);
                return std::abs(parts - std::round(parts)) < noise;
            }))
            return unit;
    return 0;
}

RegionWeights whole(const std::vector<double>& weights, const std::vector<int>& orbit_of) {
    const std::int64_t small = small_unit(weights);
    RegionWeights out{small == 0 ? fine_unit : small, {}};
    const auto scale = static_cast<double>(out.unit);
    for (const int orbit : orbit_of) {
        const double parts = std::max(weights[static_cast<std::size_t>(orbit)], 0.0) * scale;
        out.of.push_back(static_cast<std::int64_t>(small == 0 ? std::floor(parts) : std::round(parts)));
    }
    return out;
}

}  // namespace

MersonRegion image_of(const Board& board, const board::Affine& symmetry, const MersonRegion& region) {
    MersonRegion out;
    for (const std::uint32_t hole : region)
        out.push_back(static_cast<std::uint32_t>(board.index(symmetry(board.hole(hole)))));
    std::sort(out.begin(), out.end());
    return out;
}

RegionWeights heaviest(const Board& board, const JumpTable& jumps, const std::vector<MersonRegion>& regions,
                       std::span<const board::Affine> symmetries) {
    const Orbits orbits = orbits_of(board, regions, symmetries);
    const int most_rounds = 50 * static_cast<int>(orbits.size.size()) + 1000;
    // At the start the dual has a solution.
    const auto found =
        linear::Simplex(program_of(jumps, regions, orbits)).optimum(linear::Simplex::Method::dual, most_rounds);
    if (found) return fitted(jumps, regions, whole(found->multipliers, orbits.of));
    RegionWeights packed{1, std::vector<std::int64_t>(regions.size(), 0)};
    for (const std::size_t i : packing(static_cast<std::size_t>(board.hole_count()), regions).chosen) packed.of[i] = 1;
    RegionWeights ruled = by_rule(jumps, regions);
    return packed.sum() < ruled.sum() ? ruled : fitted(jumps, regions, packed);
}

}  // namespace pegwright::search::regions
