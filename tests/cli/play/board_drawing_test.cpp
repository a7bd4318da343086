#include "cli/play/board_drawing.hpp"

#include "board/parse.hpp"
#include "pegwright/names.hpp"
#include "support/catch.hpp"

namespace pegwright::tests {
namespace {

using Lines = std::vector<std::string>;

struct Shown {
    explicit Shown(const Board& board) : view(board), position(board) {
        picture.view = &view;
        picture.position = &position;
    }
    Lines all() const { return cli::BoardDrawing(picture).lines(); }
    // The picture's window moves along.
    Lines window(std::int64_t columns, std::int64_t rows) {
        const cli::BoardDrawing drawing(picture, {columns, rows}, from);
        from = drawing.from();
        size = drawing.size();
        if (picture.cursor) cursor = drawing.place(*picture.cursor);
        return drawing.lines();
    }

    cli::BoardView view;
    Position position;
    cli::BoardPicture picture;
    cli::ScreenCell from;
    cli::ScreenCell size;
    cli::ScreenCell cursor;
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
}

TEST_CASE("the holes where the goal has pegs are marked, in each state") {
    Shown shown(Board::rectangle(4, 1));
    const std::vector<Position> goals =
        Problem(Board::rectangle(4, 1), Start(), Goal::finish({{1, 0}, {2, 0}, {3, 0}})).goal_positions();
    shown.picture.goals = goals;
    shown.position.clear({2, 0});
    shown.position.clear({3, 0});
    shown.picture.targets = {{3, 0}};
    CHECK(shown.all() == Lines{"1  * # o x", "   a b c d"});
    shown.picture.symbols = true;
    CHECK(shown.all()[0] == "1  ● ◆ ◇ ◈");
}

TEST_CASE("a board is twice as large where there is room") {
    Shown shown(Board::triangle(3));
    shown.picture.cursor = {1, 1};
    const Lines large = {"1      (*)", "", "2    (*) [*]", "", "3  (*) (*) (*)", "    a   b   c"};
    CHECK(shown.window(14, 6) == large);
    CHECK(shown.window(200, 60) == large);
    CHECK(shown.window(13, 6) == shown.all());
    CHECK(shown.window(14, 5) == shown.all());
}

TEST_CASE("rows and columns are labelled in the notation of the player") {
    Shown shown(Board::triangle(4));
    using enum notation::HoleNames;
    shown.picture.names = numbers;
    CHECK(shown.all() == Lines{"1     *", "2    * *", "4   * * *", "7  * * * *"});
    const Lines large = shown.window(80, 24);
    CHECK(large[1] == "         1");
    CHECK(large[7] == "   7   8   9  10");
    shown.picture.names = from0;
    CHECK(shown.all()[3] == "6  * * * *");
    shown.picture.names = row_col;
    CHECK(shown.all()[3] == "4  * * * *");
    CHECK(shown.all()[4] == "   1 2 3 4");
    shown.picture.names = col0_row0;
    CHECK(shown.all()[4] == "   0 1 2 3");
    // Columns that end beside the board, and names of more than one letter.
    const Board hexagon = board::parse_board("hexagon3", [](const std::string&) { return std::string(); });
    CHECK(Shown(hexagon).all() ==
          Lines{"1    * * *", "2   * * * *", "3  * * * * *", "4 a * * * *", "5  b * * *", "     c d e"});
    const Lines wide = Shown(Board::rectangle(28, 1)).all();
    CHECK(wide[1].substr(wide[1].size() - 7) == "y z a a");
    CHECK(wide[2].substr(wide[2].size() - 7) == "    a b");
}

TEST_CASE("a window shows a part of the whole, and says where the rest is") {
    Shown shown(Board::rectangle(30, 20));
    shown.picture.cursor = {12, 9};
    const Lines part = shown.window(20, 9);
    REQUIRE(part.size() == 9);
    CHECK(shown.size == cli::ScreenCell{20, 9});
    for (std::size_t i = 0; i < 7; ++i) {
        CHECK(part[i].front() == (i == 0 ? '^' : i == 6 ? 'v' : ' '));
        CHECK(part[i].substr(1, 2) == (i < 3 ? " " : "") + std::to_string(7 + i));
        CHECK(part[i][4] == '<');
        CHECK(part[i].size() == 20);
        CHECK(part[i].back() == '>');
    }
    // The letters stay, below the cursor's column, too.
    CHECK(part[3].find("[*]") == part[7].find('m') - 1);
    CHECK(part[7] == "      i j k l m n o");
    // At the board's corner, nothing is hidden beyond it.
    shown.picture.cursor = {29, 19};
    const Lines corner = shown.window(20, 9);
    CHECK(corner[0] == "^14 < * * * * * * *");
    CHECK(corner[6] == " 20 < * * * * * *[*]");
    CHECK(corner[7] == "      x y z a a a a");
    CHECK(corner[8] == "            a b c d");
    // Both, in a window of one row.
    CHECK(shown.window(20, 3)[0] == "^20 < * * * * * *[*]");
    shown.picture.cursor = {29, 5};
    CHECK(shown.window(20, 3)[0] == "| 6 < * * * * * *[*]");
}

TEST_CASE("windows follow the cursor near their edges") {
    Shown shown(Board::rectangle(1000, 500));
    const cli::ScreenCell size{80, 20};
    for (const Hole cursor : {Hole{0, 0}, {20, 10}, {500, 400}, {505, 402}, {999, 499}, {0, 499}, {3, 3}}) {
        shown.picture.cursor = cursor;
        const cli::ScreenCell before = shown.from;
        const Lines lines = shown.window(size.column, size.row);
        CHECK(shown.size == size);
        CHECK(lines[static_cast<std::size_t>(shown.cursor.row)].find("[*]") ==
              static_cast<std::size_t>(shown.cursor.column - 1));
        if (cursor == Hole{505, 402}) CHECK(shown.from.column - before.column <= 10);
        const cli::ScreenCell after = shown.from;
        shown.window(size.column, size.row);
        CHECK(shown.from == after);
    }
}

}  // namespace pegwright::tests
