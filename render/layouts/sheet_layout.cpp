// A page is a grid of boxes: a problem's words, its board, lines to write on. Of all grids the one with the largest
// boards is taken. A page takes problems while all boards are comfortable, and pages have about equally many.
#include "render/layouts/board_items.hpp"
#include "render/layouts/film.hpp"
#include "render/layouts/label_items.hpp"
#include "render/layouts/pages.hpp"
#include "render/layouts/sheet_words.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace pegwright::render {
namespace {

constexpr const SheetWords& words = english;

constexpr double usual_margin = 36;
constexpr double column_gap = 28;
constexpr double row_gap = 16;
constexpr double title_size = 16;
constexpr double heading_size = 12;
constexpr double text_size = 10;
constexpr double answer_size = 8.5;
constexpr double line_height = 1.35;
constexpr double written_line = 20;  // between ruled lines, for handwriting
constexpr double widest_line = 26;
constexpr double written_letter = 8;
constexpr double goal_gap = 1.2;  // units between a start and its goal
constexpr double least_scale = 10;
constexpr double comfortable_scale = 18;
constexpr double most_scale_unpaged = 36;
constexpr double most_unlike = 1.5;  // how much larger than the smallest scale of a page another may be
constexpr std::size_t most_columns = 3;
constexpr std::size_t fewest_lines = 2;
constexpr std::size_t most_lines = 6;
constexpr double unlimited = 1e9;

double height_of(const std::vector<std::string>& lines, double size) {
    return line_height * size * static_cast<double>(lines.size());
}

std::string counted_moves(std::int64_t moves) {
    return moves == 1 ? std::string(words.one_move) : fmt::format(fmt::runtime(words.many_moves), moves);
}

// "1. d2-d4 2. b3-d3"; lines break only between moves.
std::vector<std::string> numbered_moves(const Story& story, double width) {
    constexpr char no_break = '~';
    std::string text;
    for (std::size_t i = 0; i < story.moves.size(); ++i)
        text += fmt::format("{}.{}{} ", i + 1, no_break, move_text(story.diagram.board(), story.moves[i], story.names));
    auto lines = wrapped(text, answer_size, width);
    for (std::string& line : lines) std::replace(line.begin(), line.end(), no_break, ' ');
    return lines;
}

class Sheet {
public:
    Sheet(const std::vector<SheetProblem>& problems, const SheetStyle& style, bool paged, const Look& look)
        : problems_(problems), style_(style), look_(look), paged_(paged), margin_(margin_of(look, usual_margin)) {
        const Paper& paper = look.paper ? *look.paper : papers().front();
        width_ = width_asked(look, margin_).value_or(paper.width);
        height_ = paged ? paper.height * width_ / paper.width : unlimited;
        for (const SheetProblem& problem : problems)
            frames_.push_back(frame_of(problem.story.diagram.board(), look.labels));
    }

    void add_problems() {
        begin_problems();
        check_scales();
        for (const Grid& grid : page_grids()) {
            if (grid.first > 0) begin_problems();
            for (std::size_t row = 0; row < grid.rows; ++row) add_row(grid, row);
            end_page();
        }
    }

    void add_moves() {
        begin_page();
        pages_.back().bookmarks.push_back({std::string(words.answers), {margin_, y_}});
        add_title(std::string(words.answers));
        for (std::size_t i = 0; i < problems_.size(); ++i) {
            const auto head = wrapped(answer_heading(i), text_size, inner());
            const auto lines = numbered_moves(problems_[i].story, inner());
            // A long answer goes on overleaf; its heading stays with its first lines.
            const double begun = height_of(head, text_size) +
                                 line_height * answer_size * std::min<double>(3, static_cast<double>(lines.size()));
            if (!fits(begun)) turn_page();
            add(head, text_size);
            for (const std::string& line : lines) {
                if (!fits(line_height * answer_size)) turn_page();
                add({line}, answer_size);
            }
            y_ += row_gap / 2;
        }
        end_page();
    }

