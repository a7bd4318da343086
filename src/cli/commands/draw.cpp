#include "base/error.hpp"
#include "base/printable.hpp"
#include "base/shortened.hpp"
#include "cli/answers/picture.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/questions/begun_game.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/number_option.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/sheet_questions.hpp"
#include "cli/streams/input.hpp"
#include "cli/streams/interrupt.hpp"
#include "cli/streams/output.hpp"
#include "cli/streams/progress.hpp"
#include "pegwright/drawing/options.hpp"
#include "pegwright/drawing/stories.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace pegwright::cli {
namespace {

// True if a word can only mean a board; then its error is worth telling.
bool must_be_board(const std::string& what) {
    return what.starts_with('@') || what.find_first_of(":/") != std::string::npos;
}

Query board_to_draw(const std::string& what, const std::optional<Signs>& signs) {
    try {
        return board_and_pegs(what, signs);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::input || must_be_board(what)) throw;
        const std::string words = e.what();
        const std::size_t guess = words.find("; did you mean");
        fail_input(fmt::format("'{}' is no file, board (T12, 8x5) or purge (pegwright help purges){}",
                               base::shortened(what, 30), guess == words.npos ? "" : words.substr(guess)));
    }
}

struct Found {
    std::vector<CompositePart> parts = {};  // names by --notation, else as in the file
    Trouble trouble = {};
};

void find_game(const std::string& path, const std::optional<std::string>& style, const VerifyOptions& options,
               CompositePart& part, Trouble& trouble) {
    Input input(path);
    bool first = true;
    read_games(input, path, options, [&](const Finding& finding, std::vector<Jump> jumps) {
        if (!std::exchange(first, false) && trouble.code == 0)
            trouble = {2, fmt::format("{} is a second solution; --style {} draws one, --style sheet several",
                                      finding.name, style.value_or("film"))};
        if (trouble.code != 0) return;
        trouble = trouble_with(finding, Wanted::beginning, options);
        if (trouble.code != 0) return;
        if (!*finding.solution)
            complain(fmt::format("{} stops before its goal, after {} jumps, and is drawn as far as it goes",
                                 base::printable(path), jumps.size()));
        BegunGame game = game_of(finding, std::move(jumps), options);
        part.names = game.names;
        part.subject.solution = {std::move(game.problem), std::move(game.jumps)};
    });
}

// An existing file is a solution or problems of a sheet. Another word is a purge or a board; @ marks a board in a file.
// Several words are problems of a sheet or, in another style, parts of a composite.
Found find_subjects(const Arguments& arguments) {
    const auto style = arguments.get("style");
    const auto& words = arguments.positionals;
    Found found;
    VerifyOptions options{.names = hole_names_given(arguments)};
    if (arguments.has(board_option.name)) options.query = query_of_moves(arguments);
    options.begun = [&](const Problem& problem) { check_moves_can_be_drawn(problem.board, style); };
    if (style == "sheet" || (!style && words.size() > 1)) {
        found.parts.push_back({{}, hole_names(arguments)});
        found.trouble = find_sheet_questions(arguments, options, found.parts.front().subject.sheet);
        return found;
    }
    if (words.size() > 1 && problem_option_given(arguments))
        fail_input("--vacate and --finish, --start and --goal go with one BOARD; a file says them itself");
    for (const std::string& what : words) {
        CompositePart& part = found.parts.emplace_back(CompositePart{{}, hole_names(arguments)});
        part.subject.purges = purges_named(what);
        std::error_code error;
        // A folder of a lattice's name is none of a game's.
        const bool purges = !part.subject.purges.empty() &&
                            (!std::filesystem::exists(what, error) || std::filesystem::is_directory(what, error));
        if (purges) continue;
        part.subject.purges.clear();
        if (what == "-" || std::filesystem::exists(what, error))
            find_game(what, style, options, part, found.trouble);
        else
            part.subject.board = board_to_draw(what, signs_given(arguments));
    }
    return found;
}

void read_problem(const Arguments& arguments, PictureSubject& subject) {
    if (!subject.solution) check_no_board_option(arguments);
    if (!problem_option_given(arguments) || !subject.sheet.empty()) return;
    if (subject.solution && arguments.has(board_option.name)) return;
    if (subject.solution)
        fail_input("--vacate and --finish, --start and --goal go with a board; a file says them itself");
    if (!subject.board) fail_input("a purge has no --vacate or --finish, --start or --goal");
    subject.board = query_on(*subject.board, arguments);
}

