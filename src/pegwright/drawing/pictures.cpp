// From a subject and a style to a picture, in three steps: picture_style() sees whether the two go
// together, complete() has made what the style needs (a problem, a solution), and the style's
// function turns the project's classes into a story or regions for a layout of render/, which knows
// neither plans nor solvers.
#include "pegwright/drawing/pictures.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"
#include "construct/catalogue.hpp"
#include "game/referee.hpp"
#include "notation/positions.hpp"
#include "notation/solution_stream.hpp"
#include "pegwright/checking/refereed.hpp"
#include "pegwright/drawing/arrows.hpp"
#include "pegwright/drawing/regions.hpp"
#include "pegwright/drawing/sheets.hpp"
#include "pegwright/solving/move_bound.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace pegwright {
namespace {

using base::fail_input;
using base::fail_limit;
using notation::HoleNames;
using render::Ink;
using render::Labels;
using render::LegendLine;
using render::Look;
using render::Marks;
using render::MoveRange;
using render::Pages;
using render::Picture;
using render::Story;
using Needs = PictureStyle::Needs;
using Makes = PictureStyle::Makes;

constexpr std::int64_t most_holes_with_names = 400;  // unless --labels asks for them
constexpr std::size_t most_marked_pegs = 12;         // of a goal given as a position
constexpr std::size_t longest_in_title = 40;         // characters of a board or of one end

// Cut to a length that fits a title. A board may be called after any file, and a name that is not printable UTF-8
// could not be drawn: what is not ASCII becomes a question mark.
std::string shortened(const std::string& text) {
    std::string out = text;
    for (char& c : out)
        if (c < ' ' || c > '~') c = '?';
    return base::shortened(out, longest_in_title);
}

std::string position_words(const Position& position) {
    const std::int64_t pegs = position.peg_count();
    return fmt::format("a position of {} peg{}", pegs, pegs == 1 ? "" : "s");
}

std::vector<Hole> few_pegs(const Position& position) {
    if (position.peg_count() > static_cast<std::int64_t>(most_marked_pegs)) return {};
    return position.holes(true);
}

// Sets what a style needs and the subject has not, as solve chooses and makes it; in words, why it cannot be had.
std::string complete(PictureSubject& subject, Needs needs, const Limits& limits) {
    if (subject.solution || (needs != Needs::solution && needs != Needs::problem)) return "";
    // With the limits of the caller: a search may take as long as that of the command solve.
    const Answer answer = solve(*subject.board, limits);
    if (!answer) return fmt::format("{} cannot be solved: {}", subject.board->words(), answer.reason);
    subject.board = Wishes(answer.way->problem());
    if (needs == Needs::solution) subject.solution = whole_solution(*answer.way, limits);
    return "";
}

void add_highlights(Marks& marks, const Board& board, const PictureOptions& options) {
    if (options.highlight) marks.highlight = parse_holes(board, *options.highlight, options.names);
}

Story story_of_subject(const PictureSubject& subject, const PictureOptions& options) {
    Story story = story_of(*subject.solution, options.names);
    add_highlights(story.marks, subject.solution->problem.board, options);
    return story;
}

// The look with its labels; `usual` unless they are given.
Look look_of(const PictureOptions& options, Labels usual) {
    Look look = options.look;
    look.labels = options.labels.value_or(usual);
    if (look.labels == Labels::names && options.names == HoleNames::numbers) look.labels = Labels::numbers;
    return look;
}
Look look_of_board(const Board& board, const PictureOptions& options) {
    return look_of(options, board.hole_count() <= most_holes_with_names ? Labels::names : Labels::none);
}

// "3-7" or "3".
MoveRange range_of(const std::string& text) {
    const auto number = [&](std::string_view word) {
        std::size_t value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc() || end != word.data() + word.size())
            fail_input(fmt::format("--moves takes the first move and the last, such as 3-7, not '{}'", text));
        return value;
    };
    const std::size_t hyphen = text.find('-');
    const std::size_t first = number(std::string_view(text).substr(0, hyphen));
    return {first, hyphen == std::string::npos ? first : number(std::string_view(text).substr(hyphen + 1))};
}

