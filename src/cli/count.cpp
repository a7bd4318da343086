// pegwright count: how many solutions a problem has, exactly.
#include "cli/command.hpp"
#include "cli/format.hpp"
#include "cli/output.hpp"
#include "cli/search_game.hpp"
#include "cli/search_run.hpp"
#include "search/bitmaps/dense_count.hpp"
#include "search/levels/winning_levels.hpp"
#include "search/traces/trace_count.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

struct Count {
    Integer solutions;
    std::uint64_t positions = 0;
    std::uint64_t expanded = 0;
};

std::uint64_t positions_reached(const Game& game, const Limits& limits) {
    if (dense_is_better(game, limits)) return dense_count(game, false, limits)->positions;
    BlockPool blocks;
    ForwardLevels reached(game, game.vacancies, "forward", game.holes(), limits, blocks);
    reached.reach(1);
    return reached.images();
}

Count count_of(const Game& game, const Limits& limits) {
    if (limits.directory.empty() && dense_is_better(game, limits)) {
        if (const auto counted = dense_count(game, true, limits))
            return {counted->solutions, counted->positions, counted->expanded};
    }
    BlockPool blocks;
    ForwardLevels reached(game, game.vacancies, "forward", WinningLevels::half_way(game), limits, blocks);
    reached.reach(1);
    Count result;
    result.positions = reached.images();
    for (const LevelRow& row : reached.rows()) result.expanded += row.positions;
    const WinningLevels winning(game, reached, limits, blocks);
    result.expanded += winning.positions_of_other_half();
    result.solutions = winning.solutions();
    return result;
}

// Traces are counted in one thread, by another method than sequences.
int count_up_to_order(const SearchProblem& problem, const Game& game, SearchRun& run, bool json, Output& output) {
    const Bits start = game.board.full() & ~game.vacancies;
    const TraceCount counted = run.limited(
        [&] { return count_traces(game.board, start, single_pegs(game.finishes), game.symmetries, run.limits); });
    const std::uint64_t positions = run.limited([&] { return positions_reached(game, run.limits); });
    output.write(json ? fmt::format("{{\"solutions\":\"{}\",\"up_to_order\":\"{}\",\"positions\":\"{}\"}}\n",
                                    counted.essentially_different.str(), counted.orders.str(), positions)
                      : fmt::format("{}: {} solutions up to the order of independent jumps, {} of them up to symmetry, "
                                    "too; {} positions reached\n",
                                    problem.words(), counted.orders.str(), counted.essentially_different.str(),
                                    positions));
    return 0;
}

int count(const Arguments& arguments) {
    const bool json = wants_json(arguments);
    const SearchProblem problem = search_problem(arguments, true);
    const Game game = problem.game();
    SearchRun run(arguments, "count " + problem.words());
    Output output("-");
    if (arguments.has("up-to-order")) return count_up_to_order(problem, game, run, json, output);
    const Count counted = run.limited([&] { return count_of(game, run.limits); });
    output.write(json ? fmt::format("{{\"solutions\":\"{}\",\"positions\":\"{}\"}}\n", counted.solutions.str(),
                                    counted.positions)
                      : fmt::format("{}: {} solutions; {} positions reached ({} expanded)\n", problem.words(),
                                    counted.solutions.str(), counted.positions, counted.expanded));
    return 0;
}

}  // namespace

const Command count_command{
    "count",
    "BOARD",
    1,
    1,
    "count the solutions of a problem, exactly, and the positions its games reach; boards of up to 64 holes",
    "A solution is a sequence of jumps that ends with one peg, in the finishing hole if one is given.\n"
    "Exhaustive: memory and time grow with the positions, some 2^29 for 33 holes. BOARD may be T7, 5x6,\n"
    "english, french, wiegleb, diamond, draughts, truncated12, truncated18, or @FILE, a picture.",
    "  pegwright count T5 --vacate a1 --finish a1\n"
    "  pegwright count english --vacate d4 --finish d4 --format json\n"
    "  pegwright count T5 --vacate a1 --finish a1 --up-to-order\n",
    {{"vacate", "HOLE", "the hole that is empty at the start"},
     {"finish", "HOLE", "the hole of the last peg; any unless given"},
     {"up-to-order", "", "count solutions once that differ in the order of independent jumps or by a symmetry only"},
     {"format", "text|json", "text unless given"},
     files_option,
     memory_option,
     time_option,
     threads_option},
    count};

}  // namespace pegwright::cli
