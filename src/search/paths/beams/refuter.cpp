#include "search/paths/beams/refuter.hpp"

#include "search/pagoda/whole_weights.hpp"

#include <span>

namespace pegwright::search::paths::beams {
namespace {

std::vector<std::int32_t> by_bit(const HoleLayout& layout, const PagodaFunction& function) {
    std::vector<std::int32_t> weights(layout.bits());
    for (const Hole h : layout.holes()) weights[layout.bit(h)] = function.weight(h);
    return weights;
}

}  // namespace

Refuter::Refuter(const HoleLayout& layout, std::vector<Position> starts, std::vector<Position> goals)
    : layout_(layout), jumps_(all_jumps(layout.board())), starts_(std::move(starts)), goals_(std::move(goals)) {}

std::optional<BoundedWeights> Refuter::forwards(const Position& position) const {
    const auto found = pagoda::function_between(jumps_, {&position, 1}, goals_);
    if (!found) return std::nullopt;
    return BoundedWeights{by_bit(layout_, *found), found->least(goals_)};
}

// The sums over a position and its complement add up to the sum over all holes. Play on complements runs backwards, so
// no jump raises the sum there either.
std::optional<BoundedWeights> Refuter::backwards(const Position& position) const {
    const auto found = pagoda::function_between(jumps_, starts_, {&position, 1});
    if (!found) return std::nullopt;
    return BoundedWeights{by_bit(layout_, *found), found->sum(Position(layout_.board())) - found->most(starts_)};
}

}  // namespace pegwright::search::paths::beams