Drawn draw_film(const PictureSubject& subject, const PictureOptions& options) {
    const auto only = options.moves ? std::optional(range_of(*options.moves)) : std::nullopt;
    return {"", film_layout(story_of_subject(subject, options), options.paged, look_of(options, Labels::none), only)};
}
Drawn draw_animation(const PictureSubject& subject, const PictureOptions& options) {
    const auto only = options.moves ? std::optional(range_of(*options.moves)) : std::nullopt;
    return {"", animation_layout(story_of_subject(subject, options), look_of(options, Labels::none), only)};
}
Drawn draw_sweep(const PictureSubject& subject, const PictureOptions& options) {
    return {"", sweep_layout(story_of_subject(subject, options), look_of(options, Labels::none))};
}
Drawn draw_player(const PictureSubject& subject, const PictureOptions& options) {
    return {"", player_layout(story_of_subject(subject, options))};
}

std::vector<render::PossibleMove> arrows_asked(const Moment& moment, const PictureOptions& options) {
    if (!options.arrows) return {};
    return arrows(*options.arrows, moment, options.names, options.limits);
}

Drawn draw_board_at(const PictureSubject& subject, const PictureOptions& options) {
    const auto& jumps = subject.solution->jumps;
    const std::string& text = *options.at;
    std::size_t at = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), at);
    if (error != std::errc() || end != text.data() + text.size() || at > jumps.size())
        fail_input(fmt::format("--at takes a number of jumps from 0 to {}, not '{}'", jumps.size(), text));
    Story story = story_of_subject(subject, options);
    for (std::size_t i = 0; i < at; ++i) story.diagram.play({jumps[i].from, jumps[i].to});
    const Moment moment{story.diagram.position(), subject.solution->problem.goal, std::span(jumps).subspan(at), true};
    return {"",
            board_layout(fmt::format("{} after {} of {} jumps", story.title, at, jumps.size()), story.diagram,
                         story.marks, look_of_board(subject.board->board, options), arrows_asked(moment, options)),
            notation::position_word(story.diagram.position())};
}

// The board at the start, as far as one is given.
Drawn draw_board(const PictureSubject& subject, const PictureOptions& options) {
    if (options.at) return draw_board_at(subject, options);
    const Wishes& wishes = *subject.board;
    render::check_fits_picture(wishes.board.label(), wishes.board);
    const render::Diagram diagram(
        Problem(wishes.board, wishes.start.value_or(Start()), Goal::any_peg()).start_position());
    Marks marks = marks_of(wishes);
    add_highlights(marks, wishes.board, options);
    Moment moment{diagram.position(), wishes.goal.value_or(Goal::any_peg())};
    if (subject.solution) moment.next = subject.solution->jumps;
    moment.in_solution = subject.solution.has_value();
    return {"", board_layout(picture_title(wishes, options.names), diagram, marks, look_of_board(wishes.board, options),
                             arrows_asked(moment, options))};
}

render::Region drawn_region(PlanRegion region) {
    const auto ink = [&] {
        switch (region.kind) {
            case PlanRegion::Kind::base:
                return Ink::base;
            case PlanRegion::Kind::head:
                return Ink::head;
            case PlanRegion::Kind::relocating:
                return Ink::relocating;
            case PlanRegion::Kind::six:
                return region.in_chain % 2 == 0 ? Ink::six : Ink::other_six;
            case PlanRegion::Kind::chain:
                return region.strip % 2 == 1 ? Ink::six : Ink::other_six;
        }
        return Ink::base;
    };
    const Ink drawn = ink();
    return {std::move(region.holes), std::move(region.label), drawn};
}

