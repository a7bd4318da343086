#include "pegwright/surveying/survey.hpp"

#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/command.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_run.hpp"
#include "pegwright/surveying/finishes.hpp"
#include "theory/feasibility.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::cli {
namespace {

struct Survey {
    Board board;
    HoleNames names;
    std::vector<SurveyedPair> pairs = distinct_pairs(board);

    std::string vacate(const SurveyedPair& pair) const { return hole_text(board, pair.vacate, names); }
    std::string finish(const SurveyedPair& pair) const { return hole_text(board, pair.finish, names); }
    std::ptrdiff_t count(std::optional<bool> SurveyedPair::*column, std::optional<bool> answer) const {
        return std::count_if(pairs.begin(), pairs.end(), [&](const SurveyedPair& p) { return p.*column == answer; });
    }
};

const char* word(std::optional<bool> answer) { return !answer ? "-" : *answer ? "yes" : "no"; }

std::string summary(const Survey& survey) {
    const auto constructed = survey.count(&SurveyedPair::constructed, true);
    const auto excluded = survey.count(&SurveyedPair::theorem, false);
    const auto unsearched = survey.count(&SurveyedPair::searched, std::nullopt);
    std::string text = fmt::format("{}: {} feasible pairs up to symmetry: ", survey.board.label(), survey.pairs.size());
    if (has_theorem(survey.board))
        text += fmt::format("{} solvable by the theorem", survey.count(&SurveyedPair::theorem, true));
    else
        text += fmt::format("{} allowed by the position classes", survey.pairs.size()) +
                (excluded ? fmt::format(" ({} excluded by other parities)", excluded) : "");
    if (has_theorem(survey.board) || constructed) text += fmt::format(", {} constructed", constructed);
    text += fmt::format(", {} solved by search", survey.count(&SurveyedPair::searched, true));
    const bool by_pair = survey.board.hole_count() > most_holes_searched;
    const auto impossible = survey.count(&SurveyedPair::searched, false);
    if (by_pair && impossible) text += fmt::format(", {} impossible", impossible);
    if (unsearched) text += fmt::format(", {} {}", unsearched, by_pair ? "left open" : "not searched");
    return text + "\n";
}

std::string text_of(const Survey& survey) {
    constexpr const char* row = "{:<7} {:<7} {:<8} {:<12} {}\n";
    std::string text = fmt::format(row, "vacate", "finish", "theorem", "constructor", "search");
    for (const SurveyedPair& pair : survey.pairs)
        text += fmt::format(row, survey.vacate(pair), survey.finish(pair), word(pair.theorem), word(pair.constructed),
                            word(pair.searched));
    return text + summary(survey);
}

std::string json_of(const Survey& survey) {
    JsonValue pairs = JsonValue::array();
    for (const SurveyedPair& pair : survey.pairs)
        pairs.push(JsonValue()
                       .add("vacate", survey.vacate(pair))
                       .add("finish", survey.finish(pair))
                       .add("theorem", pair.theorem)
                       .add("constructed", pair.constructed)
                       .add("searched", pair.searched));
    return JsonValue().add("board", survey.board.name()).add("pairs", std::move(pairs)).line();
}

int answer_survey(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const bool json = wants_json(arguments);
    Survey result{board_alone(arguments), hole_names(arguments)};
    const auto each = time_option_given(arguments, "each").value_or(usual_time_of_pair);
    SearchRun run = asked.search("survey " + result.board.label());
    const auto write = [&] { asked.reply.write(json ? json_of(result) : text_of(result)); };
    try {
        run.limited([&] { pegwright::survey(result.board, result.pairs, run.limits, each); });
    } catch (const Error& e) {
        // Show the results so far; the rest appears as not known.
        if (e.kind() == Error::Kind::limit) write();
        throw;
    }
    write();
    const bool agree = std::none_of(result.pairs.begin(), result.pairs.end(),
                                    [](const SurveyedPair& pair) { return pair.disagree(); });
    return agree ? 0 : 1;
}

int survey(const Arguments& arguments) { return answer_questions(arguments, answer_survey); }

}  // namespace

const Command survey_command{
    "survey",
    "BOARD",
    "compare theorem, constructor and exhaustive search, pair by pair",
    "One line for each feasible pair of vacancy and last peg; pairs that are images of\n"
    "each other are listed once. Boards of up to 64 holes.\n\n"
    "Theorem is what theory says; it knows triangles, rectangles, convex polygons and boards of 3 x 3 blocks.\n"
    "Constructor is yes if the referee has replayed a solution made by a plan. Search is whether exhaustive search\n"
    "finds a solution, up to 33 holes. Beyond, it is yes if beams find one, which the referee has replayed, and no\n"
    "if search, parities or a pagoda function prove that there is none.\n\n"
    "What is not known, or was not tried, is - in the table and null in JSON. Beyond 33 holes a hard pair may take\n"
    "ten seconds, or what --each says, and a thread's share of the memory. If --time ends the survey, it shows what\n"
    "is known so far.",
    "  pegwright survey T6\n"
    "  pegwright survey 5x6 --format json\n"
    "  pegwright survey english\n"
    "  pegwright survey diamond --each 1\n",
    {notation_option,
     signs_option,
     format_option,
     {"each", "TIME", "beyond 33 holes: seek so long for a hard pair; 10 unless given", OptionGroup::limits},
     memory_option,
     time_option,
     threads_option,
     no_files_option,
     line_holes_option},
    survey,
    "",
    "the three do not agree"};

}  // namespace pegwright::cli
