// pegwright draw: pictures of boards, positions, solutions, plans and purges.
#include "base/error.hpp"
#include "cli/answers/picture.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/streams/input.hpp"
#include "cli/streams/interrupt.hpp"
#include "cli/streams/output.hpp"
#include "cli/streams/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace pegwright::cli {
namespace {

// Whether a word can only be meant as a board: what is wrong with it then is worth telling.
bool must_be_board(const std::string& what) {
    return what.starts_with('@') || what.find_first_of(":/") != std::string::npos;
}

Board board_to_draw(const std::string& what) {
    try {
        return board_argument(what);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::input || must_be_board(what)) throw;
        fail_input(fmt::format("'{}' is no file, no board such as T12 or 8x5 and no purge such as six-01", what));
    }
}

// A file of that name is a solution; else it is a purge or a board. A board in a file is told by its @.
PictureSubject find_subject(const std::string& what, const std::optional<std::string>& style, HoleNames names) {
    PictureSubject subject;
    std::error_code error;
    if (what == "-" || std::filesystem::exists(what, error)) {
        Input input(what);
        subject.solution = read_solution_to_draw(input, what, style, names);
    } else {
        subject.purges = purges_named(what);
        if (subject.purges.empty()) subject.board = Wishes(board_to_draw(what));
    }
    return subject;
}

void read_problem(const Arguments& arguments, PictureSubject& subject) {
    bool given = false;
    for (const char* key : {"vacate", "start", "finish", "goal"}) given = given || arguments.has(key);
    if (!given) return;
    if (subject.solution)
        fail_input("--vacate and --finish, --start and --goal go with a board; a file says them itself");
    if (!subject.board) fail_input("a purge has no --vacate or --finish, --start or --goal");
    subject.board = wishes_on(subject.board->board, arguments);
}

std::string output_path(const Arguments& arguments) {
    const auto path = arguments.get("output");
    if (!path || path->empty())
        fail_input("draw needs --output FILE; the name's ending, " + format_endings() + ", says the format");
    return *path;
}

const PictureFormat& format_wanted(const Arguments& arguments, const std::string& path) {
    const auto given = arguments.get("format");
    if (const PictureFormat* format = picture_wanted(given, path)) return *format;
    if (given) fail_input("unknown format '" + *given + "'; pictures are " + format_endings());
    fail_input(fmt::format("cannot tell the format of {}; pictures end in {}, or --format says what they are", path,
                           format_endings()));
}

int draw(const Arguments& arguments) {
    PictureSubject subject = find_subject(arguments.positionals[0], arguments.get("style"), hole_names(arguments));
    const std::string path = output_path(arguments);
    const Theme& theme = theme_named(arguments.get("theme").value_or("screen"));
    const PictureFormat& format = format_wanted(arguments, path);
    const PictureStyle& style = picture_style(arguments.get("style"), subject, format);
    if (style.name != "board" && (arguments.has("at") || arguments.has("labels")))
        fail_input("--at and --labels go with --style board");
    PictureOptions options;
    options.names = hole_names(arguments);
    options.at = arguments.get("at");
    if (const auto labels = arguments.get("labels")) options.labels = labels_named(*labels);
    options.paged = format.pages == Pages::many;
    Progress progress("draw " + path, "", 0);
    options.limits.poll = [&](const Place& place) {
        check_interrupt();
        progress.report([&] { return std::string(place.doing); });
    };
    read_problem(arguments, subject);
    const Drawn drawn = draw_picture(std::move(subject), style, options);
    if (!drawn.no.empty()) {
        complain(drawn.no);
        return 1;
    }
    progress.clear();
    write_picture_file(drawn.picture, theme, format, path);
    // Where the picture goes to standard output, nothing else does.
    if (!drawn.position.empty() && path != "-") Output("-").write(drawn.position + "\n");
    return 0;
}

}  // namespace

const Command draw_command{
    "draw",
    "FILE|BOARD|PURGE",
    1,
    1,
    "draw a solution, a board, a position, a plan or a purge, as SVG, PDF or PNG, or as a player in one HTML file",
    "The ending of the output's name says the format: .svg, .pdf, .png, or .html for a player that needs\n"
    "no server; --format says it for any other name, and for -, standard output. Styles: film (the moves as a strip of "
    "boards), map (the constructor's plan), board (one\n"
    "position), bound (the Merson regions that say how many moves are needed), sweep (the longest move), purge; square "
    "and triangular are all purges of a lattice. A file\n"
    "is drawn as a film, a board as a board, whether its problem can be solved or not; other styles draw the\n"
    "solution that solve makes. FILE - is standard input. --style board --at K prints the position after\n"
    "K jumps as well, in one word that --start takes, unless the picture goes to standard output. A purge is drawn on "
    "every lattice it is for; square:six-01\n"
    "draws it on one.",
    "  pegwright draw T20 --vacate g10 --style map --output plan.svg\n"
    "  pegwright solve T40 | pegwright draw - --output booklet.pdf\n"
    "  pegwright draw T6 --labels classes --output classes.png\n"
    "  pegwright draw T5 --notation numbers --output numbers.svg\n"
    "  pegwright draw 60x60 --output player.html\n"
    "  pegwright draw T5 --format svg --output - >triangle.svg\n"
    "  pegwright solve T5 --output solution.txt\n"
    "  pegwright draw solution.txt --style board --at 9 --output later.svg\n"
    "  pegwright draw .o./ooo/.o. --start '.*./o**/.o.' --output position.svg\n"
    "  pegwright draw relocate-4-a2 --output relocate.svg\n"
    "  pegwright draw square --output purges.pdf\n",
    {{"output", "FILE", "where to; the ending says the format"},
     {"format", "svg|pdf|png|html", "the format where the ending does not say it, as for -"},
     {"style", "STYLE", "how to draw; what is usual for FILE, BOARD or PURGE unless given"},
     {"theme", "screen|print|dark", "colours, greys and hatching, or light on dark; screen unless given"},
     vacate_option,
     start_option,
     finish_option,
     goal_option,
     notation_option,
     {"at", "K", "with --style board: the position after K jumps"},
     {"labels", "none|names|classes|skew", "with --style board: what is written into the holes"}},
    draw,
    "--output FILE",
    "the style needs a solution and there is none"};

}  // namespace pegwright::cli
