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
    JsonValue json = json_of_asked(question.query(), question.names);
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

std::string text_of(const LevelsByMoves& table, const std::string& problem) {
    constexpr const char* row = "{:>5} {:>14} {:>14} {:>14} {:>14}\n";
    std::string lines = fmt::format("{}: positions by fewest moves, up to {} {} and all\n", problem, table.symmetries,
                                    table.symmetries == 1 ? "symmetry" : "symmetries");
    lines += fmt::format(row, "moves", "positions", "all", "with last peg", "all");
    MoveLevel total;
    for (const MoveLevel& level : table.levels) {
        lines += fmt::format(row, level.moves, level.positions, level.positions_all, level.with_last_peg,
                             level.with_last_peg_all);
        total.positions += level.positions;
        total.positions_all += level.positions_all;
        total.with_last_peg += level.with_last_peg;
        total.with_last_peg_all += level.with_last_peg_all;
    }
    return lines +
           fmt::format(row, "all", total.positions, total.positions_all, total.with_last_peg, total.with_last_peg_all);
}

std::string json_of(const LevelsByMoves& table, const SearchQuestion& question) {
    JsonValue levels = JsonValue::array();
    for (const MoveLevel& level : table.levels)
        levels.push(JsonValue()
                        .add("moves", level.moves)
                        .add("positions", std::to_string(level.positions))
                        .add("positions_all", std::to_string(level.positions_all))
                        .add("with_last_peg", std::to_string(level.with_last_peg))
                        .add("with_last_peg_all", std::to_string(level.with_last_peg_all)));
    return json_of_asked(question.query(), question.names)
        .add("symmetries", table.symmetries)
        .add("by_moves", std::move(levels))
        .line();
}

std::string text_of(const StartTable& table, const std::string& board, const std::string& goal) {
    constexpr const char* row = "{:>4} {:>14} {:>14}\n";
    std::string lines = fmt::format("{}: starts that can be played to {}, by number of pegs, up to {} {} and all\n",
                                    board, goal, table.symmetries, table.symmetries == 1 ? "symmetry" : "symmetries");
    lines += fmt::format(row, "pegs", "starts", "all");
    WinnableStarts total;
    for (const WinnableStarts& level : table.levels) {
        lines += fmt::format(row, level.pegs, level.positions, level.positions_all);
        total.positions += level.positions;
        total.positions_all += level.positions_all;
    }
    return lines + fmt::format(row, "all", total.positions, total.positions_all);
}

std::string json_of(const StartTable& table, const SearchQuestion& question) {
    JsonValue levels = JsonValue::array();
    for (const WinnableStarts& level : table.levels)
        levels.push(JsonValue()
                        .add("pegs", level.pegs)
                        .add("starts", std::to_string(level.positions))
                        .add("starts_all", std::to_string(level.positions_all)));
    JsonValue json = json_of_asked(question.query(), question.names);
    json.add("symmetries", table.symmetries).add("winnable", std::move(levels));
    if (table.stopped) json.add("complete", false);
    return json.line();
}

// The last level: the fewest pegs, or with --starts the most, or with --by-moves the most moves.
int last_wanted(const Arguments& arguments) {
    const bool moves = arguments.has("by-moves");
    const std::string text = arguments.get("to").value_or(moves || arguments.has("starts") ? "64" : "1");
    int last = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), last);
    if (error != std::errc() || end != text.data() + text.size() || last < 1 || last > 64)
        fail_input(fmt::format("--to takes a number of {} from 1 to 64, not '{}'", moves ? "moves" : "pegs", text));
    return last;
}

