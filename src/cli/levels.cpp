// pegwright levels: reachable and winning positions by number of pegs.
#include "board/names.hpp"
#include "cli/command.hpp"
#include "cli/format.hpp"
#include "cli/json_text.hpp"
#include "cli/output.hpp"
#include "cli/search_game.hpp"
#include "cli/search_run.hpp"
#include "search/levels/winning_levels.hpp"

#include <fmt/format.h>

#include <charconv>
#include <map>

namespace pegwright::cli {
namespace {

struct Table {
    std::vector<LevelRow> reached;
    std::map<int, LevelRow> winning;
    bool with_winning = false;  // or not known

    std::string text(const std::string& problem, std::size_t symmetries) const {
        std::string lines = fmt::format("{}: positions by number of pegs, up to {} {} and all\n", problem, symmetries,
                                        symmetries == 1 ? "symmetry" : "symmetries");
        lines += fmt::format("pegs {:>14} {:>14} {:>14} {:>14}\n", "reachable", "all", "winning", "all");
        std::uint64_t total[4] = {};
        for (const LevelRow& row : reached) {
            const auto it = winning.find(row.pegs);
            const LevelRow won = it == winning.end() ? LevelRow{} : it->second;
            lines += with_winning ? fmt::format("{:>4} {:>14} {:>14} {:>14} {:>14}\n", row.pegs, row.positions,
                                                row.images, won.positions, won.images)
                                  : fmt::format("{:>4} {:>14} {:>14} {:>14} {:>14}\n", row.pegs, row.positions,
                                                row.images, "-", "-");
            total[0] += row.positions;
            total[1] += row.images;
            total[2] += won.positions;
            total[3] += won.images;
        }
        return lines + (with_winning
                            ? fmt::format(" all {:>14} {:>14} {:>14} {:>14}\n", total[0], total[1], total[2], total[3])
                            : fmt::format(" all {:>14} {:>14} {:>14} {:>14}\n", total[0], total[1], "-", "-"));
    }

    std::string json(const SearchProblem& problem, std::size_t symmetries) const {
        std::string text = "{\"board\":" + json_string(problem.board.label());
        if (problem.vacate) text += ",\"vacate\":" + json_string(hole_name(problem.board.hole(*problem.vacate)));
        if (problem.finish) text += ",\"finish\":" + json_string(hole_name(problem.board.hole(*problem.finish)));
        text += fmt::format(",\"symmetries\":{},\"levels\":[", symmetries);
        const char* comma = "";
        for (const LevelRow& row : reached) {
            text += fmt::format("{}{{\"pegs\":{},\"reachable\":\"{}\",\"reachable_all\":\"{}\"", comma, row.pegs,
                                row.positions, row.images);
            const auto it = winning.find(row.pegs);
            const LevelRow won = it == winning.end() ? LevelRow{} : it->second;
            if (with_winning)
                text += fmt::format(",\"winning\":\"{}\",\"winning_all\":\"{}\"", won.positions, won.images);
            text += "}";
            comma = ",";
        }
        return text + "]}\n";
    }
};

int lowest_wanted(const Arguments& arguments) {
    const std::string text = arguments.get("to").value_or("1");
    int pegs = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), pegs);
    if (error != std::errc() || end != text.data() + text.size() || pegs < 1 || pegs > 64)
        fail_input("'" + text + "' is no number of pegs for --to; it takes 1 to 64");
    return pegs;
}

int levels(const Arguments& arguments) {
    const bool json = wants_json(arguments);
    const int to = lowest_wanted(arguments);
    const SearchProblem problem = search_problem(arguments, false);
    const Game game = problem.game();
    SearchRun run(arguments, "levels " + problem.words());
    Output output("-");
    Table table;
    const auto search = [&] {
        BlockPool blocks;
        const int middle = WinningLevels::half_way(game);
        ForwardLevels reached(game, game.vacancies, "forward", middle, run.limits, blocks);
        reached.reach(to, [&](const LevelRow& row) {
            // Files of an earlier run may go further than asked.
            if (row.pegs >= to) table.reached.push_back(row);
        });
        // Backwards a bound says nothing of positions, but for complement problems, see the help.
        if (to > middle || (game.resource && !game.complement())) return;
        const WinningLevels winning(game, reached, run.limits, blocks);
        for (const LevelRow& row : winning.rows()) table.winning[row.pegs] = row;
        table.with_winning = true;
    };
    try {
        run.limited(search);
    } catch (const Error& e) {
        // What is known is shown before saying why there is no more.
        if (e.kind() == Error::Kind::limit && !json) output.write(table.text(problem.words(), game.symmetries.size()));
        throw;
    }
    output.write(json ? table.json(problem, game.symmetries.size())
                      : table.text(problem.words(), game.symmetries.size()));
    return 0;
}

}  // namespace

const Command levels_command{
    "levels",
    "BOARD",
    1,
    1,
    "count the reachable and the winning positions by number of pegs; boards of up to 64 holes",
    "A position wins if it is on the way of a solution from the vacancy to the finish. Two columns each: up\n"
    "to the symmetries that keep the problem, and all. Without --finish any finish wins; without --vacate\n"
    "games start with any vacancy. With --files the levels are kept in a folder, sorted and packed;\n"
    "a run that was stopped goes on where it was. Winning positions\n"
    "are kept in memory. With --resource-count, a sum of holes' weights and a bound such as \"d2+f2-2*d1>=1\",\n"
    "positions whose pegs weigh less are not entered; winning positions are then those of solutions that keep\n"
    "the bound while half of the holes or more are full, and whose complements keep it afterwards, and are\n"
    "shown for complement problems only. BOARD as for count.",
    "  pegwright levels T5 --vacate a1 --finish a1\n"
    "  pegwright levels english --vacate d4 --finish d4\n"
    "  pegwright levels wiegleb --vacate e5 --finish e5 --to 22 --files wiegleb-levels --time 1800\n",
    {{"vacate", "HOLE", "the hole that is empty at the start"},
     {"finish", "HOLE", "the hole of the last peg"},
     {"resource-count", "SUM", "leave out positions that do not keep this bound"},
     {"to", "PEGS", "the last level; 1 unless given. No more than half of the holes, if winning positions are wanted"},
     {"format", "text|json", "text unless given"},
     files_option,
     memory_option,
     time_option,
     threads_option},
    levels};

}  // namespace pegwright::cli
