#include "pegwright/playing/dead_ends.hpp"

#include "base/error.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/answers/solution.hpp"
#include "cli/command.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_game.hpp"
#include "notation/positions.hpp"
#include "render/layouts/diagram.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

std::string listed(const SearchQuestion& question, const std::vector<Hole>& holes) {
    std::string text;
    for (const Hole h : holes) text += (text.empty() ? "" : " ") + hole_text(question.board, h, question.names);
    return text;
}

std::string json_of(const std::optional<DeadEnd>& end, const SearchQuestion& question, bool stuck) {
    JsonValue json;
    const Board& board = question.board;
    json.add("board", board.name());
    if (question.start) json.add(start_text(question.problem(), question.names));
    if (!stuck) json.add(goal_text({board, Start(), question.goal.value_or(Goal::any_peg())}, question.names));
    json.add("end", stuck ? "stuck" : "lost");
    if (!end) return json.add("jumps", nullptr).line();
    json.add("jumps", end->way.jumps.size())
        .add("positions", std::to_string(end->positions))
        .add("position", goal_text(end->way.problem).value);
    if (!stuck) json.add("finishes", end->finishes ? JsonValue::holes(board, *end->finishes, question.names) : nullptr);
    JsonValue moves = JsonValue::array();
    for (const Move& move : moves_of(end->way.jumps)) moves.push(move_text(board, move, question.names));
    json.add("solution", std::move(moves));
    if (question.names != HoleNames::letters) json.add("notation", std::string(to_string(question.names)));
    return json.line();
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
                        : "# one peg can still be left at " + listed(question, *end.finishes) + "\n");
    write_solution(end.way, false, question.names, reply);
}

int answer_deadend(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const bool json = wants_json(arguments);
    const bool stuck = arguments.has("stuck");
    SearchQuestion question = search_question(arguments);
    if (stuck && question.goal) fail_input("--stuck is about games that end, whatever the goal; leave out one of them");
    SearchRun run = asked.search("deadend " + question.words());
    const auto end = run.limited([&] { return dead_end(question.query(), stuck, run.limits); });
    if (end) question.start = end->way.problem.start;
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
    "the quickest way to lose: the goal out of reach, or no jump left",
    "What you leave out is left open: any last peg, and of all vacancies the one that loses\n"
    "first. Up to 64 holes.\n\n"
    "The answer is a game that ends in the lost position. It says how many such positions there are after as many\n"
    "jumps, up to the symmetries that keep the problem, and where one peg can still be left. With --stuck it is the\n"
    "shortest game: the fewest jumps after which none is possible. The search is exhaustive; beyond 33 holes it\n"
    "takes time and memory.",
    "  pegwright deadend english --vacate d4 --finish d4\n"
    "  pegwright deadend T5 --vacate b3\n"
    "  pegwright deadend T6 --vacate a1 --finish a1 --format json\n"
    "  pegwright deadend wiegleb --vacate e5 --stuck\n"
    "  pegwright deadend 1x4 --vacate a2 --finish a3  # exit code 1\n",
    {vacate_option,
     start_option,
     pegs_option,
     finish_option,
     goal_option,
     notation_option,
     signs_option,
     {"stuck", "", "the shortest game: the fewest jumps until none is possible"},
     format_option,
     memory_option,
     time_option,
     threads_option,
     no_files_option,
     line_holes_option},
    deadend,
    "[vacate] [finish]",
    "the goal cannot be lost"};

}  // namespace pegwright::cli