int answer_starts(const Question& asked, const SearchQuestion& question) {
    if (question.start) fail_input("--starts counts all starts; leave out --vacate and --start");
    if (asked.arguments.has("resource-count")) fail_input("--starts counts all starts; leave out --resource-count");
    SearchRun run = asked.search("levels " + question.words() + " --starts");
    const StartTable table = winnable_starts({question.board, {}, question.goal, {}, question.names},
                                             last_wanted(asked.arguments), run.limits);
    const bool any = !question.goal || question.goal->is_any();
    const std::string goal =
        any ? "one peg" : goal_text(Problem(question.board, Start(), *question.goal), question.names).value;
    asked.reply.write(wants_json(asked.arguments) ? json_of(table, question)
                                                  : text_of(table, question.board.label(), goal));
    // Show the finished levels before the limit.
    if (table.stopped) run.limited([&] { throw *table.stopped; });
    std::uint64_t positions = 0;
    for (const WinnableStarts& level : table.levels) positions += level.positions;
    run.tell_cost(positions);
    return 0;
}

int answer_by_moves(const Question& asked, const SearchQuestion& question) {
    for (const char* option : {"resource-count", "files"})
        if (asked.arguments.has(option))
            fail_input(fmt::format("--by-moves counts all positions, in memory; leave out --{}", option));
    SearchRun run = asked.search("levels " + question.words() + " --by-moves");
    if (run.limits.ranks) fail_input("--by-moves is counted by one process; leave out mpirun");
    const LevelsByMoves table = run.limited([&] {
        return levels_by_moves({question.board, question.start, question.goal, {}, question.names},
                               last_wanted(asked.arguments), run.limits);
    });
    asked.reply.write(wants_json(asked.arguments) ? json_of(table, question) : text_of(table, question.words()));
    std::uint64_t positions = 0;
    for (const MoveLevel& level : table.levels) positions += level.positions;
    run.tell_cost(positions);
    return 0;
}

int answer_levels(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const bool json = wants_json(arguments);
    const int to = last_wanted(arguments);
    const SearchQuestion question = search_question(arguments);
    if (arguments.has("starts")) return answer_starts(asked, question);
    if (question.goal && !question.start)
        fail_input("a goal needs --vacate or --start; --starts counts the starts that can be played to it");
    if (arguments.has("by-moves")) return answer_by_moves(asked, question);
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
    last_wanted(arguments);
    if (arguments.has("starts") && arguments.has("by-moves"))
        fail_input("--starts and --by-moves count different things; leave out one of them");
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
    "kept in a folder, and a run that was stopped goes on where it was. Winning positions are kept in memory.\n\n"
    "--by-moves counts all positions by the fewest moves to them; a move is all consecutive jumps of one peg. Columns\n"
    "with the last peg count a position once for each hole where its last move can have ended, as some publications\n"
    "do. --starts leaves the start open: all positions from which one peg, or the goal, can be reached. With these\n"
    "two --to is the most moves, or the most pegs.\n\n"
    "--resource-count takes a sum of holes' weights and a bound, such as \"d2+f2-2*d1>=1\". Positions of less weight\n"
    "are not entered. Winning positions are then counted for complement problems only: those of solutions that\n"
    "keep the bound while half of the holes or more are full, and whose complements keep it afterwards.\n\n"
    "Several processes that mpirun starts, on one machine or several, search together. Each keeps its share of\n"
    "every level; --memory, --threads and --files hold for each.",
    "  pegwright levels T5 --vacate a1 --finish a1\n"
    "  pegwright levels english --vacate d4 --finish d4\n"
    "  pegwright levels english --vacate d4 --by-moves\n"
    "  pegwright levels 5x5 --starts\n"
    "  pegwright levels wiegleb --vacate e5 --finish e5 --to 36 --files levels\n",
    {vacate_option,
     start_option,
     pegs_option,
     finish_option,
     goal_option,
     notation_option,
     signs_option,
     {"to", "PEGS", "the last level, 1 unless given; at most half way for winning positions"},
     {"by-moves", "", "count positions by the fewest moves to them, not by pegs"},
     {"starts", "", "count all starts of the board that can be played to one peg, or to the goal"},
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
