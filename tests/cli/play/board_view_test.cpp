#include "cli/play/board_view.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

namespace pegwright::tests {
namespace {

Board named(const std::string& text) {
    return board::parse_board(text, [](const std::string&) { return std::string(); });
}

}  // namespace

TEST_CASE("each hole has its own cell, and each cell its hole") {
    for (const char* text : {"T6", "5x4", "english", "triangular:5x4", "hexagon3", "wiegleb"}) {
        const Board board = named(text);
        const cli::BoardView view(board);
        std::int64_t holes = 0;
        for (std::int64_t row = -1; row <= view.size().row; ++row)
            for (std::int64_t column = -2; column <= view.size().column + 1; ++column)
                if (const auto hole = view.hole({column, row})) {
                    ++holes;
                    CHECK(view.cell(*hole) == cli::ScreenCell{column, row});
                }
        CHECK(holes == board.hole_count());
        CHECK(board.contains(view.middle()));
    }
}

TEST_CASE("neighbours of a triangle stand around a hole") {
    const cli::BoardView view(Board::triangle(5));
    const cli::ScreenCell at = view.cell({1, 2});
    CHECK(view.cell({2, 2}) == cli::ScreenCell{at.column + 2, at.row});
    CHECK(view.cell({1, 3}) == cli::ScreenCell{at.column - 1, at.row + 1});
    CHECK(view.cell({2, 3}) == cli::ScreenCell{at.column + 1, at.row + 1});
}

TEST_CASE("arrow keys reach every hole, and down and up are inverse") {
    using enum cli::ArrowKey;
    for (const char* text : {"T6", "5x4", "english", "hexagon3", "*..*/****/*..*"}) {
        const Board board = named(text);
        const cli::BoardView view(board);
        std::vector<Hole> reached = {view.middle()};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const cli::ArrowKey direction : {left, right, up, down}) {
                const Hole next = view.next(reached[i], direction);
                CHECK(board.contains(next));
                if (std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
            }
        CHECK(reached.size() == static_cast<std::size_t>(board.hole_count()));
    }
    const cli::BoardView triangle(Board::triangle(6));
    CHECK(triangle.next({1, 2}, down) == Hole{1, 3});
    CHECK(triangle.next({1, 3}, up) == Hole{1, 2});
    CHECK(triangle.next({0, 0}, up) == Hole{0, 0});
    CHECK(triangle.next({0, 5}, left) == Hole{0, 5});
    // Over a gap in the row, and to the nearest hole of the next row.
    const cli::BoardView english(named("english"));
    CHECK(english.next({2, 1}, left) == Hole{2, 1});
    CHECK(english.next({0, 2}, up) == Hole{2, 1});
    CHECK(cli::BoardView(named("*..*/****/*..*")).next({0, 0}, right) == Hole{3, 0});
}

}  // namespace pegwright::tests
