#include "board/parse.hpp"

#include "support/error_of.hpp"

using namespace pegwright::tests;

namespace {

std::string error_in(const std::string& text, Error::Kind kind = Error::Kind::input) {
    return error_of(kind, [&] { parse_board(text); });
}

}  // namespace

TEST_CASE("a board is named by sides, a name, a family or a picture") {
    CHECK(parse_board("T12") == Board::triangle(12));
    CHECK(parse_board("8x5") == Board::rectangle(8, 5));
    CHECK(parse_board("english").hole_count() == 33);
    CHECK(parse_board("cross2") == parse_board("english"));
    CHECK(parse_board(".o./ooo/.o.") == Board::of(Lattice::square, Spans({{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}})));
    CHECK(parse_board("triangular:o/oo/ooo") == Board::triangle(3));
    CHECK(parse_board("ooo/ooo") == Board::rectangle(3, 2));
    CHECK(parse_board("***/***") == Board::rectangle(3, 2));
    std::vector<bool> pegs;
    CHECK(parse_board("**o/oo*", {}, &pegs) == Board::rectangle(3, 2));
    CHECK(pegs == std::vector<bool>{true, true, false, false, false, true});
    CHECK_THROWS_AS(parse_board("**o/oo*"), Error);
    CHECK_FALSE(parse_board("o/oo/ooo") == Board::triangle(3));
}

TEST_CASE("a lattice in front of a shape is used") {
    CHECK(parse_board("triangular:8x5") == Board::rectangle(8, 5, Lattice::triangular));
    CHECK(parse_board("diagonal:4x4") == Board::rectangle(4, 4, Lattice::diagonal));
    CHECK(parse_board("square:8x5") == parse_board("8x5"));
    CHECK(parse_board("triangular:T5") == parse_board("T5"));
    CHECK(parse_board("diagonal:english").lattice() == Lattice::diagonal);
    CHECK(parse_board("square:english") == parse_board("english"));
    CHECK(parse_board("square:hexagon2").lattice() == Lattice::square);
    CHECK(parse_board("triangular:oo./ooo/.oo") == parse_board("hexagon2"));
    CHECK(error_in("square:T5") ==
          "square:T5: T_n needs the triangular lattice; on another, draw its picture: square:o/oo/ooo");
    CHECK(error_in("hexagonal:3x3") ==
          "unknown lattice 'hexagonal'; lattices are square, triangular and diagonal, as in triangular:8x5");
    CHECK(says(error_in(":3x3"), "unknown lattice ''"));
    CHECK(says(error_in("square:"), "unknown board ''"));
}

TEST_CASE("a board's name leads back to the board") {
    for (const char* name :
         {"T1", "T12", "8x5", "1x64", "triangular:8x5", "diagonal:4x4", "english", "diagonal:english", "truncated12",
          "cross3", "star3", "trapezoid4x3", "square:hexagon2", ".o./ooo/.o.", "triangular:o../.../..o", "diagonal:o.o",
          "6x.o./ooo/.o.", "2xo/oo", "triangular:3x.o/oo"}) {
        INFO(name);
        const Board board = parse_board(name);
        CHECK(board.name() == name);
        CHECK(board.label() == name);
        CHECK(parse_board(board.name()) == board);
    }
}

