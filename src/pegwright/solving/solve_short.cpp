#include "pegwright/solving/solve_short.hpp"

#include "compose/store/store.hpp"
#include "game/move_count.hpp"
#include "pegwright/solving/short/short_engine.hpp"

#include <array>
#include <utility>

namespace pegwright {
namespace {

constexpr std::array<ShortEngine, 10> table = {{
    {"growing", "T_n, n >= 21: to any last peg, or to one beside a corner where that fits", "seconds; O(1) a jump",
     growing_takes, solve_by_growing},
    {"shortening", "solutions of up to 5,000,000 jumps; of T_n and rectangles up to 3,000", "some seconds",
     shortening_takes, solve_by_shortening},
    {"chosen-finish", "T_n, n >= 21, to a chosen last peg", "ten or twenty seconds; O(1) a jump", chosen_finish_takes,
     solve_to_chosen_finish},
    {"rows", "rectangles, one side 18 or more, the other 10 or more", "seconds; O(1) a jump", rows_take, solve_by_rows},
    {"shortening", "whatever has nothing of these", "some seconds", nothing_else_takes, solve_by_shortening},
    {"sweep", "T_n of even n >= 22, of up to 1,000,000 holes", "linear", sweep_takes, solve_by_sweep},
    {"beams", "boards of up to 576 bits", "some seconds", move_beams_take, solve_by_move_beams},
    {"both-ends", "boards of 34 to 64 holes", "up to ten seconds; until the limit if asked", both_ends_take,
     solve_by_both_ends},
    {"seeds", "boards of up to 576 bits, if asked to search until the limit", "the time given", seeds_take,
     solve_by_seeds},
    {"minimum", "boards of up to 33 holes: fewest, and proven so", "a second or two", minimum_takes, solve_by_minimum,
     true},
}};

// A limit keeps the shortest solution so far. A caller who asked for a width gets the error.
std::optional<Player> ask(const ShortEngine& engine, ShortTask& task) {
    try {
        return engine.solve(task);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit || task.wanted.width > 0) throw;
        return std::nullopt;
    }
}

// A time limit that has ended an engine does not end the count of a short solution.
std::int64_t moves_of(const Player& player, const Limits& limits) {
    const bool is_short = player.problem().jump_count() <= jumps_to_search;
    return (is_short ? player.count() : player.count(limits.poll)).moves();
}

}  // namespace

std::span<const ShortEngine> short_engines() { return table; }

bool ShortTask::is_large() const { return wanted.width == 0 && query.board.hole_count() > holes_for_minimum; }

bool ShortTask::is_single() const {
    const Problem single = problem();
    return single.start.vacated().size() == 1 && (query.ends_anywhere() || single.is_single());
}

std::optional<Hole> ShortTask::finish() const {
    return query.ends_anywhere() ? std::nullopt : std::optional(problem().finish());
}

std::optional<Solution> stored_short(const Query& query) {
    std::optional<Solution> best;
    for (Solution& stored : compose::in_store("short", query))
        if (!best || game::count_moves(stored.jumps) < game::count_moves(best->jumps)) best = std::move(stored);
    return best;
}

Outcome solve_short(const Query& query, const Limits& limits, const ShortSearch& wanted) {
    if (wanted.seed == 0 && wanted.width == 0)
        if (auto stored = stored_short(query)) return Outcome::found(Player(std::move(*stored), "in store"));
    Outcome outcome = solve(query, limits);
    if (!outcome) return outcome;
    ShortTask task{query, limits, wanted, *outcome.player};
    if (!task.is_large()) task.best = task.usual;
    for (const ShortEngine& engine : short_engines()) {
        if (!engine.takes(task)) continue;
        auto offered = ask(engine, task);
        if (!offered) continue;
        if (!task.best || engine.proves || moves_of(*offered, limits) < moves_of(*task.best, limits))
            task.best = std::move(offered);
    }
    if (task.best) outcome.player = *task.best;
    return outcome;
}

}  // namespace pegwright
