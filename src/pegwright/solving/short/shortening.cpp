// Any solution, its jumps in another order and parts of it searched again (search/shortening/).
#include "game/move_count.hpp"
#include "pegwright/solving/short/short_engine.hpp"
#include "pegwright/solving/shorten.hpp"

namespace pegwright {

std::int64_t moves_of(const Player& player, const Limits& limits) {
    class Moves : public JumpSink {
    public:
        explicit Moves(const Limits& limits) : limits_(limits) {}
        void take(std::span<const Jump> jumps) override {
            count.add(jumps);
            if (limits_.poll) limits_.poll({"moves", 0, static_cast<std::uint64_t>(count.jumps()), 0});
        }
        game::MoveCount count;

    private:
        const Limits& limits_;
    } counter(limits);
    player.play_unrefereed(counter);
    return counter.count.moves();
}

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

// Long solutions do not come near a construction of few moves, however they are shortened.
bool shortening_takes(const ShortTask& task) {
    const bool constructed = chosen_finish_takes(task) || rows_take(task);
    return task.is_large() && !task.grown && (!constructed || task.usual.problem().jump_count() <= jumps_to_compare);
}

bool nothing_else_takes(const ShortTask& task) { return task.is_large() && !task.best; }

std::optional<Player> solve_by_shortening(ShortTask& task) {
    return shortened(task.usual, task.limits, task.wanted.seed);
}

}  // namespace pegwright