// The kinds of heads there are, "4x3, 5x3", from their labels "4x3 1" and so on.
std::string head_names(const PlanRegions& plan) {
    std::vector<std::string> names;
    for (const PlanRegion& region : plan.regions)
        if (region.kind == PlanRegion::Kind::head) names.push_back(region.label.substr(0, region.label.find(' ')));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

// What a map shows besides.
struct MapExtras {
    bool catalysts = false;
    bool order = false;
};
MapExtras map_extras(const PictureOptions& options) {
    const std::string wish = options.show.value_or("");
    if (!options.show) return {};
    if (wish == "catalysts") return {true, false};
    if (wish == "order") return {false, true};
    if (wish == "both") return {true, true};
    fail_input("--show takes catalysts, order or both, not '" + wish + "'");
}

// What each colour is, and each label, of the regions that there are.
std::vector<LegendLine> map_legend(const PlanRegions& plan, const Marks& marks, MapExtras extras) {
    using Kind = PlanRegion::Kind;
    const auto has = [&](Kind kind) {
        return std::any_of(plan.regions.begin(), plan.regions.end(),
                           [&](const PlanRegion& region) { return region.kind == kind; });
    };
    std::vector<LegendLine> legend;
    if (const std::string text = marks_legend(marks); !text.empty()) legend.push_back({text});
    legend.push_back({plan.base_board + ": base board, a stored solution", Ink::base});
    if (const std::string heads = head_names(plan); heads == "Tr")
        legend.push_back({"Tr: trapezoid purge, the head of a strip", Ink::head});
    else if (!heads.empty())
        legend.push_back({heads + ": block under three catalyst holes, the head of a strip", Ink::head});
    if (has(Kind::relocating)) legend.push_back({"R: relocating purge", Ink::relocating});
    if (has(Kind::six)) legend.push_back({"6: 6-purge, those of a chain in two shades by turns", Ink::six});
    if (has(Kind::chain)) legend.push_back({"6 × N: a chain of N 6-purges, strips in two shades by turns", Ink::six});
    if (extras.order)
        legend.push_back({"numbers: the order in which the solution begins with the regions"});
    else if (plan.strips > 0)
        legend.push_back({"numbers: strips from the outside in"});
    if (!marks.catalyst.empty())
        legend.push_back({"octagons: catalysts; a strip is cleared as soon as its three holes beside it are unlike"});
    return legend;
}

void check_fits_map(const Board& board) {
    if (board.hole_count() > render::most_holes_on_map)
        fail_limit(board.label() +
                   " is too large for a map, which takes a million holes at most; solve writes the moves as text");
}

Drawn draw_map(const PictureSubject& subject, const PictureOptions& options) {
    const Wishes& wishes = *subject.board;
    const std::string label = wishes.board.label();
    check_fits_map(wishes.board);
    auto plan = plan_regions({wishes.board, wishes.start.value(), wishes.goal.value()});
    if (!plan)
        fail_limit(label +
                   ": this is not solved by a plan of strips, so there is no map of it; --style film shows its moves");
    const MapExtras extras = map_extras(options);
    Marks marks = marks_of(wishes);
    if (extras.catalysts)
        for (const PlanRegion& region : plan->regions)
            marks.catalyst.insert(marks.catalyst.end(), region.catalyst.begin(), region.catalyst.end());
    const std::vector<LegendLine> legend = map_legend(*plan, marks, extras);
    if (extras.order) number_regions({wishes.board, *wishes.start, *wishes.goal}, *plan, options.limits);
    std::vector<render::Region> regions;
    for (PlanRegion& region : plan->regions) regions.push_back(drawn_region(std::move(region)));
    return {"", map_layout("plan of " + picture_title(wishes, options.names), wishes.board.lattice(), regions, marks,
                           legend, look_of(options, Labels::none))};
}

Ink ink_of_size(std::size_t holes) {
    return holes == 1 ? Ink::head : holes == 2 ? Ink::base : holes <= 4 ? Ink::six : Ink::other_six;
}

// The packing of Merson regions; all other holes are left white.
Drawn draw_bound(const PictureSubject& subject, const PictureOptions& options) {
    const Wishes& asked = *subject.board;
    check_fits_map(asked.board);
    const MoveBound bound = move_bound(asked);
    if (bound.judgement.solvable == false)
        return {fmt::format("{} has no solution: {}", asked.words(), bound.judgement.reason), {}};
    if (bound.packing.empty())
        fail_limit(
            asked.board.label() +
            ": a packing of regions is drawn for boards of at most 10,000 holes, unless nothing is to be packed; "
            "bound tells its number");
    const Wishes wishes = bound.least ? Wishes(*bound.least) : asked;
    std::vector<render::Region> regions;
    Position others(wishes.board);
    for (const std::vector<Hole>& holes : bound.packing) {
        regions.push_back({holes, "", ink_of_size(holes.size())});
        for (const Hole hole : holes) others.clear(hole);
    }
    for (const Hole hole : others.holes(true)) regions.push_back({{hole}, "", Ink::paper});
    std::vector<LegendLine> legend;
    if (const std::string marks = marks_legend(marks_of(wishes)); !marks.empty()) legend.push_back({marks});
    legend.push_back(
        {fmt::format("{} regions full at the start, each left by a first jump of its own", bound.packing.size())});
    for (const auto& [size, text] :
         {std::pair{1U, "of one hole"}, {2U, "of two"}, {3U, "of three or four"}, {5U, "of five or more"}})
        if (const Ink ink = ink_of_size(size);
            std::any_of(bound.packing.begin(), bound.packing.end(),
                        [&](const auto& holes) { return ink_of_size(holes.size()) == ink; }))
            legend.push_back({text, ink});
    legend.push_back({fmt::format("proven: at least {} moves{}", bound.moves,
                                  bound.moves == bound.by_packing   ? ""
                                  : bound.moves == bound.by_weights ? ", by weights of regions that overlap"
                                                                    : ", by what is left after the first moves")});
    return {"", map_layout("Merson regions of " + picture_title(wishes, options.names), wishes.board.lattice(), regions,
                           marks_of(wishes), legend, look_of(options, Labels::none))};
}

// Names in the holes where all boards are small.
Drawn draw_sheet_with_look(const PictureSubject& subject, const PictureOptions& options) {
    std::int64_t holes = subject.board ? subject.board->board.hole_count() : 0;
    for (const SheetQuestion& question : subject.sheet) holes = std::max(holes, question.wishes.board.hole_count());
    return draw_sheet(subject, options,
                      look_of(options, holes <= most_holes_with_names ? Labels::names : Labels::none));
}

// A book's pages are all as large as the largest.
void make_one_size(std::vector<render::Page>& pages) {
    double width = 0;
    double height = 0;
    for (const render::Page& page : pages) {
        width = std::max(width, page.width);
        height = std::max(height, page.height);
    }
    for (render::Page& page : pages) {
        page.width = width;
        page.height = height;
    }
}

// The pages of a book, as many on one as fit on the tallest; each has a bookmark.
std::vector<render::Page> bound(std::vector<render::Page> pages) {
    double tallest = 0;
    for (const render::Page& page : pages) tallest = std::max(tallest, page.height);
    std::vector<render::Page> book;
    for (render::Page& page : pages) {
        if (!book.empty() && book.back().height + page.height <= tallest)
            append_below(book.back(), page);
        else
            book.push_back(std::move(page));
    }
    make_one_size(book);
    return book;
}

// One purge, on every lattice asked for, as one page; all purges of a lattice as a book.
// purges_named() gives either one purge on several lattices or several purges on one: the names tell
// which.
Drawn draw_purges(const PictureSubject& subject, const PictureOptions& options) {
    const auto& purges = subject.purges;
    const Look look = look_of(options, Labels::none);
    Picture picture = render::purge_layout(purges.front().purge, purges.front().lattice, look);
    if (purges.size() == 1) return {"", std::move(picture)};
    const bool book = purges[0].purge.name != purges[1].purge.name;
    for (std::size_t i = 1; i < purges.size(); ++i) {
        Picture next = render::purge_layout(purges[i].purge, purges[i].lattice, look);
        if (book)
            picture.pages.push_back(std::move(next.pages.front()));
        else
            append_below(picture.pages.front(), next.pages.front());
    }
    picture.title =
        render::named_by(look, book ? fmt::format("The purges of the {} lattice", to_string(purges[0].lattice))
                                    : "purge " + purges[0].purge.name);
    if (!book) {
        picture.description = fmt::format("the same on {} lattices: {}", purges.size(), picture.description);
        return {"", std::move(picture)};
    }
    picture.description = fmt::format("{} purges", purges.size());
    for (std::size_t i = 0; i < purges.size(); ++i) picture.pages[i].bookmarks = {{purges[i].purge.name, {0, 0}}};
    picture.pages = bound(std::move(picture.pages));
    return {"", std::move(picture)};
}

// Plays a solution while it is read, and keeps its jumps: what cannot be drawn is refused at once.
class KeptSolution : public notation::SolutionHandler {
public:
    KeptSolution(const std::string& name, const std::optional<std::string>& style)
        : name_(name), is_map_(style == "map") {}

    void begin(const Problem& problem) override {
        if (is_map_)
            check_fits_map(problem.board);
        else
            render::check_fits_picture(problem.board.label(), problem.board);
        solution_.emplace(Solution{problem, {}});
        referee_.emplace(problem);
    }
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t>) override {
        const std::size_t played = referee_->play(jumps);
        if (played < jumps.size())
            fail_input(fmt::format("{} is no solution: jump {}: {}", name_, referee_->jumps_played() + 1,
                                   referee_->explain(jumps[played]).reason));
        solution_->jumps.insert(solution_->jumps.end(), jumps.begin(), jumps.end());
        return true;
    }
    Solution finished() {
        if (const Verdict verdict = referee_->finish(); !verdict)
            fail_input(fmt::format("{} is no solution: {}", name_, verdict.reason));
        return std::move(*solution_);
    }

private:
    const std::string& name_;
    bool is_map_;
    std::optional<Solution> solution_;
    std::optional<game::Referee> referee_;
};

