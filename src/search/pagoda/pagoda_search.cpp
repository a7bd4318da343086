#include "search/pagoda/pagoda_search.hpp"

#include "search/pagoda/whole_weights.hpp"

#include <algorithm>
#include <numeric>

namespace pegwright::search::pagoda {
namespace {

// More goals than this are only refuted together.
constexpr std::size_t most_one_by_one = 16;

class GoalRefuter {
public:
    explicit GoalRefuter(const Position& start)
        : jumps_(all_jumps(start.board())), start_{start}, after_first_(after_any_jump(start)) {}

    std::optional<Refutation> refute(std::span<const Position> goals) const {
        const std::vector<Position> before_last = before_last_jump(goals);
        if (after_first_.empty() || before_last.empty()) return std::nullopt;
        // A single jump leads to the goal itself, which is then not before the last jump.
        const bool two_jumps = start_.front().peg_count() - goals.front().peg_count() >= 2;
        auto found = between(after_first_, two_jumps ? std::span<const Position>(before_last) : goals);
        if (!found) return std::nullopt;
        // Functions are rare, so the program above mostly suffices.
        if (auto plain = between(start_, goals)) return plain;
        found->after_first_jump = true;
        found->before_last_jump = two_jumps;
        return found;
    }

private:
    static std::vector<Position> before_last_jump(std::span<const Position> goals) {
        std::vector<Position> all;
        for (const Position& goal : goals)
            for (Position& position : before_any_jump(goal)) all.push_back(std::move(position));
        return all;
    }
    std::optional<Refutation> between(std::span<const Position> starts, std::span<const Position> goals) const {
        const auto function = function_between(jumps_, starts, goals);
        if (!function) return std::nullopt;
        return Refutation{*function, false, false, function->most(starts), function->least(goals), {}};
    }

    std::vector<JumpIndices> jumps_;
    std::vector<Position> start_;
    std::vector<Position> after_first_;
};

}  // namespace

std::vector<Refutation> refute(const Position& start, std::span<const Position> goals) {
    if (goals.empty() || start.board().hole_count() > most_holes) return {};
    const GoalRefuter refuter(start);
    std::vector<Refutation> refutations;
    if (auto one = refuter.refute(goals)) {
        one->goals.resize(goals.size());
        std::iota(one->goals.begin(), one->goals.end(), std::size_t{0});
        refutations.push_back(std::move(*one));
        return refutations;
    }
    if (goals.size() == 1 || goals.size() > most_one_by_one) return {};
    for (std::size_t i = 0; i < goals.size(); ++i) {
        auto one = refuter.refute(goals.subspan(i, 1));
        if (!one) return {};
        one->goals = {i};
        refutations.push_back(std::move(*one));
    }
    return refutations;
}

}  // namespace pegwright::search::pagoda
