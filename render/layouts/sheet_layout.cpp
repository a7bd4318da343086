#include "render/layouts/board_items.hpp"
#include "render/layouts/pages.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

constexpr double usual_margin = 36;
constexpr double column_gap = 28;
constexpr double row_gap = 20;
constexpr double title_size = 14;
constexpr double heading_size = 11;
constexpr double text_size = 8.5;
constexpr double line_height = 1.35;
constexpr double written_line = 20;  // between ruled lines, for handwriting
constexpr double written_letter = 8;
constexpr double goal_gap = 1.2;  // units between a start and its goal
constexpr double least_scale = 10;
constexpr double most_scale = 24;
constexpr std::size_t most_columns = 3;
constexpr std::size_t fewest_lines = 2;
constexpr std::size_t most_lines = 8;

class Sheet {
public:
    Sheet(const std::vector<SheetProblem>& problems, const SheetStyle& style, bool paged, const Look& look)
        : problems_(problems), style_(style), look_(look), paged_(paged), margin_(margin_of(look, usual_margin)) {
        const Paper& paper = look.paper ? *look.paper : papers().front();
        width_ = width_asked(look, margin_).value_or(paper.width);
        height_ = paper.height * width_ / paper.width;
    }

    void add_problems() {
        choose_columns();
        begin_page();
        add_title(title_of(look_, usual_title()));
        for (std::size_t first = 0; first < problems_.size(); first += columns_)
            add_row(first, std::min(first + columns_, problems_.size()));
        end_page();
    }

    void add_moves() {
        begin_page();
        pages_.back().bookmarks.push_back({"Answers", {margin_, y_}});
        add_title("Answers");
        for (std::size_t i = 0; i < problems_.size(); ++i) {
            const Story& story = problems_[i].story;
            std::string moves;
            for (const Move& move : story.moves)
                moves += (moves.empty() ? "" : " ") + move_text(story.diagram.board(), move, story.names);
            const auto head = wrapped(answer_heading(i), heading_size, inner());
            const auto lines = wrapped(moves, text_size, inner());
            // A long answer goes on overleaf; its heading stays with its first lines.
            const double begun = height_of(head, heading_size) +
                                 line_height * text_size * std::min<double>(3, static_cast<double>(lines.size()));
            if (paged_ && !fits(begun)) turn_page();
            y_ = add_lines(pages_.back().items, head, heading_size, {margin_, y_});
            for (const std::string& line : lines) {
                if (paged_ && !fits(line_height * text_size)) turn_page();
                y_ = add_lines(pages_.back().items, {line}, text_size, {margin_, y_});
            }
            y_ += row_gap / 2;
        }
        y_ += row_gap / 2;
        end_page();
    }

