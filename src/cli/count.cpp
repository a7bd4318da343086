// pegwright count: how many solutions a problem has, exactly.
#include "cli/command.hpp"
#include "cli/format.hpp"
#include "cli/output.hpp"
#include "cli/search_game.hpp"
#include "cli/search_run.hpp"
#include "search/dense_count.hpp"
#include "search/winning_levels.hpp"

#include <fmt/format.h>

namespace pegwright {
namespace {

struct Count {
    Integer solutions;
    std::uint64_t positions = 0;
    std::uint64_t expanded = 0;
};

Count count_of(const Game& game, const SearchSettings& settings) {
    if (settings.directory.empty() && dense_is_better(game, settings)) {
        const DenseCount counted = dense_count(game, true, settings);
        return {counted.solutions, counted.positions, counted.expanded};
    }
    BlockPool blocks;
    ForwardLevels reached(game, game.vacancies, "forward", WinningLevels::half_way(game), settings, blocks);
    reached.reach(1);
    Count result;
    result.positions = reached.images();
    for (const LevelRow& row : reached.rows()) result.expanded += row.positions;
    const WinningLevels winning(game, reached, settings, blocks);
    result.expanded += winning.positions_of_other_half();
    result.solutions = winning.solutions();
    return result;
}

int count(const Arguments& arguments) {
    const bool json = wants_json(arguments);
    const SearchProblem problem = search_problem(arguments, true);
    const Game game = problem.game();
    SearchRun run(arguments, "count " + problem.words());
    Output output("-");
    const Count counted = run.limited([&] { return count_of(game, run.settings); });
    output.write(json ? fmt::format("{{\"solutions\":\"{}\",\"positions\":\"{}\"}}\n", counted.solutions.str(), counted.positions)
                      : fmt::format("{}: {} solutions; {} positions reached ({} expanded, up to {} symmetries)\n", problem.words(), counted.solutions.str(), counted.positions, counted.expanded, game.symmetries.size()));
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

}  // namespace pegwright
