// pegwright solve: a solution, written as text, JSON or a picture.
#include "base/error.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/answers/no.hpp"
#include "cli/answers/picture.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/questions/batch.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/number_option.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_run.hpp"
#include "cli/streams/interrupt.hpp"
#include "cli/streams/output.hpp"
#include "cli/streams/progress.hpp"
#include "notation/json_writer.hpp"
#include "notation/text_writer.hpp"
#include "pegwright/solving/solve_short.hpp"
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

void write_text(const Player& player, HoleNames names, const Question& asked) {
    TextWriter writer(player.problem(), asked.reply, names);
    play(player, writer, asked);
    writer.finish();
}

// The counts stand at the head of the JSON, so the solution is played twice.
void write_json(const Player& player, HoleNames names, const Question& asked) {
    JsonWriter writer(player.problem(), player.count([](const Progress&) { check_interrupt(); }), asked.reply, names);
    play(player, writer, asked);
    writer.finish();
}

// By --format, or by the file's ending where there is no --format.
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

// Endings of pictures and pages that others make: text in such a file would be no use.
void refuse_other_pictures(const std::string& path) {
    for (const char* ending : {".jpg", ".jpeg", ".eps", ".ps", ".htm", ".webp", ".tiff", ".bmp"})
        if (path.ends_with(ending))
            fail_input(fmt::format("{}: pictures end in {}, JSON in .json, text in .txt", path, format_endings()));
}

// A search that finds nothing must end at some time; what a user gives counts.
Arguments with_time(Arguments arguments) {
    constexpr const char* seconds = "60";
    arguments.options.try_emplace("time", seconds);
    return arguments;
}

// What --short asks for; nothing without it.
std::optional<ShortSearch> short_wanted(const Arguments& arguments, std::uint64_t seed) {
    if (!arguments.has("short")) {
        for (const char* other : {"width", "generations"})
            if (arguments.has(other))
                fail_input(fmt::format("--{} is for the beams of --short, which is not given", other));
        return std::nullopt;
    }
    if (arguments.has("generations") && !arguments.has("width"))
        fail_input("--generations are of weights for a beam of --width, which is not given");
    return ShortSearch{seed, number_given(arguments, "width", 1).value_or(0),
                       number_given(arguments, "generations", 1).value_or(0)};
}

// Whether --long-sweep asks for what it knows.
bool long_sweep_wanted(const Arguments& arguments) {
    for (const char* other : {"short", "long-sweep"})
        if (arguments.has("engine") && arguments.has(other))
            fail_input(fmt::format("--engine is for any solution; --{} asks engines of its own", other));
    if (!arguments.has("long-sweep")) return false;
    for (const char* other : {"short", "seed"})
        if (arguments.has(other))
            fail_input(fmt::format("--long-sweep knows one solution of a board, which does not go with --{}", other));
    return true;
}

// "line 7: T5 from b3: ", without the line where a problem is asked alone.
std::string told_of(const Query& query, HoleNames names, const Question& asked) {
    return (asked.share ? fmt::format("line {}: ", asked.line) : "") + query_words(query, names) + ": ";
}

// How the solution was made, or which engines were asked and what each met.
void explain(const Outcome& outcome, const std::string& told_of) {
    if (outcome) complain(told_of + outcome.player->how());
    for (const Outcome::Asked& engine : outcome.asked)
        complain(fmt::format("{}{}: {}", told_of, engine.engine, engine.met.empty() ? "found nothing" : engine.met));
}

// What could not be cleared of a board, or is in the way, as a picture of a position: a peg in each such hole.
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

