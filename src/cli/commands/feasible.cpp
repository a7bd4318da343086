#include "base/error.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/answers/no.hpp"
#include "cli/answers/pagoda.hpp"
#include "cli/command.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_run.hpp"
#include "notation/positions.hpp"
#include "pegwright/solving/settled.hpp"
#include "pegwright/surveying/finishes.hpp"
#include "theory/digits.hpp"
#include "theory/feasibility.hpp"
#include "theory/judgement.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::cli {
namespace {

// Text lists at most this many holes, and counts more.
constexpr int listed_in_text = 40;

JsonValue& json_of(AskedProblem& asked, const Judgement& j) {
    return asked.json.add("feasible", j.feasible).add("solvable", j.solvable).add("reason", j.reason);
}

// Tells the judgement: yes on the output, no and not known as solve does. Returns the exit code.
int tell(const AskedProblem& asked, const Judgement& j, bool json, const Question& question) {
    if (!j.feasible || j.solvable == false) return tell_no(question, asked.words, j.reason);
    if (!j.solvable) return tell_not_known(question, whether_solvable(asked.words), j.reason);
    if (!json) question.reply.write(fmt::format("{} can be solved: {}\n", asked.words, j.reason));
    return 0;
}

// Answers by theorem, for sides of any length and holes as they were written.
class Theorem {
public:
    // small: the same board, if it is small enough to play on; its holes may have numbers.
    Theorem(BigBoard board, const std::optional<Board>& small, HoleNames names, bool json, const Question& question)
        : board_(std::move(board)),
          small_(small),
          names_(names),
          json_(json),
          question_(question),
          output_(question.reply),
          asked_(small ? small->label() : board_.label(), small ? small->name() : board_.name()) {}

    int of_board() { return answer(told(board_solvability(board_))); }
    int of_pair(const BigHole& vacate, const BigHole& finish) {
        asked_.add({"vacate", name(vacate)});
        asked_.add({"finish", name(finish)});
        return answer(told(solvability(board_, vacate, finish)));
    }
    int of_vacancy(const BigHole& vacate) {
        asked_.add({"vacate", name(vacate)});
        const Finishes f = finishes(board_, vacate);
        const Judgement j = told(f.solvability);
        constexpr int listed_in_json = 100'000'000;
        if (json_ && f.count > listed_in_json)
            fail_limit(
                fmt::format("from {} a solution of {} can end at {} holes, too many to list; leave out --format json, "
                            "or name one with --finish",
                            name(vacate), board_.name(), digits_of(f.count)));
        const int code = tell(asked_, j, json_, question_);
        if (json_) {
            output_.write(json_of(asked_, j).text_to_array("finishes"));
            list(vacate, "\"", ",");
        } else if (f.count > 0) {
            output_.write(fmt::format("finishing holes: {}", digits_of(f.count)));
            if (f.count <= listed_in_text) output_.write(": ");
            if (f.count <= listed_in_text) list(vacate, "", " ");
            output_.write("\n");
        }
        if (json_) output_.write("]}\n");
        return code;
    }

private:
    std::string name(const BigHole& h) const {
        if (names_ == HoleNames::letters) return hole_name(h);
        return hole_text(*small_, {static_cast<std::int32_t>(h.x), static_cast<std::int32_t>(h.y)}, names_);
    }
    Judgement told(const Solvability& s) const {
        return {s.feasible, s.solvable, small_ ? with_names(*small_, s.reason, names_) : s.reason};
    }
    int answer(const Judgement& j) {
        if (json_) output_.write(json_of(asked_, j).line());
        return tell(asked_, j, json_, question_);
    }
    void list(const BigHole& vacate, const std::string& quote, const std::string& separator) const {
        constexpr std::size_t piece = std::size_t{1} << 16;
        std::string text;
        bool first = true;
        for_each_finish(board_, vacate, [&](const BigHole& h) {
            text += (first ? "" : separator) + quote + name(h) + quote;
            first = false;
            if (text.size() < piece) return;
            output_.write(text);
            text.clear();
        });
        output_.write(text);
    }

