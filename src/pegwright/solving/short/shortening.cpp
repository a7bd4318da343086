// Shortens any solution: reorders jumps and searches parts again (search/shortening/).
#include "pegwright/solving/short/short_engine.hpp"
#include "pegwright/solving/shorten.hpp"

namespace pegwright {

Player shortened(const Player& player, const Limits& limits, std::uint64_t seed, std::int64_t most_to_search) {
    if (player.problem().jump_count() > jumps_to_reorder) return player;
    try {
        JumpList jumps;
        player.play_unrefereed(jumps);
        const ShortenOptions options{seed, player.problem().jump_count() > most_to_search ? 0 : 1};
        return Player(shorten({player.problem(), std::move(jumps.list)}, options, limits).solution,
                      player.how() + ", shortened");
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit) throw;
        return player;
    }
}

// Long ones cannot compete with a construction.
bool shortening_takes(const ShortTask& task) {
    const bool constructed = chosen_finish_takes(task) || rows_take(task);
    return task.is_large() && !task.grown && (!constructed || task.usual.problem().jump_count() <= jumps_to_compare);
}

bool nothing_else_takes(const ShortTask& task) { return task.is_large() && !task.best; }

std::optional<Player> solve_by_shortening(ShortTask& task) {
    return shortened(task.usual, task.limits, task.wanted.seed);
}

}  // namespace pegwright
