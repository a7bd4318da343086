// Weights for beams over moves, tuned for one start by the cross-entropy method (Rubinstein 1999): of each generation
// drawn around a middle the quarter that did best says where the next is drawn, and how far from there.
//
// Beams of different weights miss different solutions, and a wide one of weights that do on all boards misses those
// that narrow ones of the right weights find. Besides what move_weights() has, every class of holes that symmetries
// take to each other has a weight of its own. Whole numbers throughout: the same on every machine.
#pragma once

#include "search/paths/beams/hole_layout.hpp"
#include "search/paths/beams/move_weights.hpp"

#include <random>
#include <span>
#include <vector>

namespace pegwright::search::paths::beams {

class TunedWeights {
public:
    static constexpr std::size_t generation_size = 24;

    // O(holes * symmetries). Other seeds draw otherwise.
    TunedWeights(const HoleLayout& layout, std::uint64_t seed);

    // A generation, of which the first is the best so far, if there is one.
    std::vector<MoveWeights> generation();
    // How much each of it costs, the least being best.
    void select(std::span<const std::int64_t> costs);

private:
    using Genes = std::vector<std::int64_t>;
    MoveWeights weights(const Genes& genes) const;
    std::int64_t normal();

    std::vector<std::size_t> class_of_;  // by hole, in the layout's order
    std::mt19937_64 random_;
    Genes middle_;
    Genes spread_;
    Genes least_spread_;
    std::vector<Genes> drawn_;
    Genes best_;
    std::int64_t least_cost_ = 0;
};

}  // namespace pegwright::search::paths::beams
