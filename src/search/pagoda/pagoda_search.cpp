#include "search/pagoda/pagoda_search.hpp"

#include "search/pagoda/linear_program.hpp"
#include "search/pagoda/whole_weights.hpp"

#include <algorithm>

namespace pegwright::search::pagoda {
namespace {

// More goals are forbidden by one function or not at all.
constexpr std::size_t most_one_by_one = 16;

std::vector<std::uint64_t> pegs_of(const Position& position) {
    std::vector<std::uint64_t> numbers;
    for (const Hole h : position.holes(true)) numbers.push_back(position.board().index(h));
    return numbers;
}

std::optional<PagodaFunction> one_for_all(std::span<const Places> jumps, const Position& start,
                                          std::span<const Position> goals) {
    LinearProgram program{static_cast<std::size_t>(start.board().hole_count()), jumps, pegs_of(start), {}};
    for (const Position& goal : goals) program.goals.push_back(pegs_of(goal));
    const auto weights = least_weights(program);
    return weights ? whole_weights(*weights, start, goals) : std::nullopt;
}

}  // namespace

std::vector<PagodaFunction> forbidding(const Position& start, std::span<const Position> goals) {
    if (goals.empty() || start.board().hole_count() > most_holes) return {};
    const std::vector<Places> jumps = all_jumps(start.board());
    if (auto function = one_for_all(jumps, start, goals)) return {*function};
    if (goals.size() == 1 || goals.size() > most_one_by_one) return {};
    std::vector<PagodaFunction> functions;
    for (const Position& goal : goals) {
        if (std::any_of(functions.begin(), functions.end(), [&](const auto& f) { return f.forbids(start, goal); }))
            continue;
        auto function = one_for_all(jumps, start, std::span(&goal, 1));
        if (!function) return {};
        functions.push_back(std::move(*function));
    }
    return functions;
}

}  // namespace pegwright::search::pagoda
