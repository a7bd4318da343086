#include "library/access.hpp"

#include "library/include/pegwright/few_moves.hpp"

namespace pegwright {
inline namespace v0 {

Shortest shortest(const Problem& problem, std::optional<std::int64_t> at_most, const Limits& limits) {
    return guarded([&] {
        const rooms::Fewest found = rooms::shortest(Access::of(problem), at_most, inner(limits));
        Shortest answer;
        answer.solvable = !found.unsolvable;
        answer.reason = found.outcome.reason;
        if (!found.outcome) return answer;
        answer.solution = Access::make(*found.outcome.player);
        answer.moves = found.moves;
        answer.proven = found.proven;
        return answer;
    });
}

MoveBound bound(const Problem& problem) {
    return guarded([&] {
        const rooms::MoveBound found = rooms::move_bound(Access::of(problem));
        MoveBound answer;
        if (found.judgement.solvable == false) {
            answer.reason = found.judgement.reason;
            return answer;
        }
        answer.moves = found.moves;
        answer.by = found.by();
        if (found.least) answer.least = Access::make(rooms::Query(*found.least));
        answer.unit = found.unit;
        for (const auto& region : found.weights) answer.regions.push_back({outer(region.holes), region.weight});
        for (const auto& region : found.packing) answer.packing.push_back(outer(region));
        return answer;
    });
}

Shortened shorten(const Solution& solution, const ShortenOptions& options, const Limits& limits) {
    return guarded([&]() -> Shortened {
        base::Limits within = inner(limits);
        if (limits.poll)
            within.poll = [poll = within.poll](const base::Progress& place) {
                try {
                    poll(place);
                } catch (const Error& error) {
                    if (error.kind() == Error::Kind::limit) base::fail_limit(error.what());
                    throw;
                }
            };
        const rooms::Player& player = Access::of(solution);
        rooms::check_can_be_shortened(static_cast<std::size_t>(solution.jump_count()), within);
        rooms::JumpList jumps;
        player.play(jumps);
        rooms::Shortened found = rooms::shorten({player.problem(), std::move(jumps.list)},
                                                {options.seed, options.rounds, options.until_stopped}, within);
        return {Access::make(rooms::Player(std::move(found.solution)), Access::names(solution)), found.moves_before,
                found.moves, found.ended.has_value()};
    });
}

}  // namespace v0
}  // namespace pegwright
