#include "search/paths/peg_weights.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace pegwright::search::paths {
namespace {

// By straight lines on the page, in units of neighbouring holes.
std::int32_t squared_distance(Lattice lattice, Hole a, Hole b) {
    const Hole d = a - b;
    return lattice == Lattice::triangular ? d.x * d.x + d.y * d.y - d.x * d.y : d.x * d.x + d.y * d.y;
}

// Where pegs should go: those of the goal, or, of many goals, the one nearest to the middle of all.
std::vector<Hole> targets(const SmallBoard& board, std::span<const Bits> goals) {
    Bits all = 0;
    for (const Bits goal : goals) all |= goal;
    std::vector<Hole> holes;
    Hole sum{0, 0};
    for (std::size_t i = 0; i < board.size(); ++i)
        if ((all >> i & 1) != 0) {
            holes.push_back(board.holes()[i]);
            sum = sum + board.holes()[i];
        }
    if (goals.size() <= 1 || holes.empty()) return holes;
    const auto n = static_cast<std::int32_t>(holes.size());
    // The middle is sum / n; both sides are taken n times, so that nothing is divided.
    const auto off = [&](Hole h) { return squared_distance(board.lattice(), n * h, sum); };
    return {*std::min_element(holes.begin(), holes.end(), [&](Hole a, Hole b) { return off(a) < off(b); })};
}

struct Measures {
    std::array<std::int32_t, 64> hardness{};  // of 0 … 4: directions in which the hole cannot be jumped over
    std::array<std::int32_t, 64> distance{};  // squared, to the nearest target
};

Measures measure(const SmallBoard& board, std::span<const Bits> goals) {
    Measures m;
    const std::vector<Hole> ends = targets(board, goals);
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Hole h = board.holes()[i];
        for (const Hole d : half_directions(board.lattice()))
            m.hardness[i] += board.number(h + d) == board.size() || board.number(h - d) == board.size() ? 1 : 0;
        std::int32_t least = std::numeric_limits<std::int32_t>::max();
        for (const Hole end : ends) least = std::min(least, squared_distance(board.lattice(), h, end));
        m.distance[i] = ends.empty() ? 0 : least;
    }
    return m;
}

// What one unit of each counts.
struct Weighting {
    std::int32_t hardness;
    std::int32_t distance;
    std::int32_t alone;
};

}  // namespace

std::vector<PegWeights> peg_weights(const SmallBoard& board, std::span<const Bits> goals) {
    // Found by trial. Which of them succeeds depends on the board, so beams with each of them
    // take turns.
    constexpr std::array<Weighting, 4> weightings = {{{10, 2, 6}, {20, 1, 6}, {5, 5, 10}, {30, 0, 0}}};
    const Measures m = measure(board, goals);
    std::vector<PegWeights> all;
    for (const Weighting& weighting : weightings) {
        PegWeights& weights = all.emplace_back();
        weights.alone = weighting.alone;
        for (std::size_t i = 0; i < board.size(); ++i) {
            weights.weight[i] = weighting.hardness * m.hardness[i] + weighting.distance * m.distance[i];
            for (const Hole d : half_directions(board.lattice()))
                for (const std::int32_t sign : {1, -1})
                    if (const std::size_t n = board.number(board.holes()[i] + sign * d); n != board.size())
                        weights.neighbours[i] |= Bits{1} << n;
        }
    }
    return all;
}

}  // namespace pegwright::search::paths
