// Tunes the weights of beams over moves for one start, by the cross-entropy method (Rubinstein 1999). The best quarter
// of a generation gives the middle and the spread of the next.
//
// Narrow beams with suitable weights find solutions that wide beams miss. Each class of symmetric holes has a weight,
// too. Whole numbers make every machine agree.
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

    // O(holes * symmetries).
    TunedWeights(const HoleLayout& layout, std::uint64_t seed);

    // The next weights to try, the best so far first.
    std::vector<MoveWeights> generation();
    // Less cost is better.
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
