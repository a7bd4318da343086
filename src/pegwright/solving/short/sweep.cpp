// Triangles of even side: a solution with a long last sweep has few moves.
#include "compose/store/store.hpp"
#include "notation/positions.hpp"
#include "pegwright/solving/short/short_engine.hpp"

namespace pegwright {
namespace {

// It is held in memory: 16 bytes a jump.
constexpr std::int64_t most_holes_of_sweep = 1'000'000;

}  // namespace

bool sweep_takes(const ShortTask& task) { return task.is_large() && task.board().hole_count() <= most_holes_of_sweep; }

// Takes the stored solution or an image of it.
std::optional<Player> solve_by_sweep(ShortTask& task) {
    const auto grown = compose::grown_sweep(task.board());
    auto image = grown ? compose::image_for(task.query, *grown) : std::nullopt;
    if (!image) return std::nullopt;
    const Player player(std::move(*image), "grown from a long sweep in store");
    return player.problem().jump_count() > jumps_to_search ? player : shortened(player, task.limits, task.wanted.seed);
}

Outcome solve_with_long_sweep(const Query& query) {
    if (auto found = compose::long_sweep(query))
        return Outcome::found(Player(std::move(*found), "a long sweep in store"));
    return Outcome::met("no long sweep is known for " + notation::query_words(query) + "; " +
                        compose::long_sweeps_instead(query));
}

}  // namespace pegwright