int answer_solve(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const std::string path = arguments.get("output").value_or("-");
    const PictureFormat* picture = picture_wanted(arguments.get("format"), path);
    const bool json = !picture && writes_json(arguments, path);
    const HoleNames names = hole_names(arguments);
    const Query query = asked_query(arguments);
    const Board& board = query.board;
    const std::uint64_t seed = number_given(arguments, "seed", 1).value_or(0);
    const auto wanted = short_wanted(arguments, seed);
    Outcome outcome;
    if (long_sweep_wanted(arguments)) {
        outcome = solve_with_long_sweep(query);
    } else {
        const Arguments timed = with_time(arguments);
        SearchRun run = Question{timed, asked.reply, asked.share, asked.line}.search("solve " + board.label());
        const auto limit = limit_met([&] {
            outcome = run.limited([&] {
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
        Limits limits;
        limits.poll = [](const Progress&) { check_interrupt(); };
        write_solution_picture(whole_solution(*outcome.player, limits), *picture, path);
    } else if (json) {
        write_json(*outcome.player, names, asked);
    } else {
        write_text(*outcome.player, names, asked);
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
    "make a solution of a problem: from a vacancy to a last peg, or from any start to any goal",
    "What is left open is any vacancy for which it works, and any last peg. T_n, rectangles (diagonal:8x5 as\n"
    "well), convex polygons, boards of 3 x 3 blocks such as 6x.o./ooo/.o. and many more whose arms are a multiple\n"
    "of three long, of any size, are constructed from one vacancy to one peg; other boards are searched, those of\n"
    "more than some hundred holes peeled from their edges in, which finds no solution of some that have one; both\n"
    "for a minute unless --time says otherwise. The same question has the same answer each time; --seed asks for\n"
    "others. Every jump written has been replayed by the referee. Text output is one move a line; its format is\n"
    "the one verify reads. A FILE that ends in .svg, .pdf, .png, .gif, .tikz, .tex or .html gets a picture, as\n"
    "draw makes it, and so does --output - with --format svg. BOARD - stands for problems on standard input, one\n"
    "a line such as T40 vacate h10 finish a1 or {\"board\":\"T40\",\"vacate\":\"h10\"}; each is answered by a\n"
    "line of JSON, in order, as soon as it can be, also if it is wrong. With --format text the solutions follow\n"
    "each other as text, and comments say what has none.",
    "  pegwright solve T40 --vacate h10\n"
    "  pegwright solve 8x5 --vacate b3 --finish d3\n"
    "  pegwright solve english\n"
    "  pegwright solve wiegleb --vacate e5,e6 --finish any\n"
    "  pegwright solve octagon5 --seed 7\n"
    "  pegwright solve 300x.o./ooo/.o. --vacate 300,0 --finish 0,300\n"
    "  pegwright solve octagon8 --left left.txt\n"
    "  pegwright solve wiegleb --vacate b5 --finish b5 --stats 2>expanded.txt\n"
    "  pegwright solve T7 --short\n"
    "  pegwright solve T12 --long-sweep\n"
    "  pegwright solve .o./ooo/.o. --start '.o./***/.*.' --goal '.*./*o*/.o.'\n"
    "  pegwright solve T12 --vacate a1 --finish d7 --format json\n"
    "  pegwright solve T100 --output t100.json\n"
    "  pegwright solve T40 --output booklet.pdf\n"
    "  pegwright solve T5 --format svg --output - | gzip >t5.svgz\n"
    "  printf 'T5 vacate a1\\nenglish\\n8x5 finish b3\\n' | pegwright solve - | pegwright verify -\n",
    {vacate_option,
     finish_option,
     start_option,
     goal_option,
     notation_option,
     {"format", "text|json|svg|pdf|png|gif|tikz|tex|html", "text unless the ending of FILE says another"},
     {"output", "FILE", "write to FILE instead of standard output"},
     memory_option,
     {"time", "TIME", "stop a search after this time with exit code 3; 60 unless given"},
     {"threads", "N", "threads that search, or problems (BOARD -) solved at a time; one a core unless given"},
     {"seed", "N", "another solution than the usual one, if a search soon finds one; any number from 1"},
     {"short", "", "in few moves: one in store, or the best of some seconds of search; a move is one peg's jumps"},
     {"width", "N", "positions a level that --short keeps, instead of those of some seconds; nothing from store"},
     {"generations", "N",
      "with --width: breed the weights of its beam for so many generations first; 25 take half a minute or more"},
     {"left", "FILE",
      "write a picture there of what of a large board could not be cleared, or what no jump connects with the rest"},
     {"long-sweep", "",
      "with a last move of as many jumps as is known for the board: T5 to T8, and T_n for all even n"},
     {"stats", "", "say on standard error how many positions a search has expanded"},
     {"explain", "", "say on standard error how the solution was made, or what each engine met"},
     {"engine", "NAME",
      "ask this engine alone, after what refutes: plan, bands, beams, cut-bands, peeling, other-bands or search"},
     no_files_option,
     line_holes_option},
    solve,
    "[vacate] [finish]",
    "the problem cannot be solved"};

}  // namespace pegwright::cli
