#include "search/paths/beams/weights.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace pegwright::search::paths::beams {
namespace {

// As drawn on the page, in units of the distance of neighbours.
std::int64_t squared_distance(Lattice lattice, Hole a, Hole b) {
    const std::int64_t x = a.x - b.x;
    const std::int64_t y = a.y - b.y;
    return lattice == Lattice::triangular ? x * x + y * y - x * y : x * x + y * y;
}

// The only goal's holes, or of many goals the hole nearest to their middle.
std::vector<Hole> targets(Lattice lattice, std::span<const std::vector<Hole>> goals) {
    if (goals.size() == 1) return goals[0];
    std::vector<Hole> holes;
    Hole sum{0, 0};
    for (const std::vector<Hole>& goal : goals)
        for (const Hole h : goal) {
            holes.push_back(h);
            sum = sum + h;
        }
    if (holes.empty()) return holes;
    const auto n = static_cast<std::int32_t>(holes.size());
    // Multiplying by n avoids dividing the sum.
    const auto off = [&](Hole h) { return squared_distance(lattice, n * h, sum); };
    return {*std::min_element(holes.begin(), holes.end(), [&](Hole a, Hole b) { return off(a) < off(b); })};
}

// The directions without room to jump over the hole.
std::int32_t hardness(const Board& board, Hole h) {
    std::int32_t count = 0;
    for (const Hole d : half_directions(board.lattice()))
        count += board.contains(h + d) && board.contains(h - d) ? 0 : 1;
    return count;
}

struct Weighting {
    std::int32_t hardness;
    std::int32_t distance;
    std::int32_t alone;
};
// Found by trial. Different boards need different weights.
constexpr std::array<Weighting, 4> tried = {{{10, 2, 6}, {20, 1, 6}, {5, 5, 10}, {30, 0, 0}}};
// Extra points for a peg in place, if several should remain. Values from 2 to 20 did equally well.
constexpr std::int32_t welcome = 3;

}  // namespace

std::vector<PegWeights> weightings(const HoleLayout& layout, std::span<const std::vector<Hole>> goals) {
    const Lattice lattice = layout.board().lattice();
    const std::vector<Hole> ends = targets(lattice, goals);
    std::vector<PegWeights> all;
    for (const Weighting& weighting : tried) {
        PegWeights& weights = all.emplace_back();
        weights.alone = weighting.alone;
        weights.of_bit.resize(layout.bits());
        for (const Hole h : layout.holes()) {
            std::int64_t distance = ends.empty() ? 0 : std::numeric_limits<std::int64_t>::max();
            for (const Hole end : ends) distance = std::min(distance, squared_distance(lattice, h, end));
            const std::int32_t hard = hardness(layout.board(), h);
            weights.of_bit[layout.bit(h)] =
                distance == 0 && ends.size() > 1
                    ? -weighting.hardness * (hard + welcome)
                    : weighting.hardness * hard + weighting.distance * static_cast<std::int32_t>(distance);
        }
    }
    return all;
}

}  // namespace pegwright::search::paths::beams
