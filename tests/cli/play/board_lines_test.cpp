#include "cli/play/board_lines.hpp"

#include "support/catch.hpp"

namespace pegwright::tests {
namespace {

using Lines = std::vector<std::string>;

struct Shown {
    explicit Shown(const Board& board) : view(board), position(board) {
        picture.view = &view;
        picture.position = &position;
    }
    Lines lines(cli::ScreenCell from, cli::ScreenCell size) const { return cli::board_lines(picture, from, size); }
    Lines all() const { return lines({0, 0}, cli::board_margins(picture).whole); }

    cli::BoardView view;
    Position position;
    cli::BoardPicture picture;
};

}  // namespace

TEST_CASE("a board in characters, with the cursor and the peg in hand") {
    Shown shown(Board::triangle(4));
    shown.position.clear({0, 0});
    shown.picture.cursor = {0, 0};
    shown.picture.held = Hole{2, 2};
    shown.picture.targets = {{0, 0}};
    CHECK(shown.all() == Lines{"1    [+]", "2    * *", "3   * * @", "4  * * * *", "   a b c d"});
    shown.picture.symbols = true;
    CHECK(shown.all()[2] == "3   ● ● ◉");
    shown.picture.letters = false;
    CHECK(shown.all().size() == 4);
    CHECK(shown.all()[3] == " ● ● ● ●");
}

TEST_CASE("a window shows a part of the whole") {
    Shown shown(Board::rectangle(30, 20));
    shown.picture.cursor = {12, 9};
    const Lines all = shown.all();
    REQUIRE(all.size() == 20);  // more columns than letters: no line of them
    const Lines part = shown.lines({7, 5}, {20, 8});
    REQUIRE(part.size() == 8);
    for (std::size_t i = 0; i < part.size(); ++i) {
        std::string cut = all[i + 5].substr(7, 20);
        cut.erase(cut.find_last_not_of(' ') + 1);
        CHECK(part[i] == cut);
    }
}

TEST_CASE("windows follow the cursor near their edges") {
    Shown shown(Board::rectangle(1000, 500));
    const cli::ScreenCell size{80, 20};
    cli::ScreenCell from{0, 0};
    for (const Hole cursor : {Hole{0, 0}, {20, 10}, {500, 400}, {505, 402}, {999, 499}, {0, 499}, {3, 3}}) {
        shown.picture.cursor = cursor;
        const cli::ScreenCell before = from;
        from = cli::scrolled(shown.picture, from, size);
        const cli::BoardMargins margins = cli::board_margins(shown.picture);
        const std::int64_t column = margins.left + shown.view.cell(cursor).column - from.column;
        const std::int64_t row = cursor.y - from.row;
        CHECK(column >= 1);
        CHECK(column + 1 < size.column);
        CHECK(row >= 0);
        CHECK(row < size.row);
        if (cursor == Hole{505, 402}) CHECK(from.column - before.column <= 10);
        CHECK(cli::scrolled(shown.picture, from, size) == from);
    }
    shown.picture.cursor = {2, 2};
    CHECK(cli::scrolled(shown.picture, {0, 0}, {3000, 3000}) == cli::ScreenCell{0, 0});
}

}  // namespace pegwright::tests