std::string output_path(const Arguments& arguments, const PictureSubject& subject) {
    const auto path = arguments.get("output");
    if (!path && arguments.has("format")) return "-";
    if (path && !path->empty()) return *path;
    fail_input(subject.purges.empty()
                   ? "draw needs --output FILE, ending in " + format_endings() + "; or --format"
                   : "draw needs --output FILE, such as purges.pdf; pegwright help purges lists the purges");
}

const PictureFormat& format_wanted(const Arguments& arguments, const std::string& path) {
    const auto given = arguments.get("format");
    if (const PictureFormat* format = picture_wanted(given, path)) return *format;
    if (given) fail_input("unknown format '" + *given + "'; pictures are " + format_endings());
    fail_input(fmt::format("{}: pictures end in {}; for other names there is --format", path, format_endings()));
}

void check_fits(const Arguments& arguments, const PictureStyle& style) {
    for (const PictureOption& option : picture_option_table())
        if (arguments.has(std::string(option.name))) pegwright::check_fits(option, style);
}

std::optional<std::size_t> small_number(const Arguments& arguments, const std::string& option) {
    return number_given(arguments, option, 1, static_cast<std::uint64_t>(picture_option(option).most));
}

std::optional<double> length(const Arguments& arguments, const std::string& option) {
    return points_given(arguments, option, picture_option(option).least, picture_option(option).most);
}

Look look_given(const Arguments& arguments, const PictureFormat& format) {
    Look look;
    if (const auto title = arguments.get("title")) look.title = *title == "none" ? "" : *title;
    if (const auto legend = arguments.get("legend")) {
        if (*legend != "none") fail_input("there is no legend '" + *legend + "'; --legend none leaves it out");
        look.legend = false;
    }
    look.margin = length(arguments, "margin");
    look.width = length(arguments, "width");
    look.scale = length(arguments, "scale");
    look.speed = decimal_given(arguments, "speed", picture_option("speed").least, picture_option("speed").most);
    look.columns = small_number(arguments, "columns");
    look.panels_apart = arguments.get("moves-per-panel") == "apart";
    if (!look.panels_apart) look.moves_per_panel = small_number(arguments, "moves-per-panel");
    if (const auto paper = arguments.get("paper")) look.paper = paper_named(*paper);
    settle_look(look, arguments.get("for"), format);
    return look;
}

std::optional<double> dpi_given(const Arguments& arguments, const PictureFormat& format) {
    const PictureOption& option = picture_option("dpi");
    const auto dpi = decimal_given(arguments, "dpi", option.least, option.most);
    if (dpi && format.ending != ".png") fail_input("dpi goes with .png; other formats have no pixels");
    return dpi;
}

SheetStyle sheet_style_given(const Arguments& arguments) {
    SheetStyle style;
    if (const auto clue = arguments.get("clue")) style.clue = clue_named(*clue);
    if (const auto answers = arguments.get("answers")) style.answers = answers_named(*answers);
    if (const auto lines = number_given(arguments, "lines", 0, 40)) style.lines = *lines;
    return style;
}

int draw(const Arguments& arguments) {
    Found found = find_subjects(arguments);
    if (found.trouble.code != 0) {
        complain(found.trouble.words);
        return found.trouble.code;
    }
    const std::string path = output_path(arguments, found.parts.front().subject);
    const Theme& theme = theme_named(arguments.get("theme").value_or("screen"));
    const PictureFormat& format = format_wanted(arguments, path);
    for (CompositePart& part : found.parts) read_problem(arguments, part.subject);
    for (const CompositePart& part : found.parts) picture_style(arguments.get("style"), part.subject, format);
    const PictureStyle& style = picture_style(arguments.get("style"), found.parts.front().subject, format);
    check_fits(arguments, style);
    PictureOptions options;
    options.names = found.parts.front().names;
    options.at = arguments.get("at");
    options.labels = arguments.get("labels");
    if (options.labels) check_labels_name(*options.labels);
    options.read = read_whole_file;
    options.moves = arguments.get("moves");
    options.arrows = arguments.get("arrows");
    options.show = arguments.get("show");
    options.highlight = arguments.get("highlight");
    options.look = look_given(arguments, format);
    options.sheet = sheet_style_given(arguments);
    options.paged = takes_pages(options.look, format);
    ProgressLine progress("draw " + path, "", 0);
    options.limits.poll = [&](const Progress& place) {
        check_interrupt();
        progress.report([&] { return std::string(place.doing); });
    };
    Drawn drawn = found.parts.size() == 1 ? draw_picture(std::move(found.parts.front().subject), style, options)
                                          : draw_composite(std::move(found.parts), style, options);
    if (!drawn.no.empty()) {
        complain(drawn.no);
        return 1;
    }
    progress.clear();
    drawn.picture.dpi = dpi_given(arguments, format);
    write_picture_file(drawn.picture, theme, format, path);
    // Standard output gets the position only if the picture goes elsewhere.
    if (!drawn.position.empty() && path != "-") Output("-").write(drawn.position + "\n");
    return 0;
}

}  // namespace

