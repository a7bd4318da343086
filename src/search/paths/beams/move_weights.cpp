#include "search/paths/beams/move_weights.hpp"

#include <random>

namespace pegwright::search::paths::beams {
namespace {

// One seed in this many weighs square boards as large ones.
constexpr std::uint64_t large_each = 4;

}  // namespace

MoveWeights move_weights(Lattice lattice, std::uint64_t seed) {
    const MoveWeights triangles = {100, 11, 30, 22, 33, 80, 52, 50, 0, 0};
    const MoveWeights squares = {100, 13, 105, 16, 77, 38, 22, 60, 0, 0};
    // For boards at least twelve holes wide. On others pegs at far ends are left behind.
    const MoveWeights large_squares = {100, 10, 41, 13, 28, 34, 190, 70, 0, 0};
    MoveWeights weights = lattice == Lattice::triangular       ? triangles
                          : seed > 0 && seed % large_each == 0 ? large_squares
                                                               : squares;
    if (seed == 0) return weights;
    // std's distributions differ between libraries.
    constexpr std::array hundredths = {40, 55, 70, 85, 100, 100, 115, 140, 180, 250};
    std::mt19937_64 random(seed);
    for (std::int32_t* weight :
         {&weights.peg, &weights.coset, &weights.odd, &weights.beyond, &weights.alone, &weights.far})
        *weight = *weight * hundredths.at(random() % hundredths.size()) / 100;
    weights.squared = static_cast<std::int32_t>(random() % 101);
    weights.column = static_cast<std::int32_t>(random() % 41) - 20;
    weights.row = static_cast<std::int32_t>(random() % 41) - 20;
    return weights;
}

}  // namespace pegwright::search::paths::beams