    void add_films() {
        Look look = look_;
        look.columns.reset();
        look.scale.reset();
        for (std::size_t i = 0; i < problems_.size(); ++i) {
            look.title = answer_heading(i);
            for (Page& page : film_pages(problems_[i].story, paged_, look)) {
                for (Bookmark& b : page.bookmarks) b.name = fmt::format(fmt::runtime(words.answer), i + 1, b.name);
                pages_.push_back(std::move(page));
            }
        }
        if (paged_) return;
        for (std::size_t i = 1; i < pages_.size(); ++i) append_below(pages_.front(), pages_[i]);
        pages_.resize(1);
    }

    std::vector<Page> pages() {
        if (paged_) number_pages(pages_, margin_);
        return std::move(pages_);
    }

private:
    // The words of a problem in a column.
    struct Box {
        std::vector<std::string> heading;
        std::vector<std::string> task;
        std::size_t lines;  // to write on
        double text_height() const { return height_of(heading, heading_size) + height_of(task, text_size) + 6; }
    };
    // The problems of a page, in rows that have about equally many.
    struct Grid {
        std::size_t first;
        std::size_t end;
        std::size_t rows;
        std::size_t columns;         // 0: each row has as many columns as problems
        double scale = unlimited;    // of all boards
        double comfort = unlimited;  // the scale as a part of the comfortable one, the least
        double spare = 0;            // height that is left for each row

        std::size_t begin_of(std::size_t row) const {
            return columns > 0 ? std::min(end, first + row * columns) : first + (end - first) * row / rows;
        }
    };
    struct Row {
        std::size_t first;
        std::size_t end;
        std::size_t columns;
        double texts = 0;
        double units_high = 0;
        std::size_t lines = 0;
        double without_boards() const { return texts + written_line * static_cast<double>(lines); }
    };

    double inner() const { return width_ - 2 * margin_; }
    double column_width(std::size_t columns) const {
        return (inner() + column_gap) / static_cast<double>(columns) - column_gap;
    }
    bool fits(double height) const { return y_ + height <= height_ - margin_ || y_ == margin_; }

    double units_wide(std::size_t i) const {
        const double one = frames_[i].width();
        return problems_[i].goal ? 2 * one + goal_gap : one;
    }
    double height_of_rows() const { return height_ - margin_ - top_; }
    double most_scale_of(std::size_t i, std::size_t columns) const {
        const double most = look_.scale.value_or(paged_ ? unlimited : most_scale_unpaged);
        return std::min(most, column_width(columns) / units_wide(i));
    }
    double least_scale_for(std::size_t i) const {
        const Board& board = problems_[i].story.diagram.board();
        const double least = look_.scale.value_or(least_scale);
        const double labels = least_scale_of_labels(widest_label(board, look_.labels));
        const bool fits = !look_.only_legible_labels || most_scale_of(i, look_.columns.value_or(1)) >= labels;
        return fits ? std::max(least, labels) : least;
    }
    double comfortable_scale_for(std::size_t i) const {
        if (look_.scale) return *look_.scale;
        const double by_width = column_width(look_.columns.value_or(1)) / units_wide(i);
        return std::max(least_scale_for(i), std::min(comfortable_scale, by_width));
    }

    void check_scales() {
        const std::size_t columns = look_.columns.value_or(1);
        const double width = std::max(0.0, column_width(columns));
        for (std::size_t i = 0; i < problems_.size(); ++i) {
            if (width > 0 && grid_of(i, i + 1, columns).scale >= least_scale_for(i) - 1e-9) continue;
            fail_limit(fmt::format("{} is too large for {} {} points wide{}", problems_[i].board,
                                   columns == 1 ? "a sheet" : "a column", std::floor(width),
                                   columns > 1       ? "; fewer columns make room"
                                   : look_.scale     ? "; a smaller scale makes room"
                                   : look_.labels.of ? "; labels none or a larger width make room"
                                                     : "; a larger width makes room"));
        }
    }

