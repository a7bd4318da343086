#include "search/bits/game.hpp"

#include "search/bits/hole_symmetries.hpp"
#include "search/bits/invariants.hpp"

#include <algorithm>
#include <iterator>

namespace pegwright::search::bits {
namespace {

std::vector<Bits> ascending(std::vector<Bits> positions) {
    std::sort(positions.begin(), positions.end());
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    return positions;
}

bool keeps(const HolePermutation& symmetry, const std::vector<Bits>& positions) {
    return std::all_of(positions.begin(), positions.end(), [&](Bits p) {
        return std::binary_search(positions.begin(), positions.end(), image(symmetry, p));
    });
}

std::vector<Bits> single_pegs(const SmallBoard& board) {
    std::vector<Bits> pegs;
    for (std::size_t i = 0; i < board.size(); ++i) pegs.push_back(Bits{1} << i);
    return pegs;
}

}  // namespace

bool ResourceRequirement::only_falls(const SmallBoard& board) const {
    return std::all_of(board.jumps().begin(), board.jumps().end(),
                       [this](const BitJump& jump) { return value(jump.into) <= value(jump.need); });
}

Game::Game(SmallBoard board_, std::vector<Bits> starts_, std::vector<Bits> goals_,
           std::span<const HolePermutation> symmetries_of_board, std::optional<ResourceRequirement> resource_)
    : board(std::move(board_)),
      starts(ascending(std::move(starts_))),
      goals(ascending(std::move(goals_))),
      resource(std::move(resource_)) {
    const auto kept = [&](const HolePermutation& symmetry) {
        if (!keeps(symmetry, starts) || !keeps(symmetry, goals)) return false;
        return !resource ||
               std::all_of(resource->terms.begin(), resource->terms.end(), [&](const ResourceRequirement::Term& term) {
                   return image(symmetry, term.holes) == term.holes;
               });
    };
    std::copy_if(symmetries_of_board.begin(), symmetries_of_board.end(), std::back_inserter(symmetries), kept);
}

Game Game::of(const Problem& problem, std::optional<ResourceRequirement> resource) {
    SmallBoard board(problem.board);
    const Bits start = bits_of(problem.start_position());
    std::vector<Bits> goals;
    for (const Position& goal : problem.goal_positions()) goals.push_back(bits_of(goal));
    if (goals.empty()) goals = single_pegs(board);
    // A single goal stays, so that its number of pegs is known.
    if (goals.size() > 1)
        std::erase_if(goals, [&](Bits goal) { return !in_one_class(board, std::vector<Bits>{start, goal}); });
    const auto symmetries = hole_symmetries(board);
    return {std::move(board), {start}, std::move(goals), symmetries, std::move(resource)};
}

Game Game::from_any_vacancy(const Board& whole, std::optional<ResourceRequirement> resource) {
    SmallBoard board(whole);
    std::vector<Bits> starts;
    for (const Bits hole : single_pegs(board)) starts.push_back(board.full() & ~hole);
    const auto symmetries = hole_symmetries(board);
    std::vector<Bits> goals = single_pegs(board);
    return {std::move(board), std::move(starts), std::move(goals), symmetries, std::move(resource)};
}

std::vector<Bits> Game::backward_starts() const {
    std::vector<Bits> complements;
    for (const Bits goal : goals) complements.push_back(board.full() & ~goal);
    return ascending(std::move(complements));
}

std::uint64_t Game::starts_that_are_goals() const {
    return static_cast<std::uint64_t>(std::count_if(
        starts.begin(), starts.end(), [&](Bits p) { return std::binary_search(goals.begin(), goals.end(), p); }));
}

Bits bits_of(const Position& position) {
    Bits bits = 0;
    for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(position.board().hole_count()); ++i)
        if (position.peg_at(i)) bits |= Bits{1} << i;
    return bits;
}

Position position_of(const Board& board, Bits bits) {
    Position position = Position::empty(board);
    for (; bits != 0; bits &= bits - 1) position.set_at(static_cast<std::uint64_t>(std::countr_zero(bits)));
    return position;
}

}  // namespace pegwright::search::bits