    BigBoard board_;
    std::optional<Board> small_;
    HoleNames names_;
    bool json_;
    const Question& question_;
    ByteSink& output_;
    AskedProblem asked_;
};

// True if an option is absent or names a single hole: c5 or 2,4.
bool names_one_hole(const std::optional<std::string>& text) {
    if (!text || text->find(',') == text->npos) return text != "any";
    return std::all_of(text->begin(), text->end(), [](char c) { return c == ',' || (c >= '0' && c <= '9'); }) &&
           std::count(text->begin(), text->end(), ',') == 1;
}

int of_any_size(const BigBoard& board, const Question& question, bool json) {
    const Arguments& arguments = question.arguments;
    const auto vacate = arguments.get("vacate");
    const auto finish = arguments.get("finish");
    Theorem theorem(board, std::nullopt, HoleNames::letters, json, question);
    if (!vacate) return theorem.of_board();
    const auto parsed = [&](const char* key) {
        return named_in_line(arguments, key, [&] { return board.parse_hole(arguments.get(key).value()); });
    };
    const BigHole from = parsed("vacate");
    return finish ? theorem.of_pair(from, parsed("finish")) : theorem.of_vacancy(from);
}

std::string listed(const Board& board, const std::vector<Hole>& holes, HoleNames names) {
    std::string text;
    for (const Hole h : holes) text += (text.empty() ? "" : " ") + hole_text(board, h, names);
    return text;
}

int of_start(const Query& query, AskedProblem& asked, HoleNames names, bool json, SearchRun& run,
             const Question& question) {
    ByteSink& reply = question.reply;
    KnownFinishes known = run.limited([&] { return known_finishes(query.board, *query.start, run.limits); });
    if (known.judgement.feasible && !known.judgement.solvable) {
        Feasibility further = settled(query, run.limits);
        known.judgement = std::move(further.judgement);
        known.pagodas = std::move(further.pagodas);
    }
    Judgement& j = known.judgement;
    j.reason = with_names(query.board, j.reason, names);
    const int code = tell(asked, j, json, question);
    if (json) {
        JsonValue& answer = json_of(asked, j);
        add_pagodas(answer, known.pagodas, names);
        answer.add("finishes", known.exact ? JsonValue::holes(query.board, known.holes, names) : nullptr);
        reply.write(answer.line());
    } else {
        reply.write(pagoda_text(known.pagodas, names));
        if (!known.holes.empty())
            reply.write(fmt::format(
                "{}: {}{}\n", known.exact ? "finishing holes" : "finishing holes not excluded", known.holes.size(),
                known.holes.size() <= listed_in_text ? ": " + listed(query.board, known.holes, names) : ""));
    }
    return code;
}

int of_query(const Query& query, AskedProblem& asked, HoleNames names, bool json, SearchRun& run,
             const Question& question) {
    Feasibility known = settled(query, run.limits);
    known.judgement.reason = with_names(query.board, known.judgement.reason, names);
    const int code = tell(asked, known.judgement, json, question);
    if (json) {
        JsonValue& answer = json_of(asked, known.judgement);
        add_pagodas(answer, known.pagodas, names);
        question.reply.write(answer.line());
    } else {
        question.reply.write(pagoda_text(known.pagodas, names));
    }
    return code;
}

int answer_feasible(const Question& question) {
    const Arguments& arguments = question.arguments;
    const bool json = wants_json(arguments);
    const HoleNames names = hole_names(arguments);
    SearchRun run = question.search("feasible " + arguments.positionals[0]);
    const PolledNumbers polled([&] { run.poll("long numbers"); });
    const bool open_start = !arguments.has("vacate") && !arguments.has("start");
    const bool ends = arguments.has("finish") || arguments.has("goal");
    // Ask the theorems first: they know sides of any length.
    const bool single = names_one_hole(arguments.get("vacate")) && names_one_hole(arguments.get("finish")) &&
                        !arguments.has("start") && !arguments.has("goal") && !(open_start && ends);
    if (single && names == HoleNames::letters && !has_numbers(arguments))
        if (const auto big_board = BigBoard::of_any_size(arguments.positionals[0])) {
            check_line_holes(arguments, [&] { return big_board->hole_count(); });
            return of_any_size(*big_board, question, json);
        }

    const Query query = asked_query(arguments);
    const Board& board = query.board;
    if (single && !(query.start && query.start->position()) && has_theorem(board)) {
        Theorem theorem(BigBoard(board), board, names, json, question);
        if (!query.start) return theorem.of_board();
        const BigHole from = big(query.start->vacated().front());
        return query.goal ? theorem.of_pair(from, big(query.goal->finishes().front())) : theorem.of_vacancy(from);
    }
    AskedProblem asked(board.label(), board.name());
    const Problem problem(board, query.start.value_or(Start::vacate({})), query.goal.value_or(Goal::any_peg()));
    if (query.start) asked.add(start_text(problem, names));
    if (query.start && !query.goal) return of_start(query, asked, names, json, run, question);
    if (query.goal) asked.add(goal_text(problem, names));
    return of_query(query, asked, names, json, run, question);
}

int feasible(const Arguments& arguments) { return answer_questions(arguments, answer_feasible); }

}  // namespace

const Command feasible_command{
    "feasible",
    "BOARD",
    "say whether a problem can be solved, and why; boards of any size",
    "What you leave out is left open: any vacancy that works, any last peg. With a start\n"
    "alone it lists where its games can end; pairs --list has that for every vacancy.\n\n"
    "Theorems answer first. For T_n, rectangles (with diagonal jumps, too: diagonal:8x5), convex polygons and\n"
    "boards of 3 x 3 blocks such as 6x.o./ooo/.o. they settle every problem from one vacancy to one peg. For boards\n"
    "with arms of three rows, such as crosses, they often say yes; for all others they say whether parities\n"
    "exclude it. Then pagoda functions are tried: weights of holes, such that no jump raises the sum over the pegs.\n"
    "A goal of more weight than the start is out of reach; the weights are printed, as the proof. What is still open\n"
    "is searched, boards of at most 33 holes until it is settled, others for a second. Exit code 3 if it is not\n"
    "known even then; solve may look longer.",
    "  pegwright feasible T5 --vacate b3 --finish b3  # exit code 1\n"
    "  pegwright feasible T20 --vacate g10\n"
    "  pegwright feasible english --vacate d4\n"
    "  pegwright feasible diamond --vacate e3 --finish e4  # exit code 1\n"
    "  pegwright feasible T1000000000000000000000007 --vacate 0,1\n"
    "  printf 'T5 vacate a1 finish a1\\nenglish vacate d4\\n' | pegwright feasible -\n"
    "  pegwright feasible .o./ooo/.o. --start '.o./***/.*.' --finish any  # exit code 1\n",
    {vacate_option, finish_option, start_option, pegs_option, goal_option, notation_option, signs_option, format_option,
     memory_option, time_option, threads_option, no_files_option, line_holes_option},
    feasible,
    "[vacate] [finish]",
    "the problem, or every problem with that start or goal, cannot be solved"};

}  // namespace pegwright::cli
