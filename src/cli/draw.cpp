// pegwright draw: pictures of boards, solutions, plans and purges.
#include "base/error.hpp"
#include "board/names.hpp"
#include "cli/board_argument.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/input.hpp"
#include "cli/picture.hpp"
#include "game/referee.hpp"
#include "notation/holes.hpp"
#include "notation/solution_reader.hpp"
#include "render/canvas.hpp"
#include "theory/choice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace pegwright::cli {
namespace {

// What is to be drawn: a file's solution, a board with its problem, or a purge.
struct Subject {
    std::optional<Board> board;
    std::optional<Problem> problem;    // chosen on first use for a board
    std::optional<Solution> solution;  // of a file
    std::vector<Purge> purges;         // one, or all of a lattice
};

Solution read_checked(const std::string& path) {
    Input input(path);
    Solution solution = read_whole_solution(input, path);
    Referee referee(solution.problem);
    for (const Jump& jump : solution.jumps)
        if (!referee.play(jump))
            fail_input(fmt::format("{} is no solution: jump {}: {}", path, referee.jumps_played() + 1,
                                   referee.explain(jump).reason));
    if (const Verdict verdict = referee.finish(); !verdict)
        fail_input(fmt::format("{} is no solution: {}", path, verdict.reason));
    return solution;
}

// The purge of that name, or all purges of the lattice of that name.
std::vector<Purge> purges_named(const std::string& name) {
    for (const char* folder : {"triangular", "square"}) {
        std::vector<Purge> purges = library_purges(folder);
        if (name == folder) return purges;
        for (Purge& purge : purges)
            if (purge.name == name) return {std::move(purge)};
    }
    return {};
}

Picture purge_book(const std::string& lattice, const std::vector<Purge>& purges) {
    if (purges.size() == 1) return purge_layout(purges.front());
    Picture book{
        fmt::format("The purges of the {} lattice", lattice), fmt::format("{} purges, one a page", purges.size()), {}};
    for (const Purge& purge : purges) {
        book.pages.push_back(std::move(purge_layout(purge).pages.front()));
        book.pages.back().bookmarks = {{purge.name, {0, 0}}};
    }
    return book;
}

Subject find_subject(const std::string& what) {
    Subject subject;
    std::error_code error;
    if (what == "-" || std::filesystem::exists(what, error)) {
        subject.solution = read_checked(what);
        subject.problem = subject.solution->problem;
        subject.board = subject.problem->board;
    } else if (auto purges = purges_named(what); !purges.empty()) {
        subject.purges = std::move(purges);
    } else {
        try {
            subject.board = board_argument(what);
        } catch (const Error& e) {
            if (e.kind() != Error::Kind::input) throw;
            fail_input(fmt::format("'{}' is no file, no board such as T12 or 8x5 and no purge such as six-01", what));
        }
    }
    return subject;
}

class Drawing {
public:
    Drawing(const Arguments& arguments) : arguments_(arguments), subject_(find_subject(arguments.positionals[0])) {}

    int run() {
        const auto path = arguments_.get("output");
        if (!path || path->empty())
            fail_input("draw needs --output FILE; the name's ending, .svg, .pdf, .png or .html, says the format");
        if (*path == "-")
            fail_input("draw writes files only; give --output a name that ends in .svg, .pdf, .png or .html");
        const Theme& theme = theme_named(arguments_.get("theme").value_or("screen"));
        const std::string style = style_for(*path);
        check_options(style);
        if (style == "player") return with_problem([&] { write_player_file(story(), *path); });
        const PictureFormat format = picture_format(*path);
        if (style == "purge")
            return write_picture_file(purge_book(arguments_.positionals[0], subject_.purges), theme, *path), 0;
        if (style == "board" && !arguments_.has("at")) return write_picture_file(full_board(), theme, *path), 0;
        return with_problem([&] {
            if (style == "map") write_picture_file(map_of(*subject_.problem), theme, *path);
            if (style == "board") write_picture_file(board_at(), theme, *path);
            if (style == "sweep") write_picture_file(sweep_layout(story()), theme, *path);
            if (style == "film") write_picture_file(film_layout(story(), format == PictureFormat::pdf), theme, *path);
        });
    }

private:
    bool is_purge() const { return !subject_.purges.empty(); }

    std::string style_for(const std::string& path) const {
        const std::string style = arguments_.get("style").value_or(is_player_name(path) ? "player"
                                                                   : is_purge()         ? "purge"
                                                                   : subject_.solution  ? "film"
                                                                                        : "board");
        const std::vector<std::string> styles{"film", "map", "board", "sweep", "purge", "player"};
        if (std::find(styles.begin(), styles.end(), style) == styles.end())
            fail_input("there is no style '" + style + "'; styles are film, map, board, sweep, purge and player");
        if ((style == "player") != is_player_name(path))
            fail_input("the player, and nothing else, is written to a file that ends in .html");
        if ((style == "purge") != is_purge())
            fail_input(style == "purge" ? "--style purge takes the name of a purge, such as six-01"
                                        : "a purge has one style, purge");
        return style;
    }
    void check_options(const std::string& style) const {
        if (style != "board" && (arguments_.has("at") || arguments_.has("labels")))
            fail_input("--at and --labels go with --style board");
        if (!subject_.board && (arguments_.has("vacate") || arguments_.has("finish")))
            fail_input("a purge has no --vacate or --finish");
        if (subject_.solution && (arguments_.has("vacate") || arguments_.has("finish")))
            fail_input("--vacate and --finish go with a board; a file says them itself");
    }