    Row row_of(std::size_t first, std::size_t end, std::size_t columns) {
        Row row{first, end, columns};
        for (std::size_t i = first; i < end; ++i) {
            const Box& box = box_of(i, columns);
            row.texts = std::max(row.texts, box.text_height());
            row.units_high = std::max(row.units_high, frames_[i].height());
            row.lines = std::max(row.lines, box.lines);
        }
        return row;
    }
    Row row_of(const Grid& grid, std::size_t row) {
        const std::size_t first = grid.begin_of(row);
        const std::size_t end = grid.begin_of(row + 1);
        return row_of(first, end, grid.columns > 0 ? grid.columns : end - first);
    }
    Grid grid_of(std::size_t first, std::size_t end, std::size_t columns) {
        Grid grid{first, end, (end - first + columns - 1) / columns, look_.columns.value_or(0)};
        double left = height_of_rows() - row_gap * static_cast<double>(grid.rows - 1);
        double units_high = 0;
        for (std::size_t r = 0; r < grid.rows; ++r) {
            const Row row = row_of(grid, r);
            left -= row.without_boards();
            units_high += row.units_high;
            for (std::size_t i = row.first; i < row.end; ++i)
                grid.scale = std::min(grid.scale, most_scale_of(i, row.columns));
        }
        grid.scale = std::min(grid.scale, left / units_high);
        grid.spare = (left - grid.scale * units_high) / static_cast<double>(grid.rows);
        for (std::size_t i = first; i < end; ++i)
            grid.comfort = std::min(grid.comfort, grid.scale / comfortable_scale_for(i));
        return grid;
    }
    Grid best_grid(std::size_t first, std::size_t end) {
        if (look_.columns) return grid_of(first, end, *look_.columns);
        Grid best = grid_of(first, end, 1);
        for (std::size_t columns = 2; columns <= std::min(most_columns, end - first); ++columns) {
            const Grid grid = grid_of(first, end, columns);
            // A page of any length takes the most columns that are comfortable.
            if (paged_ ? grid.comfort > best.comfort : is_comfortable(grid)) best = grid;
        }
        return best;
    }
    static bool is_comfortable(const Grid& grid) { return grid.comfort >= 1 - 1e-9; }

    // With at most so many problems each.
    std::vector<Grid> grids_of_at_most(std::size_t most) {
        std::vector<Grid> grids;
        for (std::size_t i = 0; i < problems_.size(); i = grids.back().end) {
            Grid grid = best_grid(i, i + 1);
            while (grid.end < problems_.size() && grid.end - i < most) {
                const Grid next = best_grid(i, grid.end + 1);
                if (!is_comfortable(next)) break;
                grid = next;
            }
            grids.push_back(grid);
        }
        return grids;
    }
    // As few pages as possible, with about equally many problems each.
    std::vector<Grid> page_grids() {
        if (!paged_) return {best_grid(0, problems_.size())};
        std::vector<Grid> grids = grids_of_at_most(problems_.size());
        const std::size_t even = (problems_.size() + grids.size() - 1) / grids.size();
        std::size_t most = 0;
        for (const Grid& grid : grids) most = std::max(most, grid.end - grid.first);
        for (std::size_t fewer = even; fewer < most; ++fewer)
            if (auto other = grids_of_at_most(fewer); other.size() == grids.size()) return other;
        return grids;
    }

    std::size_t lines_of(std::size_t i, double width) const {
        if (style_.lines) return *style_.lines;
        const Story& story = problems_[i].story;
        std::size_t letters = 0;
        for (const Move& move : story.moves) letters += 2 + move_text(story.diagram.board(), move, story.names).size();
        const double lines = std::ceil(written_letter * static_cast<double>(letters) / std::max(1.0, width));
        return std::clamp(static_cast<std::size_t>(lines), fewest_lines, most_lines);
    }

    std::int64_t move_count(std::size_t i) const { return static_cast<std::int64_t>(problems_[i].story.moves.size()); }
    std::string answer_heading(std::size_t i) const {
        return fmt::format("{}. {}: {}", i + 1, problems_[i].board, counted_moves(move_count(i)));
    }
    std::string task_of(std::size_t i) const {
        const SheetProblem& problem = problems_[i];
        const Story& story = problem.story;
        const auto with_clue = [&](std::string_view clue, const std::string& value) {
            return problem.task + " " + fmt::format(fmt::runtime(clue), value);
        };
        if (style_.clue == Clue::moves && problem.par) return with_clue(words.par, std::to_string(*problem.par));
        if (style_.clue == Clue::moves) return with_clue(words.moves, counted_moves(move_count(i)));
        if (style_.clue == Clue::first && !story.moves.empty())
            return with_clue(words.first_move, move_text(story.diagram.board(), story.moves.front(), story.names));
        return problem.task;
    }

