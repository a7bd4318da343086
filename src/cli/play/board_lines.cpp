#include "cli/play/board_lines.hpp"

#include "board/names.hpp"

#include <algorithm>

namespace pegwright::cli {
namespace {

constexpr std::int64_t most_letters = 26;  // beyond it, names are wider than a hole's two cells

bool has_footer(const BoardPicture& picture) {
    return picture.letters && picture.view->board().width() <= most_letters;
}

std::int64_t left_margin(const BoardPicture& picture) {
    if (!picture.letters) return 1;
    return static_cast<std::int64_t>(std::to_string(picture.view->board().height()).size()) + 2;
}

class WindowLine {
public:
    WindowLine(std::int64_t from, std::int64_t columns) : from_(from), cells_(static_cast<std::size_t>(columns), " ") {}
    void put(std::int64_t column, std::string text) {
        const std::int64_t i = column - from_;
        if (i >= 0 && i < static_cast<std::int64_t>(cells_.size()))
            cells_[static_cast<std::size_t>(i)] = std::move(text);
    }
    std::string text() const {
        std::string all;
        for (const std::string& cell : cells_) all += cell;
        return all.substr(0, all.find_last_not_of(' ') + 1);
    }

private:
    std::int64_t from_;
    std::vector<std::string> cells_;
};

}  // namespace

HoleMark hole_mark(const BoardPicture& picture, Hole hole) {
    if (picture.held == hole) return {true, picture.symbols ? "◉" : "@"};
    if (std::find(picture.targets.begin(), picture.targets.end(), hole) != picture.targets.end())
        return {true, picture.symbols ? "○" : "+"};
    if (picture.position->peg(hole)) return {false, picture.symbols ? "●" : "*"};
    return {false, picture.symbols ? "·" : "."};
}

BoardMargins board_margins(const BoardPicture& picture) {
    const ScreenCell board = picture.view->size();
    const std::int64_t left = left_margin(picture);
    return {left, {left + board.column + 1, board.row + (has_footer(picture) ? 1 : 0)}};
}

std::vector<std::string> board_lines(const BoardPicture& picture, ScreenCell from, ScreenCell size) {
    const BoardView& view = *picture.view;
    const BoardMargins margins = board_margins(picture);
    const ScreenCell cursor = picture.cursor ? view.cell(*picture.cursor) : ScreenCell{0, -1};
    std::vector<std::string> lines;
    for (std::int64_t row = from.row; row < std::min(from.row + size.row, margins.whole.row); ++row) {
        WindowLine line(from.column, std::min(size.column, margins.whole.column - from.column));
        if (row == view.size().row) {
            for (std::int32_t x = 0; x < view.board().width(); ++x)
                line.put(margins.left + view.cell({x, static_cast<std::int32_t>(row) - 1}).column,
                         board::column_letters(x));
            lines.push_back(line.text());
            continue;
        }
        if (picture.letters) {
            const std::string number = std::to_string(row + 1);
            for (std::size_t i = 0; i < number.size(); ++i)
                line.put(margins.left - 2 - static_cast<std::int64_t>(number.size() - i), std::string(1, number[i]));
        }
        const std::int64_t first = std::max<std::int64_t>(0, from.column - margins.left);
        for (std::int64_t column = first; column < std::min(view.size().column, first + size.column); ++column)
            if (const auto hole = view.hole({column, row}))
                line.put(margins.left + column, hole_mark(picture, *hole).text);
        if (cursor.row == row) {
            line.put(margins.left + cursor.column - 1, "[");
            line.put(margins.left + cursor.column + 1, "]");
        }
        lines.push_back(line.text());
    }
    return lines;
}

ScreenCell scrolled(const BoardPicture& picture, ScreenCell from, ScreenCell size) {
    const BoardMargins margins = board_margins(picture);
    if (!picture.cursor) return from;
    const ScreenCell cursor = picture.view->cell(*picture.cursor);
    const auto along = [](std::int64_t begin, std::int64_t at, std::int64_t window, std::int64_t whole) {
        if (whole <= window) return std::int64_t{0};
        const std::int64_t around = std::min<std::int64_t>(4, (window - 1) / 2);
        begin = std::min(begin, at - around);
        begin = std::max(begin, at + around + 1 - window);
        return std::clamp<std::int64_t>(begin, 0, whole - window);
    };
    return {along(from.column, margins.left + cursor.column, size.column, margins.whole.column),
            along(from.row, cursor.row, size.row, margins.whole.row)};
}

}  // namespace pegwright::cli