const Command draw_command{
    "draw",
    "FILE|BOARD|PURGE…",
    "draw a solution, board, position, plan, purge or worksheet",
    "The ending of the output's name is its format: .svg, .pdf, .png, .gif, .tikz and .tex\n"
    "for LaTeX, .html for a page that plays. What you leave out is left open in a picture\n"
    "of a board; elsewhere solve chooses.\n\n"
    "Styles are film (the moves as a strip of boards), map (the constructor's plan), board (one position), bound\n"
    "(the Merson regions that need a move each), sweep (the longest move), animation (the moves in one loop, .svg or\n"
    ".gif), graph, purge and sheet, and for .html player (the solution, on the page to play on if the program holds\n"
    "it) and replay (a small page that only plays it). A file is drawn as a film and a board as a board, whether its\n"
    "problem can be solved or not; other styles draw the solution that solve makes. FILE - is standard input.\n"
    "--style board --at K also prints the position after K jumps, in one word that --start takes, unless the picture\n"
    "goes to standard output.\n\n"
    "A purge (pegwright help purges lists them) is drawn on every lattice it is for; square:six-01 draws it on\n"
    "one. square, triangular and diagonal are books of a lattice's purges, purges of all.\n\n"
    "A graph has the positions that games reach, up to symmetry and at most 3,000: T4, T5 or 4x4. --show winning\n"
    "keeps those that reach the goal. .dot and .gv are for graphviz: dot -Tsvg t4.dot -o t4.svg.\n\n"
    "--labels order: the jump that takes each peg. pagoda: the weights that feasible prints. sax: the terms of the\n"
    "SAX count of T5. edge: columns and rows, beside the board. @FILE: lines of a hole and its text, such as d4 12,\n"
    "or a table shaped like the board, a word for each hole.\n\n"
    "A figure (--for) has no margin, no title and words of 8 points. A column is 245 points of TeX wide, the text of\n"
    "an article 345, a slide 160 x 90 mm. A .tikz picture is for the text unless told otherwise; it names holes, as\n"
    "in \\draw (d4) -- (d6). Several BOARDs, FILEs or PURGEs in one style, not sheet, are one picture with parts (a),\n"
    "(b) and so on.\n\n"
    "A sheet has several problems a page to be solved by hand, each with lines to write on, and the answers on\n"
    "pages of their own. A board alone gets its record's vacancy or its central game; par is the fewest moves known.\n"
    "A sheet takes several BOARDs, or a FILE of solutions or of problems, one a line as solve -\n"
    "takes them. SVG and PNG have one page: the problems or, with --answers, the answers.",
    "  pegwright draw T5 --output triangle.svg\n"
    "  pegwright solve T40 | pegwright draw - --output booklet.pdf\n"
    "  pegwright draw T20 --vacate g10 --style map --output plan.svg\n"
    "  pegwright draw english --output player.html\n"
    "  pegwright draw T5 --style film --output figure.tikz\n"
    "  pegwright draw T5 english 6x6 --output sheet.pdf\n"
    "  pegwright draw T6 --labels classes --output classes.png\n"
    "  pegwright draw english --labels edge --output edge.svg\n"
    "  pegwright draw T4 --style graph --output t4.dot\n"
    "  pegwright draw T5 --vacate a1 --finish a1 --style graph --show winning --output t5.svg\n"
    "  pegwright draw T5 --notation numbers --output numbers.svg\n"
    "  pegwright draw T5 --format svg >triangle.svg\n"
    "  pegwright draw T5 english 6x6 --style board --for column --output figure.pdf\n"
    "  pegwright draw T5 --style film --for column --dpi 600 --output figure.png\n"
    "  pegwright solve T5 --output solution.txt\n"
    "  pegwright draw solution.txt --style board --at 9 --output later.svg\n"
    "  pegwright draw .o./ooo/.o. --start '.*./o**/.o.' --output position.svg\n"
    "  pegwright draw T5 --vacate b3 --finish any --arrows fates --highlight b3 --output fates.svg\n"
    "  pegwright draw solution.txt --style board --at 9 --arrows next --output next.svg\n"
    "  pegwright draw T5 --style film --labels names --moves 8-10 --theme dark --output dark.svg\n"
    "  pegwright draw T40 --style film --paper letter --moves-per-panel 30 --output booklet.pdf\n"
    "  pegwright draw english --title none --legend none --margin 4 --width 200 --output small.svg\n"
    "  pegwright draw T24 --style map --show both --output order.svg\n"
    "  pegwright draw T5 --style animation --speed 1.5 --output moving.svg\n"
    "  pegwright draw T5 --output moving.gif\n"
    "  pegwright draw relocate-4-a2 --output relocate.svg\n"
    "  pegwright draw square --output purges.pdf\n"
    "  printf 'T5 vacate a1\\nenglish vacate d1\\n' | pegwright draw - --style sheet --clue first --output sheet.svg\n",
    {vacate_option,
     start_option,
     {pegs_option.name, pegs_option.value, pegs_option.help, OptionGroup::rare},
     finish_option,
     goal_option,
     notation_option,
     signs_option,
     {"output", "FILE", "where to; the ending says the format", OptionGroup::output},
     {"format", "svg|pdf|png|gif|tikz|tex|html|dot|gv",
      "the format where no ending says it; without --output to standard output", OptionGroup::output},
     {"style", "STYLE", "film, map, board, bound, sweep, graph, animation, purge or sheet"},
     {"theme", "screen|print|dark", "colours, greys with hatching, or light on dark"},
     {"at", "K", "of a board: the position after K jumps"},
     {"arrows", "jumps|fates|next|CHAINS", "on a position: all jumps, whether each wins, the next move, or these"},
     {"labels", "none|names|numbers|edge|classes|skew|sax|pagoda|order|@FILE", "what is written into the holes"},
     {"moves", "RANGE", "of a film or animation: only these moves"},
     {"columns", "COUNT", "of a film, purge or sheet: panels side by side"},
     {"clue", "none|moves|first", "of a sheet: the number of moves, or the first move"},
     {"answers", "none|moves|film", "of a sheet: the answers; moves unless given"},
     {"title", "none|TEXT", "another title, or none"},
     {"width", "POINTS", "of the picture with its margins"},
     {"for", "column|text|slide", "a figure of this width, without margin and title"},
     {"dpi", "COUNT", "of a PNG: pixels an inch; 144 unless given"},
     {"paper", "a4|letter", "of a PDF: the size of pages; of films a4"},
     {"show", "catalysts|order|both|winning",
      "on a map: the strips' catalysts, the order of regions; of a graph: these", OptionGroup::rare},
     {"highlight", "HOLES", "circles around these holes of a position, film or sweep", OptionGroup::rare},
     {"speed", "FACTOR", "of an animation: times as fast, from 0.1 to 10", OptionGroup::rare},
     {"moves-per-panel", "COUNT|apart",
      "of a film: so many moves in a panel; apart: no peg moves twice in one, however many panels that takes",
      OptionGroup::rare},
     {"lines", "COUNT", "of a sheet: lines to write on, below each board", OptionGroup::rare},
     {board_option.name, board_option.value, board_option.help, OptionGroup::rare},
     {"legend", "none", "no legend", OptionGroup::rare},
     {"margin", "POINTS", "around the picture", OptionGroup::rare},
     {"scale", "POINTS", "from hole to hole", OptionGroup::rare}},
    draw,
    "[output]",
    "the style needs a solution or a plan, and there is none"};

}  // namespace pegwright::cli
