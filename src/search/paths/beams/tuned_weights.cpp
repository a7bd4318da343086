#include "search/paths/beams/tuned_weights.hpp"

#include "board/symmetry.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace pegwright::search::paths::beams {
namespace {

constexpr std::int64_t unit = 1000;  // a move, as regions ask for
constexpr std::int64_t one = 1 << 16;

struct Gene {
    std::int32_t MoveWeights::*weight;
    std::int64_t triangular;  // to begin with, tuned for all vacancies of T_11 and of 8x8
    std::int64_t square;
    std::int64_t spread;  // 0: a third of the first value
};
constexpr std::array genes_of_all = {
    Gene{&MoveWeights::peg, 140, 130, 0},          Gene{&MoveWeights::coset, 320, 950, 0},
    Gene{&MoveWeights::odd, 270, 155, 0},          Gene{&MoveWeights::beyond, 250, 700, 0},
    Gene{&MoveWeights::lone_coset, 900, 365, 0},   Gene{&MoveWeights::lone_beyond, 830, 380, 0},
    Gene{&MoveWeights::far, 750, 450, 0},          Gene{&MoveWeights::crossed, 0, -35, 40},
    Gene{&MoveWeights::crossed_place, 25, 22, 20},
};
constexpr std::int64_t spread_of_hole = 200;

std::vector<std::size_t> classes(const HoleLayout& layout) {
    const auto maps = board::symmetries(layout.board());
    std::vector<std::size_t> of;
    for (const Hole h : layout.holes()) {
        Hole first = h;
        for (const board::Affine& map : maps) first = std::min(first, map(h));
        const auto at = std::find(layout.holes().begin(), layout.holes().end(), first);
        of.push_back(static_cast<std::size_t>(at - layout.holes().begin()));
    }
    std::vector<std::size_t> used = of;
    std::sort(used.begin(), used.end());
    used.erase(std::unique(used.begin(), used.end()), used.end());
    for (std::size_t& c : of)
        c = static_cast<std::size_t>(std::lower_bound(used.begin(), used.end(), c) - used.begin());
    return of;
}

}  // namespace

TunedWeights::TunedWeights(const HoleLayout& layout, std::uint64_t seed) : class_of_(classes(layout)), random_(seed) {
    const bool triangular = layout.board().lattice() == Lattice::triangular;
    for (const Gene& gene : genes_of_all) {
        middle_.push_back(triangular ? gene.triangular : gene.square);
        spread_.push_back(gene.spread > 0 ? gene.spread : middle_.back() / 3);
        least_spread_.push_back(spread_.back() / 7);
    }
    for (std::size_t c = 0; c <= *std::max_element(class_of_.begin(), class_of_.end()); ++c) {
        middle_.push_back(0);
        spread_.push_back(spread_of_hole);
        least_spread_.push_back(spread_of_hole / 7);
    }
}

std::vector<MoveWeights> TunedWeights::generation() {
    drawn_.clear();
    if (!best_.empty()) drawn_.push_back(best_);
    while (drawn_.size() < generation_size) {
        Genes& genes = drawn_.emplace_back(middle_);
        for (std::size_t i = 0; i < genes.size(); ++i) genes[i] += spread_[i] * normal() / one;
    }
    std::vector<MoveWeights> all;
    for (const Genes& genes : drawn_) all.push_back(weights(genes));
    return all;
}

void TunedWeights::select(std::span<const std::int64_t> costs) {
    std::vector<std::size_t> order(drawn_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return costs[a] < costs[b]; });
    if (best_.empty() || costs[order[0]] < least_cost_) {
        best_ = drawn_[order[0]];
        least_cost_ = costs[order[0]];
    }
    constexpr std::int64_t parents = generation_size / 4;
    for (std::size_t i = 0; i < middle_.size(); ++i) {
        std::int64_t sum = 0;
        for (std::size_t k = 0; k < parents; ++k) sum += drawn_[order[k]][i];
        const std::int64_t mean = sum / parents;
        std::int64_t squares = 0;
        for (std::size_t k = 0; k < parents; ++k)
            squares += (drawn_[order[k]][i] - mean) * (drawn_[order[k]][i] - mean);
        const std::int64_t variance = squares / parents;
        const auto deviation = static_cast<std::int64_t>(std::sqrt(static_cast<double>(variance)));
        middle_[i] = (3 * middle_[i] + 7 * mean) / 10;
        spread_[i] = std::max(least_spread_[i], (3 * spread_[i] + 2 * deviation * 6 / 5) / 5);
    }
}

MoveWeights TunedWeights::weights(const Genes& genes) const {
    MoveWeights weights;
    weights.region = unit;
    weights.squared = 50;
    std::size_t i = 0;
    for (const Gene& gene : genes_of_all) weights.*gene.weight = static_cast<std::int32_t>(genes[i++]);
    for (const std::size_t c : class_of_) weights.of_hole.push_back(static_cast<std::int32_t>(genes[i + c]));
    return weights;
}

// Roughly normal with deviation `one`: the sum of twelve uniform numbers of variance 1/12.
std::int64_t TunedWeights::normal() {
    std::int64_t sum = -6 * one;
    for (int k = 0; k < 12; ++k) sum += static_cast<std::int64_t>(random_() % one);
    return sum;
}

}  // namespace pegwright::search::paths::beams