    void add_films() {
        Look look = look_;
        look.columns.reset();
        look.scale.reset();
        for (std::size_t i = 0; i < problems_.size(); ++i) {
            look.title = answer_heading(i);
            for (Page& page : film_pages(problems_[i].story, paged_, look)) {
                for (Bookmark& b : page.bookmarks) b.name = fmt::format("Answer {}, {}", i + 1, b.name);
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

    std::string usual_title() const {
        return problems_.size() == 1 ? problems_.front().story.title : fmt::format("{} problems", problems_.size());
    }

private:
    double inner() const { return width_ - 2 * margin_; }
    double column_width(std::size_t columns) const {
        return (inner() + column_gap) / static_cast<double>(columns) - column_gap;
    }
    static double height_of(const std::vector<std::string>& lines, double size) {
        return line_height * size * static_cast<double>(lines.size());
    }
    bool fits(double height) const { return y_ + height <= height_ - margin_ || y_ == margin_; }

    Frame one_of(const SheetProblem& problem) const { return frame_of(problem.story.diagram.board(), look_.labels); }
    double units_wide(const SheetProblem& problem) const {
        const double one = one_of(problem).width();
        return problem.goal ? 2 * one + goal_gap : one;
    }
    double scale_in(const SheetProblem& problem, double width) const {
        const Frame one = one_of(problem);
        const double room = height_ - 2 * margin_ - 2 * title_size - 4 * heading_size -
                            written_line * static_cast<double>(lines_of(problem, width));
        const double fits = std::min(width / units_wide(problem), paged_ ? room / one.height() : 1e9);
        return std::min(look_.scale.value_or(most_scale), fits);
    }
    double least_scale_for(const SheetProblem& problem) const {
        const Board& board = problem.story.diagram.board();
        return std::max(look_.scale.value_or(least_scale), least_scale_of_labels(widest_label(board, look_.labels)));
    }
    bool fit_in(std::size_t columns) const {
        return std::all_of(problems_.begin(), problems_.end(), [&](const SheetProblem& problem) {
            return scale_in(problem, column_width(columns)) >= least_scale_for(problem) - 1e-9;
        });
    }
    void choose_columns() {
        columns_ = look_.columns.value_or(std::min(most_columns, problems_.size()));
        while (!look_.columns && columns_ > 1 && !fit_in(columns_)) --columns_;
        if (fit_in(columns_)) return level_rows();
        for (const SheetProblem& problem : problems_) {
            const double width = column_width(columns_);
            if (width > 0 && scale_in(problem, width) >= least_scale_for(problem) - 1e-9) continue;
            fail_limit(fmt::format("{} is too large for {} {} points wide{}", problem.board,
                                   columns_ == 1 ? "a sheet" : "a column", std::floor(std::max(0.0, width)),
                                   columns_ > 1      ? "; fewer columns make room"
                                   : look_.scale     ? "; a smaller scale makes room"
                                   : look_.labels.of ? "; labels none or a larger width make room"
                                                     : "; a larger width makes room"));
        }
    }

    void level_rows() {
        if (look_.columns) return;
        const std::size_t rows = (problems_.size() + columns_ - 1) / columns_;
        columns_ = (problems_.size() + rows - 1) / rows;
    }

    std::size_t lines_of(const SheetProblem& problem, double width) const {
        if (style_.lines) return *style_.lines;
        std::size_t letters = 0;
        for (const Move& move : problem.story.moves)
            letters += 2 + move_text(problem.story.diagram.board(), move, problem.story.names).size();
        const double lines = std::ceil(written_letter * static_cast<double>(letters) / std::max(1.0, width));
        return std::clamp(static_cast<std::size_t>(lines), fewest_lines, most_lines);
    }

    std::string answer_heading(std::size_t i) const {
        return fmt::format("{}. {}: {}", i + 1, problems_[i].board, counted_moves(problems_[i]));
    }
    static std::string counted_moves(const SheetProblem& problem) {
        const std::size_t moves = problem.story.moves.size();
        return fmt::format("{} move{}", moves, moves == 1 ? "" : "s");
    }
    std::string task_of(const SheetProblem& problem) const {
        std::string text = problem.task + ".";
        const Story& story = problem.story;
        if (style_.clue == Clue::moves) text += " It can be done in " + counted_moves(problem) + ".";
        if (style_.clue == Clue::first && !story.moves.empty())
            text += " Begin with " + move_text(story.diagram.board(), story.moves.front(), story.names) + ".";
        return text;
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
    void add_title(const std::string& title) {
        y_ = add_lines(pages_.back().items, wrapped(title, title_size, inner()), title_size, {margin_, y_});
        if (y_ > margin_) y_ += title_size / 2;
    }

    struct Cell {
        std::vector<std::string> heading;
        std::vector<std::string> task;
        Frame frame;
        std::size_t lines;
        double text_height() const { return height_of(heading, heading_size) + height_of(task, text_size) + 6; }
    };
    Cell cell(std::size_t i) const {
        const SheetProblem& problem = problems_[i];
        const double width = column_width(columns_);
        return {wrapped(fmt::format("{}. {}", i + 1, problem.board), heading_size, width),
                wrapped(task_of(problem), text_size, width), one_of(problem).scaled(scale_in(problem, width)),
                lines_of(problem, width)};
    }

    void add_row(std::size_t first, std::size_t end) {
        std::vector<Cell> cells;
        double texts = 0;
        double boards = 0;
        std::size_t lines = 0;
        for (std::size_t i = first; i < end; ++i) {
            cells.push_back(cell(i));
            texts = std::max(texts, cells.back().text_height());
            boards = std::max(boards, cells.back().frame.height());
            lines = std::max(lines, cells.back().lines);
        }
        const double height = texts + boards + written_line * static_cast<double>(lines);
        if (paged_ && !fits(height)) turn_page();
        for (std::size_t i = first; i < end; ++i) {
            const double x = margin_ + static_cast<double>(i - first) * (column_width(columns_) + column_gap);
            add_cell(i, cells[i - first], x, texts, boards, lines);
        }
        y_ += height + row_gap;
    }

    void add_cell(std::size_t i, const Cell& cell, double x, double texts, double boards, std::size_t lines) {
        auto& items = pages_.back().items;
        const SheetProblem& problem = problems_[i];
        const double width = column_width(columns_);
        items.push_back(Group{"problem-" + std::to_string(i + 1)});
        const double below = add_lines(items, cell.heading, heading_size, {x, y_});
        add_lines(items, cell.task, text_size, {x, below});
        const double left = x + (width - units_wide(problem) * cell.frame.scale()) / 2;
        const Point corner{left, y_ + texts + (boards - cell.frame.height()) / 2};
        const Frame start = cell.frame.moved(corner);
        add_position(items, start, problem.story.diagram, true);
        if (look_.labels.by_class) add_classes(items, start, problem.story.diagram);
        add_marks(items, start, problem.story.marks);
        add_labels(items, start, problem.story.diagram, look_.labels);
        items.push_back(GroupEnd{});
        if (problem.goal) {
            items.push_back(Group{fmt::format("goal-{}", i + 1)});
            const Frame goal = start.moved(corner + Point{start.width() + goal_gap * start.scale(), 0});
            const double middle = corner.y + start.height() / 2;
            items.push_back(Line{{{corner.x + start.width() + 0.1 * goal_gap * start.scale(), middle},
                                  {corner.x + start.width() + 0.9 * goal_gap * start.scale(), middle}},
                                 0.08 * start.scale(),
                                 Ink::arrow,
                                 true,
                                 false});
            add_position(items, goal, *problem.goal, true);
            add_labels(items, goal, *problem.goal, look_.labels);
            items.push_back(GroupEnd{});
        }
        for (std::size_t line = 1; line <= lines; ++line) {
            const double y = y_ + texts + boards + written_line * static_cast<double>(line);
            items.push_back(Line{{{x, y}, {x + width, y}}, 0.5, Ink::frame, false, false});
        }
    }

    const std::vector<SheetProblem>& problems_;
    const SheetStyle& style_;
    const Look& look_;
    bool paged_;
    double margin_;
    double width_ = 0;
    double height_ = 0;
    std::size_t columns_ = 1;
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
    return {named_by(look, sheet.usual_title()), description, sheet.pages()};
}

}  // namespace pegwright::render