// Name, what it needs, what it makes, who draws it.
constexpr std::array<PictureStyle, 9> styles = {{
    {"film", Needs::solution, Makes::pages, draw_film},
    {"map", Needs::problem, Makes::pages, draw_map},
    {"board", Needs::board, Makes::pages, draw_board},
    {"bound", Needs::board, Makes::pages, draw_bound},
    {"sweep", Needs::solution, Makes::pages, draw_sweep},
    {"purge", Needs::purge, Makes::pages, draw_purges},
    {"sheet", Needs::board, Makes::pages, draw_sheet_with_look},
    {"animation", Needs::solution, Makes::animation, draw_animation},
    {"player", Needs::solution, Makes::html, draw_player},
}};

const PictureStyle* find_style(std::string_view name) {
    const auto it = std::find_if(styles.begin(), styles.end(), [&](const auto& style) { return style.name == name; });
    return it == styles.end() ? nullptr : &*it;
}

std::string style_names() {
    std::string text;
    for (std::size_t i = 0; i < styles.size(); ++i)
        text += (i == 0 ? "" : i + 1 < styles.size() ? ", " : " and ") + std::string(styles[i].name);
    return text;
}

}  // namespace

// Titles end up in files of all formats and in their metadata.
std::string picture_title(const Wishes& wishes, HoleNames names) {
    const auto& [board, start, goal] = wishes;
    std::string title = shortened(board.label());
    if (start && start->position())
        title += (goal ? " from " : ", ") + position_words(*start->position());
    else if (start && !start->vacated().empty())
        title += " from " + shortened(holes_text(board, start->vacated(), names));
    if (goal && goal->position())
        title += " to " + position_words(*goal->position());
    else if (goal)
        title += " to " + (goal->is_any() ? "any hole" : shortened(holes_text(board, goal->finishes(), names)));
    return title;
}