    void begin_problems() {
        begin_page();
        add_header();
        top_ = y_;
    }
    void begin_page() {
        pages_.push_back({width_, height_, {}, {}});
        y_ = margin_;
    }
    void end_page() {
        if (!paged_) pages_.back().height = y_ - row_gap + margin_;
    }
    void turn_page() {
        end_page();
        begin_page();
    }
    void add(const std::vector<std::string>& lines, double size) {
        y_ = add_lines(pages_.back().items, lines, size, {margin_, y_});
    }
    void add_title(const std::string& title) {
        add(wrapped(title, title_size, inner()), title_size);
        if (!title.empty()) y_ += text_size / 2;
    }

    // Each page may be handed out alone.
    void add_header() {
        add_blanks();
        add_title(title_of(look_, std::string(words.title)));
        if (!look_.legend) return;
        std::string rules(words.rules);
        const bool par = std::any_of(problems_.begin(), problems_.end(), [](const auto& p) { return p.par; });
        if (style_.clue == Clue::moves && par) rules += " " + std::string(words.par_is);
        Marks marks;
        for (const SheetProblem& problem : problems_) {
            const Marks& more = problem.story.marks;
            marks.start.insert(marks.start.end(), more.start.begin(), more.start.end());
            marks.finish.insert(marks.finish.end(), more.finish.begin(), more.finish.end());
        }
        if (const std::string text = marks_legend(marks); !text.empty()) rules += " " + capital(text) + ".";
        add(wrapped(rules, text_size, inner()), text_size);
        y_ += row_gap;
    }
    void add_blanks() {
        auto& items = pages_.back().items;
        y_ += heading_size;
        double x = margin_;
        for (const auto& [word, part] : {std::pair{words.name, 0.65}, {words.date, 0.35}}) {
            const double end = x + part * (inner() - column_gap);
            const std::string text(word);
            add_lines(items, {text}, text_size, {x, y_ - text_size});
            items.push_back(ruled({x + text_width(text + " ", text_size), y_}, end));
            x = end + column_gap;
        }
        y_ += heading_size;
    }
    static Line ruled(Point from, double to) { return {{from, {to, from.y}}, 0.5, Ink::frame, false, false}; }

    const Box& box_of(std::size_t i, std::size_t columns) {
        const auto found = boxes_.find({i, columns});
        if (found != boxes_.end()) return found->second;
        const double width = column_width(columns);
        Box box{wrapped(fmt::format("{}. {}", i + 1, problems_[i].board), heading_size, width),
                wrapped(task_of(i), text_size, width), lines_of(i, width)};
        return boxes_.emplace(std::pair{i, columns}, std::move(box)).first->second;
    }

    void add_row(const Grid& grid, std::size_t r) {
        const Row row = row_of(grid, r);
        // Height to spare goes to boards that may be larger, then between the lines, then around the boards.
        double spare = paged_ ? grid.spare : 0;
        double boards = grid.scale * row.units_high;
        const auto scale_of = [&](std::size_t i, double height) {
            return std::min({most_scale_of(i, row.columns), most_unlike * grid.scale, height / frames_[i].height()});
        };
        double higher = boards;
        for (std::size_t i = row.first; i < row.end; ++i)
            higher = std::max(higher, frames_[i].height() * scale_of(i, boards + spare));
        spare -= higher - boards;
        const double lines = static_cast<double>(row.lines);
        const double line = std::min(widest_line, written_line + (row.lines > 0 ? spare / lines : 0));
        spare -= lines * (line - written_line);
        const double room = higher + spare;
        for (std::size_t i = row.first; i < row.end; ++i) {
            const double x = margin_ + static_cast<double>(i - row.first) * (column_width(row.columns) + column_gap);
            add_words(i, row.columns, {x, y_});
            add_boards(i, scale_of(i, higher), {x + column_width(row.columns) / 2, y_ + row.texts + room / 2});
            for (std::size_t k = 1; k <= row.lines; ++k) {
                const double y = y_ + row.texts + room + line * static_cast<double>(k);
                pages_.back().items.push_back(ruled({x, y}, x + column_width(row.columns)));
            }
        }
        y_ += row.texts + room + line * lines + row_gap;
    }
    void add_words(std::size_t i, std::size_t columns, Point corner) {
        const Box& box = box_of(i, columns);
        const double below = add_lines(pages_.back().items, box.heading, heading_size, corner);
        add_lines(pages_.back().items, box.task, text_size, {corner.x, below});
    }