    std::optional<Hole> hole(const char* option) const {
        const auto text = arguments_.get(option);
        return text ? std::optional(parse_hole(*subject_.board, *text)) : std::nullopt;
    }

    template <class Draw>
    int with_problem(Draw draw) {
        if (!subject_.problem) {
            if (!subject_.board) fail_input("a purge has no solution to play");
            const Choice choice = choose_problem(*subject_.board, hole("vacate"), hole("finish"));
            if (!choice.problem) {
                complain(fmt::format("{} cannot be solved: {}", subject_.board->name(), choice.solvability.reason));
                return 1;
            }
            subject_.problem = choice.problem;
        }
        draw();
        return 0;
    }
    Story story() { return story_of(solution()); }
    const Solution& solution() {
        if (!subject_.solution) subject_.solution = constructed_solution(*subject_.problem);
        return *subject_.solution;
    }

    Labels labels() const {
        return labels_named(arguments_.get("labels").value_or(subject_.board->hole_count() <= 400 ? "names" : "none"));
    }

    // The board at the start, with a vacancy if there is one to show.
    Picture full_board() const {
        if (subject_.board->hole_count() > 250'000)
            fail_limit(subject_.board->name() + ": a picture shows 250000 holes at most; " +
                       (subject_.board->hole_count() <= 1'000'000 ? "--style map takes a million"
                                                                  : "solve writes its moves as text"));
        Diagram diagram(*subject_.board);
        Marks marks{hole("vacate"), hole("finish"), {}};
        if (subject_.problem) marks = {subject_.problem->vacate(), subject_.problem->finish(), {}};
        if (marks.start) diagram.set(*marks.start, false);
        std::string title = subject_.board->name();
        if (marks.start) title += " from " + hole_name(*marks.start);
        if (marks.finish) title += " to " + hole_name(*marks.finish);
        return board_layout(title, diagram, marks, labels());
    }
    Picture board_at() {
        const std::string text = *arguments_.get("at");
        const auto jumps = static_cast<std::int64_t>(solution().jumps.size());
        std::int64_t at = -1;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), at);
        if (error != std::errc() || end != text.data() + text.size() || at < 0 || at > jumps)
            fail_input(fmt::format("--at takes a number of jumps from 0 to {}, not '{}'", jumps, text));
        Story shown = story();
        for (std::int64_t i = 0; i < at; ++i)
            shown.diagram.play(
                {solution().jumps[static_cast<std::size_t>(i)].from, solution().jumps[static_cast<std::size_t>(i)].to});
        return board_layout(fmt::format("{} after {} of {} jumps", shown.title, at, jumps), shown.diagram, shown.marks,
                            labels());
    }

    const Arguments& arguments_;
    Subject subject_;
};

int draw(const Arguments& arguments) { return Drawing(arguments).run(); }

}  // namespace

const Command draw_command{
    "draw",
    "FILE|BOARD|PURGE",
    1,
    1,
    "draw a solution, a board, a plan or a purge",
    "The ending of the output's name says the format: .svg, .pdf, .png, or .html for a player that needs\n"
    "no server. Styles: film (the moves as a strip of boards), map (the constructor's plan), board (one\n"
    "position), sweep (the longest move), purge; square and triangular are all purges of a lattice. A file\n"
    "is drawn as a film, a board as a board, whether its problem can be solved or not; other styles draw the\n"
    "solution that solve makes. FILE - is standard input.",
    "  pegwright draw T20 --vacate g10 --style map --output plan.svg\n"
    "  pegwright solve T40 | pegwright draw - --output booklet.pdf\n"
    "  pegwright draw T6 --labels classes --output classes.png\n"
    "  pegwright draw 60x60 --output player.html\n"
    "  pegwright draw relocate-4-a2 --output relocate.svg\n"
    "  pegwright draw square --output purges.pdf\n",
    {{"output", "FILE", "where to; the ending says the format"},
     {"style", "STYLE", "film, map, board, sweep, purge or player"},
     {"theme", "THEME", "screen (the default) or print"},
     {"vacate", "HOLE", "of a board: the hole that is empty at the start"},
     {"finish", "HOLE", "of a board: the hole of the last peg"},
     {"at", "K", "with --style board: the position after K jumps"},
     {"labels", "LABELS", "with --style board: none, names, classes or skew"}},
    draw};

}  // namespace pegwright::cli