// A start or goal that was given as a position marks no vacancies, and its pegs where they are few.
Marks marks_of(const Wishes& wishes) {
    Marks marks;
    if (wishes.start) marks.start = wishes.start->vacated();
    if (wishes.goal)
        marks.finish = wishes.goal->position() ? few_pegs(*wishes.goal->position()) : wishes.goal->finishes();
    return marks;
}

Story story_of(const Solution& solution, HoleNames names) {
    const Wishes wishes(solution.problem);
    Story story{picture_title(wishes, names), render::Diagram(solution.problem.start_position()),
                render::moves_of(solution.jumps), marks_of(wishes), names};
    // Any peg will do, and this solution says which.
    if (solution.problem.goal.is_any() && !solution.jumps.empty()) story.marks.finish = {solution.jumps.back().to};
    return story;
}

Solution read_solution_to_draw(ByteSource& source, const std::string& name, const std::optional<std::string>& style,
                               HoleNames names) {
    KeptSolution kept(name, style);
    notation::read_solution(source, name, kept, names);
    return kept.finished();
}

std::vector<Solution> read_solutions_to_draw(ByteSource& source, const std::string& name, HoleNames names) {
    notation::SolutionStream stream(source, name, names);
    std::vector<Solution> solutions;
    while (stream.next()) {
        KeptSolution kept(stream.label(), std::nullopt);
        stream.read(kept);
        solutions.push_back(kept.finished());
    }
    return solutions;
}

