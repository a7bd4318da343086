#include "pegwright/counting/levels.hpp"
#include "board/names.hpp"

#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/command.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_game.hpp"
#include "cli/questions/search_run.hpp"
#include "notation/positions.hpp"

#include <fmt/format.h>

#include <charconv>

namespace pegwright::cli {
namespace {

// A table with a line for each level and a line of sums. "-": winning positions are not known.
std::string text_of(const LevelTable& table, const std::string& problem) {
    std::string lines = fmt::format("{}: positions by number of pegs, up to {} {} and all\n", problem, table.symmetries,
                                    table.symmetries == 1 ? "symmetry" : "symmetries");
    lines += fmt::format("pegs {:>14} {:>14} {:>14} {:>14}\n", "reachable", "all", "winning", "all");
    const auto line = [&](auto first, const LevelNumbers& row) {
        lines += table.knows_winning ? fmt::format("{:>4} {:>14} {:>14} {:>14} {:>14}\n", first, row.reached,
                                                   row.reached_all, row.winning, row.winning_all)
                                     : fmt::format("{:>4} {:>14} {:>14} {:>14} {:>14}\n", first, row.reached,
                                                   row.reached_all, "-", "-");
    };
    LevelNumbers total;
    for (const LevelNumbers& row : table.levels) {
        line(row.pegs, row);
        total.reached += row.reached;
        total.reached_all += row.reached_all;
        total.winning += row.winning;
        total.winning_all += row.winning_all;
    }
    line("all", total);
    return lines;
}

std::string json_of(const LevelTable& table, const SearchQuestion& question) {
    JsonValue json;
    json.add("board", question.board.name());
    if (question.start) json.add(start_text(question.problem(), question.names));
    if (question.goal) json.add(goal_text(question.problem(), question.names));
    JsonValue levels = JsonValue::array();
    for (const LevelNumbers& row : table.levels) {
        JsonValue level;
        level.add("pegs", row.pegs)
            .add("reachable", std::to_string(row.reached))
            .add("reachable_all", std::to_string(row.reached_all));
        if (table.knows_winning)
            level.add("winning", std::to_string(row.winning)).add("winning_all", std::to_string(row.winning_all));
        levels.push(std::move(level));
    }
    json.add("symmetries", table.symmetries).add("levels", std::move(levels));
    if (table.stopped) json.add("complete", false);
    return json.line();
}

int lowest_wanted(const Arguments& arguments) {
    const std::string text = arguments.get("to").value_or("1");
    int pegs = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), pegs);
    if (error != std::errc() || end != text.data() + text.size() || pegs < 1 || pegs > 64)
        fail_input("--to takes a number of pegs from 1 to 64, not '" + text + "'");
    return pegs;
}

int answer_levels(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const bool json = wants_json(arguments);
    const int to = lowest_wanted(arguments);
    const SearchQuestion question = search_question(arguments);
    if (question.goal && !question.start)
        fail_input("a goal needs --vacate or --start; the games that end at a position are those from its complement");
    SearchRun run = asked.search("levels " + question.words());
    const LevelTable table = pegwright::levels(
        {question.board, question.start, question.goal, arguments.get("resource-count"), question.names, to},
        run.limits);
    asked.reply.write(json ? json_of(table, question) : text_of(table, question.words()));
    // Show the finished levels before the limit.
    if (table.stopped) run.limited([&] { throw *table.stopped; });
    std::uint64_t positions = 0;
    for (const LevelNumbers& row : table.levels) positions += row.reached;
    run.tell_cost(positions);
    return 0;
}

int levels(const Arguments& arguments) {
    lowest_wanted(arguments);
    return answer_questions(arguments, answer_levels);
}

}  // namespace

const Command levels_command{
    "levels",
    "BOARD",
    "count reachable and winning positions by pegs; up to 64 holes",
    "A position wins if it is on the way of a solution. What you leave out is left open:\n"
    "any vacancy, all of them together, and any last peg.\n\n"
    "Each number stands twice: up to the symmetries that keep the problem, and in all. With --files the levels are\n"
    "kept in a folder, sorted and packed, and a run that was stopped goes on where it was. Winning positions are\n"
    "kept in memory.\n\n"
    "--resource-count takes a sum of holes' weights and a bound, such as \"d2+f2-2*d1>=1\". Positions of less weight\n"
    "are not entered. Winning positions are then counted for complement problems only: those of solutions that\n"
    "keep the bound while half of the holes or more are full, and whose complements keep it afterwards.\n\n"
    "Several processes that mpirun starts, on one machine or several, search together. Each keeps its share of\n"
    "every level; --memory, --threads and --files hold for each.",
    "  pegwright levels T5 --vacate a1 --finish a1\n"
    "  pegwright levels english --vacate d4 --finish d4\n"
    "  pegwright levels wiegleb --vacate e5 --finish e5 --to 36 --files levels\n",
    {vacate_option,
     start_option,
     finish_option,
     goal_option,
     notation_option,
     {"to", "PEGS", "the last level, 1 unless given; at most half way for winning positions"},
     {"resource-count", "SUM", "leave out positions that do not keep this bound", OptionGroup::rare},
     format_option,
     files_option,
     memory_option,
     time_option,
     threads_option,
     stats_option,
     no_files_option,
     line_holes_option},
    levels,
    "[vacate [finish]]"};

}  // namespace pegwright::cli