TEST_CASE("a number and x before a picture magnify it") {
    CHECK(parse_board("2xo./oo") == parse_board("oo../oo../oooo/oooo"));
    CHECK(parse_board("3x.o./ooo/.o.") == parse_board("cross3"));
    CHECK(parse_board("1xo./oo") == parse_board("o./oo"));
    CHECK(parse_board("1x.o/oo").name() == ".o/oo");
    CHECK(parse_board("4xooo/ooo") == Board::rectangle(12, 8));
    CHECK(parse_board("2x**/*.").name() == "2xoo/o.");
    CHECK_THROWS_AS(parse_board("2x*o/o."), Error);
    CHECK(parse_board("diagonal:2xo./oo").lattice() == Lattice::diagonal);
    CHECK(parse_board("20000x.o./ooo/.o.").hole_count() == 2'000'000'000);
    const auto read = [](const std::string&) -> std::string { return "lattice triangular\no\noo\n"; };
    const Board board = parse_board("3x@skew", read);
    CHECK(board.name() == "triangular:3xo/oo");
    CHECK(board.label() == "3xskew");
    CHECK(board == parse_board("triangular:3xo./oo"));
    CHECK(error_in("0xo./oo") ==
          "'0xo./oo': the number before x enlarges the picture; it must be 1 or more, as in 6x.o./ooo/.o.");
    CHECK(says(error_in("3x"), "unknown board"));
    CHECK(says(error_in("3x4x.o"), "unknown board"));
    std::string many;
    for (int y = 0; y < 100; ++y) {
        for (int x = 0; x < 50; ++x) many += "o.";
        many += '/';
    }
    CHECK(says(error_in("20000x" + many + "o", Error::Kind::limit), "rows and runs of holes, more than 50000000"));
    CHECK(says(error_in("20000x" + std::string(60'000, '.') + "o", Error::Kind::limit), "sides may be at most"));
    CHECK(says(error_in("6x.o./oXo"), "oXo"));
    CHECK(error_in("20001xo./oo", Error::Kind::limit) ==
          "20001xo./oo is too large; a picture can be enlarged at most 20000 times");
}

TEST_CASE("files are read where allowed, and their boards have names") {
    const auto read = [](const std::string& path) -> std::string {
        return path == "skew" ? "lattice triangular\no\noo\n.oo\n" : " ooo\nooooo\n ooo\n";
    };
    const Board skew = parse_board("@skew", read);
    CHECK(skew.label() == "skew");
    CHECK(skew.name() == "triangular:o../oo./.oo");
    CHECK(parse_board(skew.name()) == skew);
    CHECK(parse_board("triangular:@other", read).name() == "triangular:.ooo./ooooo/.ooo.");
    CHECK(error_of(Error::Kind::input, [&] { parse_board("square:@skew", read); }) ==
          "skew says lattice triangular, and square is asked for; leave out one of the two");
    CHECK(error_in("@skew") == "'@skew': a solution must name its board or draw it in one word; it cannot name a file");
    CHECK(error_of(Error::Kind::input, [&] { parse_board("@", read); }) ==
          "'@' names no file; write @FILE for a text picture of a board, @- for one on standard input");
}

TEST_CASE("an unknown board name gets a guess or the known names") {
    for (const char* name : {"T0", "T05", "5x", "x5", "chequers", "cross", "cross0", "trapezoid4", "cross2x3"}) {
        const std::string error = error_in(name);
        INFO(error);
        const std::string none = "unknown board '" + std::string(name) + "'; ";
        CHECK(error.find(none) == 0);
        CHECK((error == none + "try T5, 8x5, english or a picture" || says(error, none + "did you mean ")));
    }
    for (const auto& [name, meant] : {std::pair("5X5", "5x5"),
                                      {"5×5", "5x5"},
                                      {"hex3", "hexagon3"},
                                      {"diam4", "diamond4"},
                                      {"15", "T5"},
                                      {"crackerbarrel", "T5"}})
        CHECK(error_in(name) == "unknown board '" + std::string(name) + "'; did you mean " + meant + "?");
    CHECK(says(error_in("16"), "unknown board '16'; try T5"));
    CHECK(error_in("HEXAGON3") == "unknown board 'HEXAGON3'; did you mean hexagon3?");
    CHECK(error_in("English") == "unknown board 'English'; did you mean english?");
    CHECK(error_in("draught") == "unknown board 'draught'; did you mean draughts?");
    CHECK(error_in("t5") == "unknown board 't5'; did you mean T5?");
    CHECK(says(error_in(std::string(5000, 'x')), "…'; try T5, 8x5, "));
    CHECK(error_in("o/y") == "the picture o/y:2:1: expected o (hole), . (no hole) or * (peg)");
    CHECK(says(error_in("./."), "the picture has no hole"));
}

TEST_CASE("a board too large is a limit") {
    CHECK(says(error_in("99999999999999999999999x2", Error::Kind::limit), "is too large to play on"));
    CHECK(error_in("T1" + std::string(100, '0'), Error::Kind::limit)
              .starts_with("T1" + std::string(58, '0') + "… is too large to play on"));
    CHECK(error_in("cross20001", Error::Kind::limit) ==
          "cross20001 is too large; the numbers of a cross may be at most 20000");
    CHECK(parse_board("hexagon5000").hole_count() == 3LL * 5000 * 5000 - 3 * 5000 + 1);
}