Solution whole_solution(const Way& way, const Limits& limits) {
    render::check_fits_picture(way.problem().board.label(), way.problem().board);
    JumpList jumps;
    way.play(jumps, limits.poll);
    return {way.problem(), std::move(jumps.list)};
}

std::vector<PurgeOn> purges_named(const std::string& text) {
    std::vector<std::pair<Lattice, std::vector<game::Purge>>> folders;
    // Each has a folder of purges of its own; the diagonal lattice has none.
    for (const Lattice lattice : {Lattice::square, Lattice::triangular}) {
        folders.emplace_back(lattice, construct::library_purges(std::string(to_string(lattice))));
        if (text != to_string(lattice)) continue;
        std::vector<PurgeOn> all;
        for (game::Purge& purge : folders.back().second) all.push_back({std::move(purge), lattice});
        return all;
    }
    const std::size_t colon = text.find(':');
    const auto only = colon == std::string::npos ? std::nullopt : board::lattice_named(text.substr(0, colon));
    const std::string name = only ? text.substr(colon + 1) : text;
    std::vector<PurgeOn> found;
    for (const Lattice lattice : board::lattices) {
        if (only && lattice != *only) continue;
        // A lattice's own folder comes first; a purge of that name in the other may be for this lattice, too.
        const game::Purge* best = nullptr;
        for (const auto& [folder, purges] : folders)
            for (const game::Purge& purge : purges)
                if (purge.name == name && std::count(purge.lattices.begin(), purge.lattices.end(), lattice) > 0 &&
                    (!best || folder == lattice))
                    best = &purge;
        if (best) found.push_back({*best, lattice});
    }
    return found;
}

std::span<const PictureStyle> picture_styles() { return styles; }

const PictureStyle& picture_style(const std::optional<std::string>& name, const PictureSubject& subject,
                                  const render::PictureFormat& format) {
    const bool html = format.pages == Pages::html;
    const bool purge = !subject.purges.empty();
    const bool sheet = !subject.sheet.empty();
    const char* usual = sheet                           ? "sheet"
                        : html                          ? "player"
                        : format.pages == Pages::moving ? "animation"
                        : purge                         ? "purge"
                        : subject.solution              ? "film"
                                                        : "board";
    const PictureStyle* style = find_style(name.value_or(usual));
    if (!style) fail_input("there is no style '" + *name + "'; styles are " + style_names());
    if ((style->makes == Makes::html) != html)
        fail_input("the player, and nothing else, is written to a file that ends in .html");
    if (style->makes == Makes::animation && !format.moves)
        fail_input("--style animation goes with " + render::format_endings(&render::PictureFormat::moves));
    if (style->makes != Makes::animation && format.pages == Pages::moving)
        fail_input(fmt::format("a file that ends in {} takes --style animation alone", format.ending));
    if (sheet && style->name != "sheet") fail_input("several problems are drawn by --style sheet alone");
    if (purge && style->needs != Needs::purge) fail_input("a purge has one style, purge");
    if (!purge && style->needs == Needs::purge) fail_input("--style purge takes the name of a purge, such as six-01");
    return *style;
}

Drawn draw_picture(PictureSubject subject, const PictureStyle& style, const PictureOptions& options) {
    if (subject.solution) subject.board = Wishes(subject.solution->problem);
    const Needs needs = options.at ? Needs::solution : style.needs;
    std::string no = complete(subject, needs, options.limits);
    if (!no.empty()) return {std::move(no), {}};
    return style.draw(subject, options);
}

}  // namespace pegwright
