#include "search/paths/beams/refuter.hpp"

#include "search/pagoda/linear_program.hpp"
#include "search/pagoda/whole_weights.hpp"

#include <span>

namespace pegwright::search::paths::beams {
namespace {

std::vector<std::vector<std::uint64_t>> pegs_of(std::span<const Position> positions) {
    std::vector<std::vector<std::uint64_t>> all;
    for (const Position& position : positions) {
        auto& numbers = all.emplace_back();
        for (const Hole h : position.holes(true)) numbers.push_back(position.board().index(h));
    }
    return all;
}

std::optional<PagodaFunction> function(const Board& board, std::span<const Places> jumps,
                                       std::span<const Position> starts, std::span<const Position> goals) {
    const auto holes = static_cast<std::size_t>(board.hole_count());
    const auto weights = pagoda::least_weights({holes, jumps, pegs_of(starts), pegs_of(goals)});
    return weights ? pagoda::whole_weights(*weights, starts, goals) : std::nullopt;
}

std::vector<std::int32_t> by_bit(const HoleLayout& layout, const PagodaFunction& function) {
    std::vector<std::int32_t> weights(layout.bits());
    for (const Hole h : layout.holes()) weights[layout.bit(h)] = function.weight(h);
    return weights;
}

}  // namespace

Refuter::Refuter(const HoleLayout& layout, std::vector<Position> starts, std::vector<Position> goals)
    : layout_(layout), jumps_(all_jumps(layout.board())), starts_(std::move(starts)), goals_(std::move(goals)) {}

std::optional<BoundedWeights> Refuter::forwards(const Position& position) const {
    const auto found = function(layout_.board(), jumps_, {&position, 1}, goals_);
    if (!found) return std::nullopt;
    return BoundedWeights{by_bit(layout_, *found), found->least(goals_)};
}

// The sum over the pegs of a position and over those of its complement make that over all holes; on the complement
// play goes the other way, so there, too, no jump raises the sum.
std::optional<BoundedWeights> Refuter::backwards(const Position& position) const {
    const auto found = function(layout_.board(), jumps_, starts_, {&position, 1});
    if (!found) return std::nullopt;
    return BoundedWeights{by_bit(layout_, *found), found->sum(Position(layout_.board())) - found->most(starts_)};
}

}  // namespace pegwright::search::paths::beams
