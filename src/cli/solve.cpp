// pegwright solve: plan, schedule, referee, write.
#include "base/error.hpp"
#include "board/names.hpp"
#include "cli/board_argument.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/format.hpp"
#include "cli/interrupt.hpp"
#include "cli/output.hpp"
#include "cli/picture.hpp"
#include "cli/progress.hpp"
#include "cli/shape_argument.hpp"
#include "construct/construction.hpp"
#include "game/referee.hpp"
#include "notation/holes.hpp"
#include "notation/json_writer.hpp"
#include "notation/text_writer.hpp"
#include "theory/choice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace pegwright::cli {
namespace {

// Passes jumps on once the referee has played them.
class Refereed : public JumpSink {
public:
    Refereed(const Problem& problem, JumpSink& next)
        : referee_(problem), next_(next), progress_("solve " + problem.board.name(), "jumps", problem.jump_count()) {}

    void take(std::span<const Jump> jumps) override {
        check_interrupt();
        if (const std::size_t played = referee_.play(jumps); played < jumps.size())
            refuse(referee_.explain(jumps[played]));
        next_.take(jumps);
        progress_.report(referee_.jumps_played());
    }
    void finish() const {
        if (const Verdict verdict = referee_.finish(); !verdict) refuse(verdict);
    }

private:
    [[noreturn]] static void refuse(const Verdict& verdict) {
        fail_internal(fmt::format("the referee refuses the constructed jump {}: {}", verdict.jump, verdict.reason));
    }

    Referee referee_;
    JumpSink& next_;
    Progress progress_;
};

class Counter : public JumpSink {
public:
    void take(std::span<const Jump> jumps) override {
        check_interrupt();
        for (const Jump& jump : jumps) count.add(jump);
    }
    MoveCount count;
};

void play_refereed(const Construction& construction, JumpSink& sink) {
    Refereed refereed(construction.problem(), sink);
    construction.play(refereed);
    refereed.finish();
}

void write_text(const Construction& construction, Output& output) {
    TextWriter writer(construction.problem(), output);
    play_refereed(construction, writer);
    writer.finish();
}

// The counts stand at the head of the JSON, so the solution is played twice.
void write_json(const Construction& construction, Output& output) {
    Counter counter;
    construction.play(counter);
    JsonWriter writer(construction.problem(), counter.count, output);
    play_refereed(construction, writer);
    writer.finish();
}

bool json_wanted(const Arguments& arguments, std::string path) {
    if (path.empty()) fail_input("--output needs the name of a file, or - for standard output");
    std::transform(path.begin(), path.end(), path.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const bool json = wants_json(arguments, path.ends_with(".json") ? "json" : "text");
    if (!json && path.ends_with(".json"))
        fail_input("--format text does not go with a file named .json; leave out one of the two");
    return json;
}

// Endings of pictures and pages that others make: text in such a file would be no use.
void refuse_other_pictures(const std::string& path) {
    for (const char* ending : {".gif", ".jpg", ".jpeg", ".eps", ".ps", ".htm", ".webp", ".tiff", ".bmp"})
        if (path.ends_with(ending))
            fail_input(
                fmt::format("cannot write {}: pictures end in .svg, .pdf, .png or .html, JSON in .json; any other "
                            "ending but such as this one gets text",
                            path));
}

int solve(const Arguments& arguments) {
    const Board board = board_argument(arguments.positionals[0]);
    const auto hole = [&](const char* option) -> std::optional<Hole> {
        const auto text = arguments.get(option);
        return text ? std::optional(parse_hole(board, *text)) : std::nullopt;
    };
    const std::string path = arguments.get("output").value_or("-");
    const bool picture = find_picture_format(path) != nullptr;
    if (!picture) refuse_other_pictures(path);
    if (picture && arguments.has("format"))
        fail_input("--format does not go with a picture; the ending of the name says the format");
    const bool json = !picture && json_wanted(arguments, path);
    const std::optional<Hole> vacate = hole("vacate");
    const Choice choice = choose_problem(board, vacate, hole("finish"));
    if (!choice.problem) {
        complain(fmt::format("{} cannot be solved: {}", board.name(), choice.solvability.reason));
        return 1;
    }
    if (picture) {
        write_solution_picture(constructed_solution(*choice.problem), path);
        return 0;
    }
    Position::check_fits(board);  // before a plan of a board that cannot be refereed takes memory itself
    const Construction construction(*choice.problem);
    Output output(path);
    if (json)
        write_json(construction, output);
    else
        write_text(construction, output);
    output.commit();
    return 0;
}

}  // namespace

const Command solve_command{
    "solve",
    "BOARD",
    1,
    1,
    "make a solution of a board, from one vacancy to one last peg",
    "Without --vacate or --finish the program chooses holes that work. Every jump written has been\n"
    "replayed by the referee. Text output is one move a line; its format is the one verify reads. A FILE\n"
    "that ends in .svg, .pdf, .png or .html gets a picture, as draw makes it.",
    "  pegwright solve T40 --vacate h10\n"
    "  pegwright solve 8x5 --vacate b3 --finish d3\n"
    "  pegwright solve T12 --vacate a1 --finish d7 --format json\n"
    "  pegwright solve T100 --output t100.json\n"
    "  pegwright solve T40 --output booklet.pdf\n",
    {{"vacate", "HOLE", "the hole that is empty at the start"},
     {"finish", "HOLE", "the hole of the last peg"},
     {"format", "text|json", "text unless FILE ends in .json"},
     {"output", "FILE", "write to FILE instead of standard output"}},
    solve};

}  // namespace pegwright::cli
