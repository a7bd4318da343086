// Tunes the weights of beams over moves for one start, by the cross-entropy method (Rubinstein 1999). Each generation
// is drawn around a middle; its best quarter sets the middle and the spread of the next.
//
// Narrow beams with weights that suit a problem find solutions that wide beams with general weights miss. Besides the
// weights of move_weights(), every class of holes that symmetries take to each other has a weight. Whole numbers make
// results the same on every machine.
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

    // O(holes * symmetries). The seed decides what is drawn.
    TunedWeights(const HoleLayout& layout, std::uint64_t seed);

    // The next weights to try. The first are the best so far, if any were selected.
    std::vector<MoveWeights> generation();
    // The cost of each of them; less is better.
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
