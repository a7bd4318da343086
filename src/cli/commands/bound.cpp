#include "base/error.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/answers/no.hpp"
#include "cli/command.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_run.hpp"
#include "notation/positions.hpp"
#include "pegwright/solving/move_bound.hpp"
#include "theory/digits.hpp"
#include "theory/feasibility.hpp"
#include "theory/move_formulas.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>
#include <vector>

namespace pegwright::cli {
namespace {

int write_no(AskedProblem& asked, std::optional<bool> solvable, const std::string& reason, bool json,
             const Question& question) {
    if (json)
        question.reply.write(asked.json.add("bound", nullptr).add("solvable", solvable).add("reason", reason).line());
    if (solvable) return tell_no(question, asked.words, reason);
    return tell_not_known(question, fmt::format("how many moves {} needs", asked.words), reason);
}

// A number, or a string beyond 2^53, which many JSON readers would round.
JsonValue number_of(const std::string& digits) {
    constexpr std::size_t most_digits = 15;
    return digits.size() > most_digits ? JsonValue(digits) : JsonValue::of_text(digits);
}

int tell_formula(AskedProblem& asked, const std::string& moves, bool json, ByteSink& reply) {
    reply.write(json ? asked.json.add("bound", number_of(moves)).add("by", "formula").add("solvable", true).line()
                     : fmt::format("{}: at least {} moves, by formula\n", asked.words, moves));
    return 0;
}

int of_any_size(const Question& question, bool json) {
    const Arguments& arguments = question.arguments;
    const BigBoard board = BigBoard::parse(arguments.positionals[0]);
    check_line_holes(arguments, [&] { return board.hole_count(); });
    AskedProblem asked(board.name(), board.name());
    Solvability known = board_solvability(board);
    const auto vacate = arguments.get("vacate");
    const auto finish = arguments.get("finish");
    std::optional<BigHole> to;
    if (finish && *finish != "any") to = named_in_line(arguments, "finish", [&] { return board.parse_hole(*finish); });
    if (vacate) {
        const BigHole from = named_in_line(arguments, "vacate", [&] { return board.parse_hole(*vacate); });
        asked.add({"vacate", hole_name(from)});
        known = finishes(board, from).solvability;
        if (to) known = solvability(board, from, *to);
    }
    if (finish) asked.add({"finish", to ? hole_name(*to) : *finish});
    if (!known.solvable) return write_no(asked, false, known.reason, json, question);
    return tell_formula(asked, digits_of(least_moves_of(board)), json, question.reply);
}

bool is_large(const Arguments& arguments) {
    return split_board_name(arguments.positionals[0]) && !arguments.has("start") && !arguments.has("goal") &&
           BigBoard::parse(arguments.positionals[0]).hole_count() > most_holes_by_regions;
}

// Bell's formula, for games from one vacancy to one peg on T_n.
std::optional<std::string> bell(const Query& query) {
    const Board& board = query.board;
    const bool single = (!query.start || query.start->vacated().size() == 1) &&
                        (!query.goal || query.goal->is_any() || query.goal->finishes().size() == 1);
    if (board.family() != Board::Family::triangle || board.height() < 4 || !single) return std::nullopt;
    return digits_of(bell_bound(board.height()));
}

// A list as text: a large board has too many regions to keep as values.
JsonValue listed(const auto& regions, const auto& value_of) {
    std::string text;
    for (const auto& region : regions) text += (text.empty() ? "[" : ",") + value_of(region).text();
    return JsonValue::of_text(text.empty() ? "[]" : text + "]");
}

std::string json_of(AskedProblem& asked, const MoveBound& bound, const Query& query, HoleNames names) {
    const Board& board = query.board;
    JsonValue& json =
        asked.json.add("bound", bound.moves).add("by", bound.by()).add("solvable", bound.judgement.solvable);
    if (bound.least) json.add("least_from", hole_text(board, bound.least->start.vacated().front(), names));
    if (const auto moves = bell(query)) json.add("bell", number_of(*moves));
    const auto holes_of = [&](const std::vector<Hole>& region) { return JsonValue::holes(board, region, names); };
    const auto weighted = [&](const auto& region) {
        return JsonValue().add("holes", holes_of(region.holes)).add("weight", region.weight);
    };
    json.add("moves_ahead", bound.moves_ahead)
        .add("weights", JsonValue()
                            .add("moves", bound.by_weights)
                            .add("unit", bound.unit)
                            .add("regions", listed(bound.weights, weighted)));
    if (!bound.packing.empty())
        json.add("packing", JsonValue()
                                .add("moves", bound.by_packing)
                                .add("most", bound.packing_is_most)
                                .add("regions", listed(bound.packing, holes_of)));
    return json.line();
}

std::string moves_in_words(std::int64_t moves) { return fmt::format("{} move{}", moves, moves == 1 ? "" : "s"); }

// "3 of 1 hole, 9 of 2, 4 of 7".
std::string sizes_in_words(const std::vector<std::vector<Hole>>& regions) {
    std::array<int, 8> count{};
    for (const auto& holes : regions) ++count.at(holes.size());
    std::string text;
    for (std::size_t size = 1; size < count.size(); ++size) {
        if (count[size] == 0) continue;
        text += fmt::format("{}{} of {}{}", text.empty() ? "" : ", ", count[size], size,
                            !text.empty() ? ""
                            : size == 1   ? " hole"
                                          : " holes");
    }
    return text;
}

std::string text_of(const AskedProblem& asked, const MoveBound& bound, const Query& query, HoleNames names) {
    const Board& board = query.board;
    std::string text =
        fmt::format("{}: at least {}{}\n", asked.words, moves_in_words(bound.moves),
                    bound.least ? fmt::format(", no more being proven from {}",
                                              hole_text(board, bound.least->start.vacated().front(), names))
                                : "");
    if (!bound.packing.empty())
        text += fmt::format("{:>6}  packing of Merson regions of at most 7 holes: {}\n", bound.by_packing,
                            sizes_in_words(bound.packing));
    if (bound.by_weights > 0)
        text += fmt::format("{:>6}  weights of {} Merson regions, in {}\n", bound.by_weights, bound.weights.size(),
                            bound.unit == 1 ? "whole numbers" : fmt::format("parts of 1/{}", bound.unit));
    if (bound.moves_ahead > 0)
        text += fmt::format("{:>6}  weights of regions after each way to begin, up to {}\n", bound.moves,
                            moves_in_words(bound.moves_ahead));
    if (const auto moves = bell(query)) text += fmt::format("{:>6}  Bell's formula (2)\n", *moves);
    return text;
}

int answer_to(const Question& question) {
    const Arguments& arguments = question.arguments;
    const bool json = wants_json(arguments);
    const HoleNames names = hole_names(arguments);
    threads_given(arguments);  // used only by batches, but always checked
    if (names == HoleNames::letters && !has_numbers(arguments) && is_large(arguments))
        return of_any_size(question, json);
    const Query query = asked_query(arguments);
    AskedProblem asked(query.board.label(), query.board.name());
    const Problem problem(query.board, query.start.value_or(Start()), query.goal.value_or(Goal::any_peg()));
    if (query.start) asked.add(start_text(problem, names));
    if (query.goal) asked.add(goal_text(problem, names));
    MoveBound bound;
    if (const auto limit = limit_met([&] { bound = move_bound(query); }))
        return write_no(asked, std::nullopt, *limit, json, question);
    if (bound.judgement.solvable == false)
        return write_no(asked, false, with_names(query.board, bound.judgement.reason, names), json, question);
    if (bound.by_formula) return tell_formula(asked, std::to_string(bound.moves), json, question.reply);
    question.reply.write(json ? json_of(asked, bound, query, names) : text_of(asked, bound, query, names));
    return 0;
}

int bound(const Arguments& arguments) { return answer_questions(arguments, answer_to); }

}  // namespace

const Command bound_command{
    "bound",
    "BOARD",
    "prove how many moves a solution needs at least; any size",
    "What you leave out is left open: any vacancy and last peg, and the bound is the\n"
    "least of all. Nothing is searched, so the true minimum may be higher: shortest has it.\n\n"
    "A Merson region is a set of holes that no peg can enter while it is full: a corner, two neighbours on an edge,\n"
    "a 2 x 2 block, a hexagon of seven holes of the triangular lattice. Each needs a first jump of a peg out of it,\n"
    "so regions without a common hole need as many moves as there are regions (a packing). Regions that overlap\n"
    "get weights, such that no jump leaves more than one unit of them; their sum is a bound, too. Linear\n"
    "programming finds the weights, and they are checked in whole numbers; JSON has them, as the proof. On smaller\n"
    "boards the first few moves are tried, too. T_n and rectangles of more than 250,000 holes have a formula. Built\n"
    "without GLPK, the program takes weights by a rule, mostly a move less.",
    "  pegwright bound T12\n"
    "  pegwright bound english --vacate d4 --finish d4\n"
    "  pegwright bound 8x8 --vacate f7 --format json\n"
    "  pegwright bound T4 --vacate a1  # exit code 1\n"
    "  pegwright bound T1000000000000000000000001\n"
    "  pegwright draw T12 --style bound --output regions.svg\n",
    {vacate_option, finish_option, start_option, pegs_option, goal_option, notation_option, signs_option, format_option,
     threads_option, no_files_option, line_holes_option},
    bound,
    "[vacate] [finish]",
    "the problem, or every problem with that start or finish, cannot be solved"};

}  // namespace pegwright::cli