    void add_boards(std::size_t i, double scale, Point middle) {
        auto& items = pages_.back().items;
        const SheetProblem& problem = problems_[i];
        const Frame one = frames_[i].scaled(scale);
        const Point corner = middle - 0.5 * Point{units_wide(i) * scale, one.height()};
        const Frame start = one.moved(corner);
        items.push_back(Group{"problem-" + std::to_string(i + 1)});
        add_position(items, start, problem.story.diagram, true);
        if (look_.labels.by_class) add_classes(items, start, problem.story.diagram);
        add_marks(items, start, problem.story.marks);
        const bool named = scale >= least_scale_of_labels(widest_label(problem.story.diagram.board(), look_.labels));
        const Labels labels = named || !look_.only_legible_labels ? look_.labels : Labels();
        add_labels(items, start, problem.story.diagram, labels);
        items.push_back(GroupEnd{});
        if (!problem.goal) return;
        items.push_back(Group{fmt::format("goal-{}", i + 1)});
        const double right = corner.x + start.width();
        items.push_back(Line{{{right + 0.1 * goal_gap * scale, middle.y}, {right + 0.9 * goal_gap * scale, middle.y}},
                             0.08 * scale,
                             Ink::arrow,
                             true,
                             false});
        const Frame goal = start.moved({right + goal_gap * scale, corner.y});
        add_position(items, goal, *problem.goal, true);
        add_labels(items, goal, *problem.goal, labels);
        items.push_back(GroupEnd{});
    }

    const std::vector<SheetProblem>& problems_;
    const SheetStyle& style_;
    const Look& look_;
    bool paged_;
    double margin_;
    double width_ = 0;
    double height_ = 0;
    double top_ = 0;             // below the header
    std::vector<Frame> frames_;  // of scale 1
    std::map<std::pair<std::size_t, std::size_t>, Box> boxes_;
    std::vector<Page> pages_;
    double y_ = 0;
};

void check_problems(const std::vector<SheetProblem>& problems, const Look& look) {
    if (problems.size() > most_problems_on_sheets)
        fail_limit(
            fmt::format("{} problems are too many for sheets; at most {}", problems.size(), most_problems_on_sheets));
    for (const SheetProblem& problem : problems)
        check_labels(problem.board, problem.story.diagram.board(), look.labels);
}

}  // namespace

Clue clue_named(const std::string& name) {
    if (name == "none") return Clue::none;
    if (name == "moves") return Clue::moves;
    if (name == "first") return Clue::first;
    fail_input("there is no clue '" + name + "'; clues are none, moves and first");
}

Answers answers_named(const std::string& name) {
    if (name == "none") return Answers::none;
    if (name == "moves") return Answers::moves;
    if (name == "film") return Answers::film;
    fail_input("there are no answers '" + name + "'; answers are none, moves and film");
}

Picture sheet_layout(const std::vector<SheetProblem>& problems, const SheetStyle& style, bool paged, const Look& look) {
    check_problems(problems, look);
    Sheet sheet(problems, style, paged, look);
    const Answers answers = style.answers.value_or(paged ? Answers::moves : Answers::none);
    if (paged || answers == Answers::none) sheet.add_problems();
    if (answers == Answers::moves) sheet.add_moves();
    if (answers == Answers::film) sheet.add_films();
    std::string description;
    for (std::size_t i = 0; i < problems.size(); ++i)
        description += fmt::format("{}{}. {}: {}", i == 0 ? "" : "; ", i + 1, problems[i].board, problems[i].task);
    return {named_by(look, std::string(words.title)), description, sheet.pages()};
}

}  // namespace pegwright::render
