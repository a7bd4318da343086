// pegwright deadend: the shortest way to lose.
#include "pegwright/playing/dead_ends.hpp"

#include "base/error.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/json_text.hpp"
#include "cli/command.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_game.hpp"
#include "notation/json_writer.hpp"
#include "notation/positions.hpp"
#include "notation/text_writer.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

std::string listed(const SearchQuestion& question, const std::vector<Hole>& holes, const char* quote,
                   const char* separator) {
    std::string text;
    for (const Hole h : holes)
        text +=
            (text.empty() ? "" : separator) + std::string(quote) + hole_text(question.board, h, question.names) + quote;
    return text;
}

// The problem as it was asked; how a solution goes on as JsonWriter writes it.
std::string json_of(const std::optional<DeadEnd>& end, const SearchQuestion& question, bool stuck) {
    std::string text = "{\"board\":" + json_string(question.board.name());
    const Problem problem = question.problem();
    const auto add = [&](const KeyAndValue& key) { text += ",\"" + key.key + "\":" + json_string(key.value); };
    add(start_text(problem, question.names));
    if (!stuck) add(goal_text(problem, question.names));
    text += fmt::format(",\"end\":\"{}\"", stuck ? "stuck" : "lost");
    if (!end) return text + ",\"jumps\":null}\n";
    text += fmt::format(",\"jumps\":{},\"positions\":\"{}\",\"position\":{}", end->way.jumps.size(), end->positions,
                        json_string(goal_text(end->way.problem).value));
    if (!stuck && end->finishes)
        text += ",\"finishes\":[" + listed(question, *end->finishes, "\"", ",") + "]";
    else if (!stuck)
        text += ",\"finishes\":null";
    text += ",\"solution\":[";
    StringSink solution;
    JsonWriter writer(end->way.problem, MoveCount(), solution, question.names);
    writer.take(end->way.jumps);
    writer.finish();
    return text + solution.text.substr(solution.text.find('[') + 1);
}

void write_text(const DeadEnd& end, const SearchQuestion& question, bool stuck, ByteSink& reply) {
    const std::size_t jumps = end.way.jumps.size();
    reply.write(fmt::format("# {}: {} {} {} up to symmetry, after {} {} and no fewer\n", question.words(),
                            end.positions, end.positions == 1 ? "position" : "positions",
                            stuck ? "without a jump" : "from which the goal is lost", jumps,
                            jumps == 1 ? "jump" : "jumps"));
    if (!stuck && !question.problem().goal.is_any())
        reply.write(!end.finishes ? "# whether one peg can still be left is not known\n"
                    : end.finishes->empty()
                        ? "# no single peg can be left any more\n"
                        : "# one peg can still be left at " + listed(question, *end.finishes, "", " ") + "\n");
    TextWriter writer(end.way.problem, reply, question.names);
    writer.take(end.way.jumps);
    writer.finish();
}

int answer_deadend(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const bool json = wants_json(arguments);
    const bool stuck = arguments.has("stuck");
    const SearchQuestion question = search_question(arguments);
    if (!question.start)
        fail_input("--vacate is missing: the hole that is empty at the start (or --start, a position)");
    if (stuck && question.goal) fail_input("--stuck is about games that end, whatever the goal; leave out one of them");
    SearchRun run = asked.search("deadend " + question.words());
    const std::optional<DeadEnd> end = run.limited([&]() -> std::optional<DeadEnd> {
        return stuck ? shortest_game(question.problem(), run.limits) : first_dead_end(question.problem(), run.limits);
    });
    if (json)
        asked.reply.write(json_of(end, question, stuck));
    else if (end)
        write_text(*end, question, stuck, asked.reply);
    else
        asked.reply.write("# " + question.words() + " cannot be lost: every jump leads on to the goal\n");
    return end ? 0 : 1;
}

int deadend(const Arguments& arguments) { return answer_questions(arguments, answer_deadend); }

}  // namespace

const Command deadend_command{
    "deadend",
    "BOARD",
    1,
    1,
    "the shortest way to a position from which the goal is lost, or no jump is left; up to 64 holes",
    "The goal is one peg, anywhere if no hole is given, or any position. The answer is a solution that ends in the\n"
    "lost position, as verify reads it and draw draws it, how many such positions there are after as many jumps, up "
    "to\n"
    "the symmetries that keep the problem, and where one peg can still be left from this one. With --stuck it is the "
    "shortest game: the fewest jumps after which "
    "no\n"
    "jump is possible. That nothing is shorter is shown by exhaustive search, as in levels, which takes time and "
    "memory\n"
    "on boards of more than 33 holes; --stuck does not look further than it has to. BOARD - stands for problems on\n"
    "standard input, one a line, each answered by a line of JSON; solve says more.",
    "  pegwright deadend english --vacate d4 --finish d4\n"
    "  pegwright deadend T5 --vacate b3\n"
    "  pegwright deadend T6 --vacate a1 --finish a1 --format json\n"
    "  pegwright deadend wiegleb --vacate e5 --stuck\n"
    "  pegwright deadend 1x4 --vacate a2 --finish a3  # exit code 1\n",
    {vacate_option,
     start_option,
     finish_option,
     goal_option,
     notation_option,
     {"stuck", "", "the shortest game: the fewest jumps after which none is possible"},
     format_option,
     memory_option,
     time_option,
     threads_option,
     no_files_option,
     line_holes_option},
    deadend,
    "--vacate HOLES [--finish HOLES]",
    "the goal cannot be lost"};

}  // namespace pegwright::cli
