#include "pegwright/playing/odds.hpp"

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/command.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_game.hpp"
#include "notation/positions.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

const PlayerName& player_given(const Arguments& arguments) {
    const std::string text = arguments.get("player").value_or(std::string(player_names[0].name));
    std::vector<std::string> names;
    for (const PlayerName& player : player_names) {
        if (text == player.name || text == player.letter) return player;
        names.emplace_back(player.name);
    }
    const auto guess = did_you_mean(text, names);
    fail_input(fmt::format(
        "there is no player '{}'; {}", text.substr(0, 40),
        guess ? "did you mean " + *guess + "?" : "players are random, rule-of-thumb and sax, or A, B and C"));
}

std::string rounded(double number) { return fmt::format("{:.10g}", number); }

std::string json_of(const OnePegOdds& odds, const SearchQuestion& question, const PlayerName& player) {
    const Problem problem = question.problem();
    return JsonValue()
        .add("board", question.board.name())
        .add(start_text(problem, question.names))
        .add(goal_text(problem, question.names))
        .add("player", player.name)
        .add("one_peg", odds.exact ? JsonValue(odds.fraction()) : nullptr)
        .add("about", JsonValue::of_text(rounded(odds.probability)))
        .add("one_in", odds.probability > 0 ? JsonValue::of_text(rounded(1 / odds.probability)) : nullptr)
        .line();
}

std::string text_of(const OnePegOdds& odds, const SearchQuestion& question, const PlayerName& player) {
    std::string text = fmt::format("{}, {}: ", question.words(), player.name);
    if (odds.probability > 0)
        text += fmt::format("one game in about {} ends with one peg{}", rounded(1 / odds.probability),
                            question.goal && !question.goal->is_any() ? " there" : "");
    else
        text += "no game ends so";
    return text +
           (odds.exact ? "; the probability is " + odds.fraction()
                       : "; there is not memory enough for the exact fraction") +
           "\n";
}

int answer_odds(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const bool json = wants_json(arguments);
    const PlayerName& player = player_given(arguments);
    const SearchQuestion question = search_question_with_start(arguments, "each vacancy has other odds");
    SearchRun run = asked.search("odds " + question.words());
    const OnePegOdds odds = run.limited([&] { return one_peg_odds(question.problem(), player.player, run.limits); });
    asked.reply.write(json ? json_of(odds, question, player) : text_of(odds, question, player));
    return 0;
}

int odds(const Arguments& arguments) {
    player_given(arguments);
    return answer_questions(arguments, answer_odds);
}

}  // namespace

const Command odds_command{
    "odds",
    "BOARD",
    "the odds that random play ends with one peg; up to 64 holes",
    "A goal that you leave out is left open: any last peg. The start is not left open, as\n"
    "each vacancy has its own odds. Exact, as a fraction, where the numbers fit the memory.\n\n"
    "At every position the player takes one of the possible jumps, each with the same chance, until there is none.\n"
    "Where the exact numbers do not fit, the probability is rounded, and JSON says null for the fraction.\n\n"
    "On T5 two more players of Bell's (2008, Table 2) are known; they have lost if no jump suits them.\n"
    "rule-of-thumb (B) jumps neither into a corner nor out of the three inner holes, unless it is the first jump\n"
    "and has to, or the last and leaves one peg. sax (C) does not let the SAX count fall below zero, or below\n"
    "where it starts, but by the last jump.",
    "  pegwright odds T5 --vacate a1\n"
    "  pegwright odds T5 --vacate b3 --player sax --format json\n"
    "  pegwright odds T6 --vacate a1 --finish a1\n"
    "  pegwright odds english --start cross --finish d4\n",
    {vacate_option,
     start_option,
     pegs_option,
     finish_option,
     goal_option,
     notation_option,
     signs_option,
     {"player", "random|rule-of-thumb|sax", "who plays; random unless given, the others on T5 only"},
     format_option,
     memory_option,
     time_option,
     {"threads", "N", "lines (BOARD -) to answer at a time; one a core unless given", OptionGroup::limits},
     no_files_option,
     line_holes_option},
    odds,
    "vacate [finish]"};

}  // namespace pegwright::cli
