#include "cli/play/board_drawing.hpp"

#include "board/names.hpp"
#include "cli/help/wrapped.hpp"

#include <algorithm>

namespace pegwright::cli {
namespace {

constexpr std::size_t widest_number_below = 3;  // so that a blank is left between two holes

using Symbol = std::pair<const char*, const char*>;  // beyond ASCII, and in it
constexpr Symbol peg_symbol{"●", "*"};
constexpr Symbol hole_symbol{"·", "."};
constexpr Symbol goal_peg_symbol{"◆", "#"};
constexpr Symbol goal_symbol{"◇", "o"};
constexpr Symbol held_symbol{"◉", "@"};
constexpr Symbol target_symbol{"○", "+"};
constexpr Symbol goal_target_symbol{"◈", "x"};
constexpr Symbol above_symbol{"↑", "^"};
constexpr Symbol below_symbol{"↓", "v"};
constexpr Symbol both_symbol{"↕", "|"};
constexpr Symbol left_symbol{"‹", "<"};
constexpr Symbol right_symbol{"›", ">"};

std::string text(Symbol symbol, bool symbols) { return symbols ? symbol.first : symbol.second; }

using notation::HoleNames;

// One number names a hole.
bool numbered(HoleNames names) { return !notation::pair_order(names); }

std::string number_label(HoleNames names, std::int32_t at) {
    return std::to_string(std::int64_t{at} + notation::pair_order(names)->first);
}

std::string hole_name(const BoardPicture& picture, Hole hole) {
    return notation::hole_text(picture.view->board(), hole, picture.names);
}

std::optional<std::pair<Hole, Hole>> ends_of_row(const Board& board, std::int32_t y) {
    std::optional<std::pair<Hole, Hole>> ends;
    board.for_each_run(y, [&](std::int32_t first, std::int32_t end) {
        ends = {ends ? ends->first : Hole{first, y}, Hole{end - 1, y}};
    });
    return ends;
}

// If holes are numbered, a row's first hole.
std::string row_label(const BoardPicture& picture, std::int32_t y) {
    if (picture.names == HoleNames::letters) return std::to_string(std::int64_t{y} + 1);
    if (!numbered(picture.names)) return number_label(picture.names, y);
    const auto ends = ends_of_row(picture.view->board(), y);
    return ends ? hole_name(picture, ends->first) : "";
}

std::string column_label(const BoardPicture& picture, std::int32_t x) {
    if (picture.names == HoleNames::letters) return board::column_letters(x);
    return numbered(picture.names) ? "" : number_label(picture.names, x);
}

BoardMark hole_mark(const BoardPicture& picture, Hole hole) {
    const bool goal = std::any_of(picture.goals.begin(), picture.goals.end(),
                                  [&](const Position& position) { return position.peg(hole); });
    const auto mark = [&](Symbol usual, Symbol at_goal, TextStyle style) {
        return BoardMark{{}, text(goal ? at_goal : usual, picture.symbols), style};
    };
    if (picture.held == hole) return mark(held_symbol, held_symbol, TextStyle::choice);
    if (std::find(picture.targets.begin(), picture.targets.end(), hole) != picture.targets.end())
        return mark(target_symbol, goal_target_symbol, TextStyle::choice);
    if (picture.position->peg(hole)) return mark(peg_symbol, goal_peg_symbol, goal ? TextStyle::goal : TextStyle::peg);
    return mark(hole_symbol, goal_symbol, goal ? TextStyle::goal : TextStyle::plain);
}

// Where a window begins that shows `at`, and if possible four places around it.
std::int64_t scrolled(std::int64_t begin, std::int64_t at, std::int64_t window, std::int64_t whole) {
    const std::int64_t around = std::min<std::int64_t>(4, (window - 1) / 2);
    begin = std::clamp(begin, at + around + 1 - window, at - around);
    return std::clamp<std::int64_t>(begin, 0, whole - window);
}

}  // namespace

std::string board_legend(bool symbols) {
    const auto sign = [&](Symbol symbol) { return text(symbol, symbols); };
    return sign(peg_symbol) + " peg, " + sign(hole_symbol) + " hole, [ ] the cursor\n" +  //
           sign(goal_peg_symbol) + " peg, " + sign(goal_symbol) + " hole: the goal has a peg here\n" +
           sign(held_symbol) + " in hand, " + sign(target_symbol) + ' ' + sign(goal_target_symbol) +
           " can jump there\n" + sign(above_symbol) + ' ' + sign(below_symbol) + ' ' + sign(left_symbol) + ' ' +
           sign(right_symbol) + " more of the board is there\n";
}

BoardDrawing::BoardDrawing(const BoardPicture& picture, ScreenCell window, ScreenCell from) : picture_(picture) {
    for (const std::int64_t scale : {2, 1}) {
        lay_out(scale);
        if (size().column <= window.column && size().row <= window.row) return;
    }
    ++left_;  // for arrows up and down
    if (labels_ >= window.row) labels_ = 0;
    const ScreenCell board = view().size();
    const ScreenCell cursor = picture_.cursor ? view().cell(*picture_.cursor) : from;
    shown_ = {std::clamp<std::int64_t>(window.column - left_ - 1, 1, board.column),
              std::clamp<std::int64_t>(window.row - labels_, 1, board.row)};
    from_ = {scrolled(from.column, cursor.column, shown_.column, board.column),
             scrolled(from.row, cursor.row, shown_.row, board.row)};
}

void BoardDrawing::lay_out(std::int64_t scale) {
    const Board& board = view().board();
    const std::string last = hole_name(picture_, board.hole(static_cast<std::uint64_t>(board.hole_count() - 1)));
    scale_ = scale;
    numbers_below_ = scale == 2 && numbered(picture_.names) && last.size() <= widest_number_below;
    const std::string widest = numbers_below_ ? "" : row_label(picture_, board.height() - 1);
    left_ = static_cast<std::int64_t>(widest.size()) + 1 + scale;
    labels_ = static_cast<std::int64_t>(column_label(picture_, board.width() - 1).size());
    shown_ = {scale * (view().size().column - 1) + 1, scale * (view().size().row - 1) + (numbers_below_ ? 2 : 1)};
}

ScreenCell BoardDrawing::size() const { return {left_ + shown_.column + 1, shown_.row + labels_}; }

ScreenCell BoardDrawing::place(Hole hole) const {
    const ScreenCell cell = view().cell(hole);
    return {left_ + scale_ * cell.column - from_.column, scale_ * cell.row - from_.row};
}

std::vector<BoardMark> BoardDrawing::marks() const {
    std::vector<BoardMark> marks;
    LastRows last;
    for (std::int64_t row = from_.row; row < from_.row + shown_.row; row += scale_)
        mark_row(static_cast<std::int32_t>(row / scale_), marks, last);
    for (const auto& [x, y] : last) mark_column(x, y, marks);
    if (!picture_.cursor) return marks;
    const ScreenCell cursor = place(*picture_.cursor);
    marks.push_back({{cursor.column - 1, cursor.row}, "[", TextStyle::strong});
    marks.push_back({{cursor.column + 1, cursor.row}, "]", TextStyle::strong});
    return marks;
}

std::vector<std::string> BoardDrawing::lines() const {
    const auto blank = [](std::int64_t cells) {
        return std::vector<std::string>(static_cast<std::size_t>(cells), " ");
    };
    std::vector<std::vector<std::string>> cells(static_cast<std::size_t>(size().row), blank(size().column));
    for (const BoardMark& mark : marks()) {
        auto& row = cells[static_cast<std::size_t>(mark.at.row)];
        auto column = static_cast<std::size_t>(mark.at.column);
        for (std::string_view rest = mark.text; !rest.empty(); ++column) {
            row[column] = first_columns(rest, 1);
            rest.remove_prefix(row[column].size());
        }
    }
    std::vector<std::string> lines;
    for (const auto& row : cells) {
        std::string line;
        for (const std::string& cell : row) line += cell;
        lines.push_back(line.substr(0, line.find_last_not_of(' ') + 1));
    }
    return lines;
}

void BoardDrawing::mark_row(std::int32_t y, std::vector<BoardMark>& marks, LastRows& last) const {
    const std::int64_t row = scale_ * y - from_.row;
    const bool above = row == 0 && from_.row > 0;
    const bool below = row + 1 == shown_.row && from_.row + shown_.row < view().size().row;
    const auto sign = [&](std::int64_t column, Symbol symbol) {
        marks.push_back({{column, row}, text(symbol, picture_.symbols), TextStyle::strong});
    };
    if (above || below) sign(0, above && below ? both_symbol : above ? above_symbol : below_symbol);
    if (!numbers_below_) {
        const std::string label = row_label(picture_, y);
        marks.push_back({{left_ - 1 - scale_ - static_cast<std::int64_t>(label.size()), row}, label, TextStyle::faint});
    }
    const auto ends = ends_of_row(view().board(), y);
    if (!ends) return;
    if (place(ends->first).column < left_) sign(left_ - 1, left_symbol);
    if (place(ends->second).column >= left_ + shown_.column) sign(left_ + shown_.column, right_symbol);
    for (std::int64_t column = 0; column < shown_.column; column += scale_)
        if (const auto hole = view().hole({(from_.column + column) / scale_, y})) {
            last[hole->x] = y;
            mark_hole(*hole, marks);
        }
}

void BoardDrawing::mark_hole(Hole hole, std::vector<BoardMark>& marks) const {
    BoardMark mark = hole_mark(picture_, hole);
    mark.at = place(hole);
    if (scale_ == 2) {
        mark.text = '(' + mark.text + ')';
        --mark.at.column;
    }
    marks.push_back(mark);
    if (!numbers_below_) return;
    const std::string name = hole_name(picture_, hole);
    const auto before = static_cast<std::int64_t>(name.size() / 2);
    const ScreenCell at = place(hole);
    marks.push_back({{at.column - before, at.row + 1}, name, TextStyle::faint});
}

// Long labels are written downwards below the board, but to the left where a column of the triangular lattice ends
// beside it.
void BoardDrawing::mark_column(std::int32_t x, std::int32_t last, std::vector<BoardMark>& marks) const {
    const std::string label = labels_ > 0 ? column_label(picture_, x) : "";
    const auto length = static_cast<std::int64_t>(label.size());
    const bool triangular = view().board().lattice() == Lattice::triangular;
    const ScreenCell below = place({x, last + 1});
    if (triangular && below.row < shown_.row) {
        const bool hidden = from_.column > 0 && below.column < left_;
        const std::int64_t column = std::max<std::int64_t>(0, below.column + 1 - length);
        if (!hidden) marks.push_back({{column, below.row}, label, TextStyle::faint});
        return;
    }
    const std::int64_t column = place({x, last}).column;
    for (std::int64_t i = 0; i < length; ++i)
        marks.push_back(
            {{column, shown_.row + i}, std::string(1, label[static_cast<std::size_t>(i)]), TextStyle::faint});
}

}  // namespace pegwright::cli
