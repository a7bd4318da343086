#include "base/error.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/answers/no.hpp"
#include "cli/answers/picture.hpp"
#include "cli/answers/shown_moves.hpp"
#include "cli/answers/solution.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/questions/batch.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/marked_pegs.hpp"
#include "cli/questions/number_option.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/ruled_question.hpp"
#include "cli/questions/search_run.hpp"
#include "cli/streams/interrupt.hpp"
#include "cli/streams/output.hpp"
#include "cli/streams/progress.hpp"
#include "notation/json_writer.hpp"
#include "notation/text_writer.hpp"
#include "pegwright/solving/solve_short.hpp"
#include "pegwright/solving/solve_with_marks.hpp"
#include "render/formats/canvas.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace pegwright::cli {
namespace {

void play(const Player& player, JumpSink& sink, const Question& asked) {
    std::optional<ProgressLine> progress;
    if (!asked.share)
        progress.emplace("solve " + player.problem().board.label(), "jumps", player.problem().jump_count());
    player.play(sink, [&](const Progress& place) {
        check_interrupt();
        if (progress) progress->report(static_cast<std::int64_t>(place.done));
    });
}

// A comment with the solution's length. Counting plays the solution, so very long ones get no comment.
std::string length_comment(const Player& player) {
    constexpr std::int64_t most_counted = 1'000'000;
    if (player.problem().jump_count() > most_counted) return "";
    const MoveCount count = player.count([](const Progress&) { check_interrupt(); });
    return fmt::format("# {}, {}, longest sweep {}\n", counted(count.jumps(), "jump"), counted(count.moves(), "move"),
                       count.longest_sweep());
}

template <class Writer>
void write_text(const Player& player, HoleNames names, const std::string& comment, const Question& asked) {
    asked.reply.write(length_comment(player) + comment);
    Writer writer(player.problem(), asked.reply, names);
    play(player, writer, asked);
    writer.finish();
}

// Plays the solution twice, since JSON begins with the counts.
void write_json(const Player& player, HoleNames names, const Question& asked) {
    JsonWriter writer(player.problem(), player.count([](const Progress&) { check_interrupt(); }), asked.reply, names);
    play(player, writer, asked);
    writer.finish();
}

bool writes_json(const Arguments& arguments, std::string path) {
    if (path.empty()) fail_input("--output needs the name of a file, or - for standard output");
    std::transform(path.begin(), path.end(), path.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto format = arguments.get("format");
    if (format && *format != "text" && *format != "json")
        fail_input("unknown format '" + *format + "'; formats are text and json, and of pictures " + format_endings());
    const bool json = format.value_or(path.ends_with(".json") ? "json" : "text") == "json";
    if (!json && path.ends_with(".json"))
        fail_input("--format text does not go with a file named .json; leave out one of the two");
    return json;
}

// Refuses endings of pictures that the program cannot write.
void refuse_other_pictures(const std::string& path) {
    for (const char* ending : {".jpg", ".jpeg", ".eps", ".ps", ".htm", ".webp", ".tiff", ".bmp"})
        if (path.ends_with(ending))
            fail_input(fmt::format("{}: pictures end in {}, JSON in .json, text in .txt", path, format_endings()));
}

// Adds a time limit unless the user gave one, since a search might not end.
Arguments with_time(Arguments arguments) {
    constexpr const char* seconds = "60";
    arguments.options.try_emplace("time", seconds);
    return arguments;
}

std::optional<ShortSearch> short_wanted(const Arguments& arguments, std::uint64_t seed) {
    if (!arguments.has("short")) {
        for (const char* other : {"width", "generations"})
            if (arguments.has(other)) fail_input(fmt::format("--{} goes with --short", other));
        return std::nullopt;
    }
    if (arguments.has("generations") && !arguments.has("width")) fail_input("--generations goes with --width");
    return ShortSearch{seed, number_given(arguments, "width", 1).value_or(0),
                       number_given(arguments, "generations", 1).value_or(0), arguments.has("time")};
}

// True if --long-sweep is given. Throws Error (input) for options that do not go with it.
bool long_sweep_wanted(const Arguments& arguments) {
    for (const char* other : {"short", "long-sweep"})
        if (arguments.has("engine") && arguments.has(other))
            fail_input(fmt::format("--engine does not go with --{}; leave out one of them", other));
    if (!arguments.has("long-sweep")) return false;
    for (const char* other : {"short", "seed"})
        if (arguments.has(other))
            fail_input(fmt::format("--long-sweep does not go with --{}; leave out one of them", other));
    return true;
}

// The pegs that must stay on the board. Throws Error (input) for options that do not go with them, or without a start.
std::vector<MarkedPeg> marks_wanted(const Arguments& arguments, const Query& query, HoleNames names) {
    const char* marks = marks_option_given(arguments);
    if (!marks) return {};
    for (const char* other : {"short", "long-sweep", "seed", "engine"})
        if (arguments.has(other))
            fail_input(fmt::format("--{} does not go with --{}; leave out one of them", marks, other));
    if (!query.start) fail_input(fmt::format("--{} names a peg of the start; add --vacate or --start", marks));
    return marks_given(arguments, Problem(query.board, *query.start, query.goal.value_or(Goal::any_peg())), names);
}

// "line 7: T5 from b3: "; without the line outside a batch.
std::string told_of(const Query& query, HoleNames names, const Question& asked) {
    return (asked.share ? fmt::format("line {}: ", asked.line) : "") + query_words(query, names) + ": ";
}

// Tells how the solution was made, or which engines were asked and their obstacles.
void explain(const Outcome& outcome, const std::string& told_of) {
    if (outcome) complain(told_of + outcome.player->how());
    for (const Outcome::Asked& engine : outcome.asked)
        complain(fmt::format("{}{}: {}", told_of, engine.engine, engine.met.empty() ? "found nothing" : engine.met));
}

// Writes a position with a peg in each hole that could not be cleared or is in the way.
void write_left(const Board& board, const std::vector<Hole>& left, const std::string& path) {
    std::vector<std::string> rows(static_cast<std::size_t>(board.height()),
                                  std::string(static_cast<std::size_t>(board.width()), '.'));
    const auto at = [&](Hole h) -> char& { return rows[static_cast<std::size_t>(h.y)][static_cast<std::size_t>(h.x)]; };
    board.for_each_hole([&](Hole h) { at(h) = 'o'; });
    for (const Hole h : left) at(h) = '*';
    Output file(path);
    if (board.lattice() != Lattice::square) file.write(fmt::format("lattice {}\n", to_string(board.lattice())));
    for (const std::string& row : rows) file.write(row + "\n");
    file.commit();
}

void write_picture(const Player& player, const PictureFormat& picture, const std::string& path) {
    Limits limits;
    limits.poll = [](const Progress&) { check_interrupt(); };
    write_solution_picture(whole_solution(player, limits), picture, path);
}

std::string rule_words(const RuledQuestion& ruled, const RuledOutcome& found) {
    if (ruled.goal.value != "fewest") return "";
    return counted(found.outcome.player->problem().goal_pegs(), "peg") +
           (found.proven ? " left, the fewest possible"
                         : " left, the fewest found; that there are no fewer is not proven");
}

int answer_ruled(const Question& asked, const RuledQuestion& ruled, const PictureFormat* picture, bool json) {
    const Arguments& arguments = asked.arguments;
    for (const char* other : {"short", "long-sweep", "engine", "seed", "left", "survivor", "trace"})
        if (arguments.has(other)) fail_input(fmt::format("--{} does not go with this goal; leave it out", other));
    const HoleNames names = hole_names(arguments);
    const Arguments timed = with_time(arguments);
    RuledOutcome found;
    SearchRun run = Question{timed, asked.reply, asked.share, asked.line}.search("solve " + ruled.query.board.label());
    const auto limit = limit_met([&] {
        found =
            run.limited([&] { return solve_by_rule(ruled.query.board, *ruled.query.start, ruled.rule, run.limits); });
    });
    const std::string words = ruled.words(names);
    if (limit || !found.outcome) {
        const std::string reason = limit.value_or(found.outcome.reason);
        const bool open = limit || found.outcome.gave_up();
        if (json)
            asked.reply.write(ruled.json(names)
                                  .add("solvable", open ? std::nullopt : std::optional(false))
                                  .add("reason", reason)
                                  .line());
        return open ? tell_not_known(asked, whether_solvable(words), reason) : tell_no(asked, words, reason);
    }
    const Player& player = *found.outcome.player;
    const std::string told = rule_words(ruled, found);
    if (arguments.has("explain")) explain(found.outcome, told_of(ruled.query, names, asked));
    if (picture) {
        write_picture(player, *picture, arguments.get("output").value_or("-"));
    } else if (json) {
        JsonValue more;
        if (!told.empty()) more.add("pegs", player.problem().goal_pegs()).add("proven", found.proven);
        write_solution(whole_solution(player), true, names, asked.reply, more);
    } else {
        const std::string comment = told.empty() ? "" : "# " + told + "\n";
        arguments.has("show") ? write_text<ShownMoves>(player, names, comment, asked)
                              : write_text<TextWriter>(player, names, comment, asked);
    }
    return 0;
}

int answer_solve(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const std::string path = arguments.get("output").value_or("-");
    const PictureFormat* picture = picture_wanted(arguments.get("format"), path);
    const bool json = !picture && writes_json(arguments, path);
    if (arguments.has("show") && (picture || json))
        fail_input("--show draws boards into a solution's text; leave it out, or --format");
    if (const auto ruled = ruled_question(arguments)) return answer_ruled(asked, *ruled, picture, json);
    const HoleNames names = hole_names(arguments);
    const Query query = asked_query(arguments);
    const Board& board = query.board;
    const std::uint64_t seed = number_given(arguments, "seed", 1).value_or(0);
    const auto wanted = short_wanted(arguments, seed);
    const std::vector<MarkedPeg> marks = marks_wanted(arguments, query, names);
    Outcome outcome;
    if (long_sweep_wanted(arguments)) {
        outcome = solve_with_long_sweep(query);
    } else {
        const Arguments timed = with_time(arguments);
        SearchRun run = Question{timed, asked.reply, asked.share, asked.line}.search("solve " + board.label());
        const auto limit = limit_met([&] {
            outcome = run.limited([&] {
                if (!marks.empty()) return solve_with_marks(query, marks, run.limits);
                return wanted ? solve_short(query, run.limits, *wanted)
                              : pegwright::solve(query, run.limits, {seed, arguments.get("engine").value_or("")});
            });
        });
        if (limit) return write_no(asked, query, std::nullopt, *limit, names, json);
        if (outcome.stopped()) outcome.reason = run.told(outcome.reason);
    }
    if (arguments.has("stats"))
        complain(fmt::format("{}{} positions expanded", told_of(query, names, asked), outcome.expanded));
    if (arguments.has("explain")) explain(outcome, told_of(query, names, asked));
    if (const auto left = arguments.get("left"); left && !outcome && !outcome.left.empty())
        write_left(board, outcome.left, *left);
    if (outcome.gave_up())
        return write_no(asked, query, std::nullopt, outcome.reason + advice(outcome.remedy), names, json);
    if (!outcome) return write_no(asked, query, false, outcome.reason, names, json);
    if (picture) {
        write_picture(*outcome.player, *picture, path);
    } else if (json) {
        write_json(*outcome.player, names, asked);
    } else if (arguments.has("show")) {
        write_text<ShownMoves>(*outcome.player, names, marks_comment(board, marks, names), asked);
    } else {
        write_text<TextWriter>(*outcome.player, names, marks_comment(board, marks, names), asked);
    }
    return 0;
}

int solve(const Arguments& arguments) {
    const std::string path = arguments.get("output").value_or("-");
    const bool picture = picture_wanted(arguments.get("format"), path) != nullptr;
    if (!picture) refuse_other_pictures(path);
    if (picture && is_batch(arguments))
        fail_input("a picture shows one solution; with - they are written as JSON, or with --format text as text");
    if (!picture) writes_json(arguments, path);
    return answer_questions(arguments, answer_solve, Many::as_text_too);
}

}  // namespace

const Command solve_command{
    "solve",
    "BOARD",
    "make a solution, from a start to a goal, on a board of any size",
    "What you leave out is left open: any vacancy that works, any last peg. So solve\n"
    "english and solve english --vacate d4 may end in different holes.\n\n"
    "T_n, rectangles (with diagonal jumps, too: diagonal:8x5), convex polygons, boards of 3 x 3 blocks such as\n"
    "6x.o./ooo/.o. and many with arms of three rows are built by a plan, from one vacancy to one peg, at any size.\n"
    "Other boards are searched; beyond some hundred holes their edges are cleared first, which can miss a solution.\n"
    "A search ends after a minute unless --time says otherwise.\n\n"
    "--finish d1|a4 is one peg in either hole. --finish fewest leaves as few pegs as possible, with proof that there\n"
    "are no fewer on boards of at most 64 holes that fit the memory; --finish most ends a game as soon as possible.\n"
    "In a --goal, ? stands for a hole with or without a peg; the first position of this kind is reached.\n\n"
    "With --short a solution in the store is written at once. Other problems of up to 33 holes are solved in the\n"
    "fewest moves from that vacancy. Boards of up to 64 holes are searched for up to ten seconds on two cores, or\n"
    "until the minimum is proven. With --time, boards of up to some hundred holes are searched as long as it says.\n\n"
    "The same question has the same answer each time, unless the time ends first; --seed asks for another. The\n"
    "referee has replayed every jump that is written. The text is what verify reads: comments after a #, the\n"
    "problem, then one move a line. Its first line has the number of moves, if the solution has at most a million\n"
    "jumps. A FILE that ends in .svg, .pdf, .png, .gif, .tikz, .tex, .html or .dot gets a picture, as by draw.\n\n"
    "Pegs can be marked: with --survivor c3 the peg that starts in c3 is the last one, with --trace c3:d4 it ends in\n"
    "d4. solve, count and verify take both; solve and count on boards of at most 64 holes. The answer is a solution,\n"
    "or a proof that there is none.\n\n"
    "With BOARD - each line of standard input is a problem, such as T40 vacate h10 finish g9 or\n"
    "{\"board\":\"T40\",\"vacate\":\"h10\"}. A line of JSON answers each, in order; --format text writes solutions.",
    "  pegwright solve T5\n"
    "  pegwright solve T40 --vacate h10\n"
    "  pegwright solve 8x5 --vacate b3 --finish d3 --show\n"
    "  pegwright solve T7 --short\n"
    "  pegwright solve T40 --output booklet.pdf\n"
    "  printf 'T5 vacate a1\\nenglish\\n' | pegwright solve - | pegwright verify -\n"
    "  pegwright solve wiegleb --vacate e5,e6 --finish any\n"
    "  pegwright solve octagon5 --seed 7\n"
    "  pegwright solve 300x.o./ooo/.o. --vacate 300,0 --finish 0,300\n"
    "  pegwright solve octagon8 --left left.txt\n"
    "  pegwright solve wiegleb --vacate b5 --finish b5 --stats 2>expanded.txt\n"
    "  pegwright solve T12 --long-sweep\n"
    "  pegwright solve .o./ooo/.o. --start '.o./***/.*.' --goal '.*./*o*/.o.'\n"
    "  pegwright solve english --vacate d4 --finish 'd1|a4'\n"
    "  pegwright solve 3x3 --vacate a1 --finish fewest\n"
    "  pegwright solve 4x4 --vacate a1 --goal 'oo?o/?o*o/oo?o/oooo'\n"
    "  pegwright solve T12 --vacate a1 --finish d7 --format json\n"
    "  pegwright solve T100 --output t100.json\n"
    "  pegwright solve english --vacate d4 --finish d4 --survivor d2\n"
    "  pegwright solve T5 --vacate a1 --finish a1 --trace a2:a1  # exit code 1\n"
    "  pegwright solve T5 --format svg --output - | gzip >t5.svgz\n",
    {vacate_option,
     ruled_finish_option,
     start_option,
     pegs_option,
     ruled_goal_option,
     survivor_option,
     notation_option,
     signs_option,
     {"short", "", "look for few moves: from the store, or some seconds of search; --time sets how long"},
     {"long-sweep", "", "end with the longest last move known: T5 to T8, T_n of even n"},
     {"seed", "N", "another solution, if a search soon finds one; from 1"},
     {"explain", "", "say how it was made, or what each method met"},
     {"show", "", "draw the board after each move, as comments", OptionGroup::output},
     {"format", "text|json|svg|pdf|png|gif|tikz|tex|html|dot|gv", "what the ending of FILE says, or text",
      OptionGroup::output},
     {"output", "FILE", "write to FILE instead of standard output", OptionGroup::output},
     memory_option,
     {"time", "TIME", "stop a search after this time with exit code 3; 60 unless given", OptionGroup::limits},
     {"threads", "N", "threads to search on, or lines to answer at a time; one a core unless given",
      OptionGroup::limits},
     trace_option,
     {"width", "N", "with --short: search only, keeping N positions a level", OptionGroup::rare},
     {"generations", "N", "with --width: tune the beam's weights N times first; 25 take half a minute or more",
      OptionGroup::rare},
     {"left", "FILE", "write a picture of the holes that could not be cleared, or cannot be reached",
      OptionGroup::rare},
     {"engine", "NAME", "ask this engine alone: plan, bands, beams, cut-bands, peeling, other-bands or search",
      OptionGroup::rare},
     {"stats", "", "say on standard error how many positions were expanded", OptionGroup::rare},
     no_files_option,
     line_holes_option},
    solve,
    "[vacate] [finish]",
    "the problem cannot be solved"};

}  // namespace pegwright::cli
