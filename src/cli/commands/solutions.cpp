#include "pegwright/counting/solutions.hpp"

#include "base/error.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/no.hpp"
#include "cli/answers/solution.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/questions/batch.hpp"
#include "cli/questions/number_option.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/ruled_question.hpp"
#include "cli/questions/search_game.hpp"
#include "cli/streams/output.hpp"
#include "pegwright/solving/feasible.hpp"
#include "pegwright/solving/solve.hpp"

#include <fmt/format.h>

#include <memory>

namespace pegwright::cli {
namespace {

void refuse_what_does_not_go_together(const Arguments& arguments) {
    if (is_batch(arguments)) fail_input("solutions takes one problem, not - for many; solve - solves many");
    if (arguments.has("seed") && !arguments.has("random")) fail_input("--seed goes with --random");
    if (arguments.has("limit") && arguments.has("random"))
        fail_input("--random says how many solutions are drawn; leave out --limit");
}

// Sets the vacancy that solve would choose, or returns why there is none.
std::string choose_start(SearchQuestion& question, const Limits& limits) {
    const Outcome outcome = solve(question.query(), limits);
    fail_if_gave_up(outcome);
    if (outcome) question.start = outcome.player->problem().start;
    return outcome.reason;
}

struct Some {
    std::optional<std::uint64_t> limit;
    std::optional<std::uint64_t> drawn;
    std::uint64_t seed = 1;
};

// `all`: the solutions of several goals, one set after the other.
void write(const std::vector<Solutions*>& all, const Some& some, bool json, HoleNames names, ByteSink& output) {
    Integer number = 0;
    for (const Solutions* solutions : all) number += solutions->number();
    const auto at = [&](Integer i) {
        std::size_t set = 0;
        for (; i >= all[set]->number(); ++set) i -= all[set]->number();
        return all[set]->at(i);
    };
    std::mt19937_64 random(some.seed);
    for (std::uint64_t i = 0; i < some.drawn.value_or(0); ++i)
        write_solution(at(random_below(number, random)), json, names, output);
    if (some.drawn) return;
    std::uint64_t written = 0;
    for (Solutions* solutions : all) {
        if (written == some.limit) return;
        solutions->each([&](const Solution& solution) {
            write_solution(solution, json, names, output);
            return ++written != some.limit;
        });
    }
}

int list_by_rule(const Arguments& arguments, const RuledQuestion& ruled, const Some& some, bool json) {
    const Board& board = ruled.query.board;
    const HoleNames names = hole_names(arguments);
    Output output("-");
    SearchRun run(arguments, "solutions " + ruled.words(names));
    std::vector<std::unique_ptr<Solutions>> found;
    run.limited([&] {
        for (const Goal& goal : goals_by_rule(board, *ruled.query.start, ruled.rule, run.limits))
            found.push_back(std::make_unique<Solutions>(Problem(board, *ruled.query.start, goal),
                                                        arguments.has("up-to-order"), run.limits));
    });
    if (found.empty()) {
        const std::string reason = "exhaustive search finds no game that reaches a position of this kind";
        if (json) output.write(ruled.json(names).add("solvable", false).add("reason", reason).line());
        output.commit();
        return tell_no(Question{arguments, output}, ruled.words(names), reason);
    }
    std::vector<Solutions*> all;
    for (const auto& solutions : found) all.push_back(solutions.get());
    run.limited([&] { write(all, some, json, names, output); });
    output.commit();
    return 0;
}

int solutions(const Arguments& arguments) {
    refuse_what_does_not_go_together(arguments);
    const bool json = wants_json(arguments);
    const auto limit = number_given(arguments, "limit");
    const auto drawn = number_given(arguments, "random");
    const std::uint64_t seed = number_given(arguments, "seed").value_or(1);
    if (const auto ruled = ruled_question(arguments))
        return list_by_rule(arguments, *ruled, {limit, drawn, seed}, json);
    SearchQuestion question = search_question(arguments);
    Output output("-");
    SearchRun run(arguments, "solutions " + question.words());
    const auto tell = [&](std::optional<bool> solvable, const std::string& reason) {
        const int code =
            write_no(Question{arguments, output}, question.query(), solvable, reason, question.names, json);
        if (json) output.commit();
        return code;
    };
    std::optional<Solutions> all;
    std::string reason = "exhaustive search finds no solution";
    const auto stopped = limit_met([&] {
        run.limited([&] {
            const Feasibility known = refuted(question.query());
            if (known.judgement.solvable == false) return void(reason = known.judgement.reason);
            if (!question.start) reason = choose_start(question, run.limits);
            if (question.start) all.emplace(question.problem(), arguments.has("up-to-order"), run.limits);
        });
    });
    if (stopped) return tell(std::nullopt, *stopped);
    if (!all || all->number() == 0) return tell(false, reason);
    run.limited([&] { write({&*all}, {limit, drawn, seed}, json, question.names, output); });
    output.commit();
    return 0;
}

}  // namespace

const Command solutions_command{
    "solutions",
    "BOARD",
    "list all solutions, or draw some at random; up to 64 holes",
    "What you leave out is left open: any vacancy that works, any last peg. A solution is a\n"
    "sequence of jumps to the goal.\n\n"
    "--finish fewest lists all ways to leave as few pegs as possible; help solve --all has more goals.\n\n"
    "Text holds solution after solution as verify reads them; JSON has one a line. They come in the order of their\n"
    "jumps, by the holes these start from, row by row. With --up-to-order only the first is listed of those that\n"
    "differ in the order of independent jumps (jumps that share no hole): as many as count --up-to-order says.\n"
    "With --random N, N are drawn, each solution as likely as any other each time, so that one may come twice. First\n"
    "the winning positions are found, and must fit the memory: 839,536 for the central game of english. Then\n"
    "solutions come at once. The referee has replayed each.",
    "  pegwright solutions T5 --vacate a1 --finish a1 --limit 3\n"
    "  pegwright solutions T4 --vacate a2 --up-to-order --format json\n"
    "  pegwright solutions english --start cross --finish d4 | pegwright verify -\n"
    "  pegwright solutions T5 --vacate a1 --random 2 --seed 7\n",
    {vacate_option,
     start_option,
     pegs_option,
     ruled_finish_option,
     ruled_goal_option,
     notation_option,
     signs_option,
     {"limit", "COUNT", "list so many at most"},
     {"up-to-order", "", "list one of those that differ only in the order of independent jumps"},
     {"random", "COUNT", "draw so many at random"},
     {"seed", "COUNT", "the seed of --random; 1 unless given"},
     {"format", "text|json", "text unless given", OptionGroup::output},
     memory_option,
     time_option,
     threads_option},
    solutions,
    "[vacate] [finish]",
    "there is no solution"};

}  // namespace pegwright::cli
