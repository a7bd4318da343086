#include "pegwright/playing/winning.hpp"

#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/command.hpp"
#include "cli/questions/batch.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_run.hpp"
#include "cli/streams/output.hpp"
#include "notation/positions.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

std::string words_of(const WinningTable& table, HoleNames names) {
    if (!table.problem) return "any vacancy to any peg";
    const auto start = start_text(*table.problem, names);
    const auto goal = goal_text(*table.problem, names);
    return start.key + " " + start.value + ", " + goal.key + " " + goal.value;
}

std::string text_of_problem(const WinningTable& table, HoleNames names, bool by_level) {
    WinningLevel total;
    std::string lines;
    for (const WinningLevel& level : table.levels) {
        total.positions += level.positions;
        total.all += level.all;
        lines += fmt::format("{:>4} {:>14} {:>14}\n", level.pegs, level.positions, level.all);
    }
    const char* symmetries = table.symmetries == 1 ? "symmetry" : "symmetries";
    if (!by_level)
        return fmt::format("  {}: {} winning positions up to {} {}, {} in all, {} stored\n", words_of(table, names),
                           total.positions, table.symmetries, symmetries, total.all, table.stored);
    lines += fmt::format("{:>4} {:>14} {:>14}\n", "all", total.positions, total.all);
    return fmt::format(
               "  {}: winning positions by number of pegs, up to {} {} and all; {} stored\npegs {:>14} {:>14}\n",
               words_of(table, names), table.symmetries, symmetries, table.stored, "winning", "all") +
           lines;
}

std::string text_of(const WinningTables& tables, const std::string& file, HoleNames names) {
    std::string text = tables.board.label() + ":\n";
    for (const WinningTable& table : tables.problems)
        text += text_of_problem(table, names, tables.problems.size() == 1);
    if (!file.empty()) text += fmt::format("{}: {} bytes\n", base::printable(file), tables.bytes);
    return text;
}

std::string json_of(const WinningTables& tables, const std::string& file, HoleNames names) {
    JsonValue problems = JsonValue::array();
    for (const WinningTable& table : tables.problems) {
        JsonValue levels = JsonValue::array();
        for (const WinningLevel& level : table.levels)
            levels.push(JsonValue()
                            .add("pegs", level.pegs)
                            .add("winning", std::to_string(level.positions))
                            .add("winning_all", std::to_string(level.all)));
        const KeyAndValue any_vacancy{"vacate", "any"};
        const KeyAndValue any_peg{"finish", "any"};
        problems.push(JsonValue()
                          .add(table.problem ? start_text(*table.problem, names) : any_vacancy)
                          .add(table.problem ? goal_text(*table.problem, names) : any_peg)
                          .add("symmetries", table.symmetries)
                          .add("stored", std::to_string(table.stored))
                          .add("levels", std::move(levels)));
    }
    JsonValue json;
    json.add("board", tables.board.name());
    if (tables.problems.size() == 1 && tables.problems[0].problem) {
        json.add(start_text(*tables.problems[0].problem, names));
        json.add(goal_text(*tables.problems[0].problem, names));
    }
    json.add("problems", std::move(problems));
    if (!file.empty()) json.add("file", file).add("bytes", tables.bytes);
    return json.line();
}

WinningQuestion question_of(const Arguments& arguments) {
    if (arguments.has("complement")) {
        if (problem_option_given(arguments))
            fail_input(
                "--complement stands for all complement problems; leave it out to name one with --vacate and "
                "--finish");
        if (arguments.has("files")) fail_input("--files keeps the levels of one problem; --complement has several");
        return complement_problems(board_alone(arguments));
    }
    const Query query = asked_query(arguments);
    const Board& board = query.board;
    if (!query.start && query.goal && !query.goal->is_any())
        fail_input("a goal needs --vacate or --start; --finish any alone is from any vacancy to any peg");
    if (!query.start) return {board, {std::nullopt}};
    return {board, {Problem(board, *query.start, query.goal.value_or(Goal::any_peg()))}};
}

// Writes positions to --into. The tables go to standard output unless positions go there.
int answer_winning(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const bool json = wants_json(arguments);
    const HoleNames names = hole_names(arguments);
    const WinningQuestion question = question_of(arguments);
    const std::string path = arguments.get("into").value_or("");
    SearchRun run = asked.search("winning " + question.board.label());
    std::optional<Output> file;
    if (!path.empty()) file.emplace(path);
    const WinningTables tables =
        run.limited([&] { return pegwright::winning(question, run.limits, file ? &*file : nullptr); });
    if (file) file->commit();
    if (path != "-") asked.reply.write(json ? json_of(tables, path, names) : text_of(tables, path, names));
    return 0;
}

int read_file(const Arguments& arguments, const std::string& path) {
    if (!arguments.positionals.empty() || problem_option_given(arguments) || arguments.has("complement") ||
        arguments.has("into") || arguments.has("files"))
        fail_input("--read stands alone: the file says itself what it is about");
    const bool json = wants_json(arguments);
    const HoleNames names = hole_names(arguments);
    SearchRun run(arguments, "winning --read");
    const WinningTables tables = run.limited([&] { return read_winning(path, run.limits); });
    Output("-").write(json ? json_of(tables, path, names) : text_of(tables, path, names));
    return 0;
}

int winning(const Arguments& arguments) {
    if (const auto path = arguments.get("read")) return read_file(arguments, *path);
    if (arguments.positionals.empty())
        fail_input("winning needs a BOARD, or --read FILE; pegwright help winning has examples");
    if (const auto path = arguments.get("into")) {
        if (path->empty()) fail_input("--into needs the name of a file, or - for standard output");
        if (is_batch(arguments)) fail_input("--into goes with one BOARD; with - the positions are counted");
    }
    return answer_questions(arguments, answer_winning);
}

}  // namespace

const Command winning_command{
    "winning",
    "[BOARD]",
    "write the winning positions to a file for hint; up to 64 holes",
    "A position wins if it is on the way of a solution. What you leave out is left open:\n"
    "any vacancy, all of them together, and any last peg. Without --into they are counted.\n\n"
    "The file takes a byte or two a position up to symmetry and has checksums. --read says what it is about, and\n"
    "checks all of it. Positions are counted up to the symmetries that keep the problem, and in all.\n"
    "--complement takes all problems at once that begin and end in the same hole.",
    "  pegwright winning T6 --into t6.winning\n"
    "  pegwright winning T5 --complement --into t5.winning\n"
    "  pegwright winning --read t5.winning\n"
    "  pegwright winning english --vacate d4 --finish d4 --into central.winning\n"
    "  pegwright winning 4x4 --start '**o*/****/*o**/****' --finish any --format json\n",
    {vacate_option,
     finish_option,
     start_option,
     pegs_option,
     goal_option,
     notation_option,
     signs_option,
     {"complement", "", "all complement problems, images of each other once"},
     {"into", "FILE", "write the positions to FILE"},
     {"read", "FILE", "say what FILE has, and check it"},
     format_option,
     files_option,
     memory_option,
     time_option,
     threads_option,
     no_files_option,
     line_holes_option},
    winning,
    "[vacate [finish]] [into]"};

}  // namespace pegwright::cli
