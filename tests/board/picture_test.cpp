#include "board/picture.hpp"

#include "board/board.hpp"
#include "board/parse.hpp"
#include "support/error_of.hpp"

using namespace pegwright::tests;

namespace {

using namespace std::string_literals;

std::string error_in(const std::string& text) {
    return error_of(Error::Kind::input, [&] { read_picture("f", text); });
}

Spans holes_of_text(const std::string& text) { return read_picture("f", text).holes; }

const Spans plus({{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}});

Spans english() {
    std::vector<Hole> holes;
    for (std::int32_t y = 0; y < 7; ++y)
        for (std::int32_t x = 0; x < 7; ++x)
            if ((x >= 2 && x <= 4) || (y >= 2 && y <= 4)) holes.push_back({x, y});
    return Spans(holes);
}

}  // namespace

TEST_CASE("a picture is read however it is spaced and ended") {
    for (const char* text : {
             ". o .\no o o\n. o .\n",
             ".o.\nooo\n.o.",
             ".o./ooo/.o.",
             ".o/ooo/.o",
             "# a comment\n\n  lattice square\n\n\t. o\n\to o o\n\t. o .\n\n\n",
             "\r\n. o .\r\no o o  # the middle\r\n. o .\r\n\r\n",
             "\n \n.o\n# between rows\nooo\n.o..\n\n  \n# the end",
             ". o .\no o o\n. o .\r",
             "lattice square\n.o.\nooo\n.o.\n...\n",
             "\xEF\xBB\xBF.o.\nooo\n.o.\n",
             "\xEF\xBB\xBFlattice square\n.o.\nooo\n.o.\n",
             "# 1/3 of it, and/or more\n.o.  # a/b\nooo\n.o.\n",
         }) {
        INFO(text);
        CHECK(holes_of_text(text) == plus);
    }
}

TEST_CASE("indented rows keep their columns") {
    // A blank before a symbol is no hole.
    CHECK(holes_of_text(" o\nooo\n o\n") == plus);
    CHECK(holes_of_text("  o\no o o\n  o\n") == plus);
    CHECK(holes_of_text("     o\n    ooo\n     o\n") == plus);
    CHECK(holes_of_text("# one column more\n   o\n o o o\n   o\n") == plus);
    CHECK(holes_of_text("  ooo\n  ooo\nooooooo\nooooooo\nooooooo\n  ooo\n  ooo\n") == english());
    CHECK(holes_of_text("    o o o\n    o o o\no o o o o o o\no o o o o o o\no o o o o o o\n    o o o\n    o o o\n") ==
          english());
    // Shared indentation is dropped; text between two grids is refused.
    CHECK(holes_of_text("      o o o\n      o o o\n  o o o o o o o\n  o o o o o o o\n  o o o o o o o\n"
                        "      o o o\n      o o o\n") == english());
    CHECK(error_in(" o o\no o o\no o o\n") == "f:1:2: off the grid by half a column; write . where there is no hole");
    CHECK(error_in("o o\n o o\no  o\n") == "f:2:2: off the grid by half a column; write . where there is no hole");
    CHECK(error_in("lattice square\n o o\no o o\n") ==
          "f:2:2: off the grid by half a column; write . where there is no hole");
    CHECK(error_in("ooo\n\too\n") == "f:2:1: tab in a picture; use blanks");
    CHECK(holes_of_text("o\n o\n") == Spans({{0, 0}, {1, 1}}));
}

TEST_CASE("a picture may name its lattice, and keeps its coordinates") {
    const TextPicture picture = read_picture("f", "lattice triangular # skew\n...\n..o\n...o\n");
    CHECK(picture.lattice == Lattice::triangular);
    CHECK(picture.holes == Spans({{2, 1}, {3, 2}}));
    CHECK(read_picture("f", "lattice\tsquare\no").lattice == Lattice::square);
    CHECK(read_picture("f", "lattice diagonal\no").lattice == Lattice::diagonal);
    CHECK_FALSE(read_picture("f", "o").lattice.has_value());
    CHECK(holes_of_text(std::string(60000, '.') + "o") == Spans({{60000, 0}}));
    CHECK(holes_of_text(std::string(100000, 'o')).size() == 100000);
}

TEST_CASE("a position's picture lists its pegs by number of the hole") {
    const TextPicture picture = read_picture("f", ".*./*o*/.*.");
    CHECK(picture.holes == plus);
    CHECK(picture.has_pegs);
    CHECK(picture.pegs == std::vector<bool>{true, true, false, true, true});
    CHECK_FALSE(read_picture("f", ".o./ooo/.o.").has_pegs);
    CHECK(read_picture("f", ".o./ooo/.o.").pegs == std::vector<bool>(5, false));
}

TEST_CASE("a slip in a picture is told with its line and column") {
    const std::string made_of = "expected o (hole), . (no hole) or * (peg)";
    const std::string lattices_are = "unknown lattice; lattices are square, triangular and diagonal";
    CHECK(error_in("o o\no y o\n") == "f:2:3: " + made_of);
    CHECK(error_in("# c\r\noo\r\no.O.\r\n") == "f:3:3: " + made_of);
    const std::string empty = "empty line in a picture; write a row without holes as dots";
    CHECK(error_in("o o\n\n# c\no o\n") == "f:2:1: " + empty);
    CHECK(error_in("o o\n \n\no o") == "f:2:1: " + empty);
    CHECK(error_in("oo//oo") == "f:2:1: " + empty);
    CHECK(error_in("/oo") == "f:1:1: " + empty);
    CHECK(error_in("lattise square\no") == "f:1:1: " + made_of);
    CHECK(error_in("  lattice hexagonal\no") == "f:1:11: " + lattices_are);
    CHECK(error_in("lattice\no") == "f:1:8: " + lattices_are);
    CHECK(error_in("lattice # which?\no") == "f:1:9: " + lattices_are);
    CHECK(error_in("lattice square triangular\no") == "f:1:16: expected nothing after the lattice");
    CHECK(error_in("lattice square\nlattice square\no") == "f:2:1: the lattice is named twice");
    CHECK(error_in("o\nlattice square\n") == "f:2:1: name the lattice before the picture");
    CHECK(error_in("o\0o"s) == "f:1:2: " + made_of);
    CHECK(error_in("\0"s) == "f:1:1: " + made_of);
    CHECK(error_in("o\ro") == "f:1:2: " + made_of);
    CHECK(error_in(std::string(5000, 'y')) == "f:1:1: " + made_of);
}

TEST_CASE("a picture without a hole is refused") {
    const std::string without = "the picture has no hole; write o for a hole and . for none";
    for (const char* text : {"", "\n", "# nothing", ". .\n. .", "."}) {
        INFO(text);
        CHECK(says(error_in(text), without));
    }
    CHECK(error_in("") == "f:1:1: " + without);
    CHECK(error_in("# nothing\nlattice square") == "f:2:1: " + without);
}

TEST_CASE("a picture in one word is read back as it was") {
    for (const char* word : {".o./ooo/.o.", "o", "oo./.oo", "o.o/./o.o", "..o"}) {
        INFO(word);
        CHECK(is_picture_word(word));
        const Spans holes = holes_of_text(word);
        CHECK(holes_of_text(picture_word(Lattice::square, holes)) == holes);
    }
    CHECK(picture_word(Lattice::square, plus) == ".o./ooo/.o.");
    CHECK(picture_word(Lattice::triangular, Spans({{0, 0}, {2, 2}})) == "triangular:o../.../..o");
    for (const char* word : {"", ".", "./.", "x", "o,o", "o o"}) CHECK_FALSE(is_picture_word(word));
    CHECK(is_picture_word("*/"));
}

TEST_CASE("rows shifted by half a hole each are triangular") {
    const auto board_of = [](const std::string& text) {
        TextPicture picture = read_picture("f", text);
        REQUIRE(picture.lattice.has_value());
        return Board::of(*picture.lattice, std::move(picture.holes));
    };
    CHECK(board_of("    o\n   o o\n  o o o\n o o o o\no o o o o\n") == Board::triangle(5));
    CHECK(board_of("lattice triangular\n  o\n o *\no o o\n") == Board::triangle(3));
    CHECK(board_of(". . o . .\n . o o .\n. o o o .\n") == Board::triangle(3));
    CHECK(board_of("  o o o\n o o o o\no o o o o\n o o o o\n  o o o\n") == parse_board("hexagon3"));
    CHECK(board_of("o o o\n o o o\n  o o o\n") == parse_board("triangular:ooo/.ooo/..ooo"));
    // Even and odd rows alike.
    CHECK(board_of("o o o\n o o o\no o o\n o o o\n") == parse_board("triangular:ooo/.ooo/.ooo/..ooo"));
    // Other signs, and a gap.
    CHECK(board_of("  1\n 1 0\n1   1\n") == parse_board("triangular:o/oo/o.o"));
}

TEST_CASE("a line of hashes and signs is a row of the picture") {
    const std::string side = "##ooo##\n##ooo##\n";
    CHECK(holes_of_text(side + "ooooooo\nooooooo\nooooooo\n" + side) == english());
    CHECK(holes_of_text("# English\n" + side + "ooooooo # long\nooooooo\nooooooo\n" + side + "# end") == english());
    CHECK(holes_of_text("# o #\no o o\n# o #\n") == plus);
    CHECK(holes_of_text("#o#/ooo/#o#") == plus);
    // Comments stay comments.
    for (const char* text : {"#\n.o.\nooo\n.o.\n#####\n", "# ----\n.o. # 1\nooo # 2\n.o. #3\n",
                             "# . . .\n.o.\nooo\n.o.\n", "# o is a hole\n.o.\nooo\n.o.\n", "# o o o\n.o.\nooo\n.o.\n"})
        CHECK(holes_of_text(text) == plus);
    const std::string doubt = "f:1:1: a comment or a row of the picture? a word after # makes it a comment";
    CHECK(error_in("# o o\no o o\n") == doubt);
    CHECK(error_in("##ooo##\nooo.ooo\n") == "f:2:4: this sign does not go with those before it");
    // Signs that are told.
    const Signs walls = Signs::parse("*,o,#");
    const Signs dots = Signs::parse("*,o,.");
    CHECK(read_picture("f", "# o #\no * o\n# o #\n", {.signs = &walls}).holes == plus);
    CHECK(read_picture("f", "# o o\no o o\n", {.signs = &dots}).holes.size() == 3);
}

TEST_CASE("the signs of others are read where no doubt is left") {
    const auto pegs_of = [](const std::string& text) {
        const TextPicture picture = read_picture("f", text);
        std::string pegs;
        for (const bool peg : picture.pegs) pegs += peg ? '*' : 'o';
        return std::to_string(picture.holes.size()) + pegs;
    };
    for (const char* text : {
             " 1\n101\n 1\n",
             "  X\nX O X\n  X\n",
             " ●\n●○●\n ●\n",
             ".●.\n●○●\n.●.\n",
             "  o\no _ o\n  o\n",
             "_P_\nPOP\n_P_\n",
             "#+#\n+.+\n#+#\n",
             " x\nx.x\n x\n",
             "#x#\nxox\n#x#\n",
             "-1 1 -1\n1 0 1\n-1 1 -1",
             "[[-1,1,-1],[1,0,1],[-1,1,-1]]",
             "-1,1,-1\r\n1,0,1\r\n-1,1,-1\r\n",
             "int a[3][3] = {{-1, 1, -1}, // top\n {1, 0, 1},\n {-1, 1, -1}};\n",
             "{\"board\": [\" X \", \"XOX\", \" X \"]}",
             "[[' ', 'X', ' '], ['X', 'O', 'X'], [' ', 'X', ' ']]",
             "board = np.array([[-1, 1, -1],\n                  [ 1, 0,  1],\n                  [-1, 1, -1]])",
             "-1-\n101\n-1-\n",
             "#X#/XOX/#X#",
             "#*#/*o*/#*#",
             "_*_/*o*/_*_",
             " ⚫️\n⚫️⚪️⚫️\n ⚫️\n",
         }) {
        INFO(text);
        CHECK(read_picture("f", text).holes == plus);
        CHECK(pegs_of(text) == "5**o**");
    }
    // No board, no doubt: a picture of one sign for holes.
    for (const char* text : {" x\nxxx\n x\n", "#1#\n111\n#1#", " ○\n○○○\n ○\n", "#O#/OOO/#O#"}) {
        INFO(text);
        CHECK(pegs_of(text) == "5ooooo");
    }
}

TEST_CASE("a picture in doubt is refused, with what it may mean") {
    const auto in_doubt = [](const std::string& text) {
        const std::string error = error_in(text);
        const std::string told = "f: in doubt, peg,hole,none may be ";
        return error.starts_with(told) ? error.substr(told.size()) : error;
    };
    CHECK(in_doubt("010/111/010") == "1,0 or ,1,0");
    CHECK(in_doubt("XOX/OOO/XOX") == "X,O or ,O,X");
    CHECK(in_doubt("x.x/xxx") == ",x,. or x,.");
    CHECK(in_doubt("O.O/OOO") == ",O,. or O,.");
    CHECK(in_doubt("o_o/ooo") == ",o,_ or o,_");
    CHECK(in_doubt("012/111") == "1,0,2 or 1,2,0 or 2,1,0");
    CHECK(in_doubt("x.o/xxx") == "x,o,. or o,.,x");
    // The board of a position settles it.
    const Board board = parse_board(".o./ooo/.o.");
    const auto pegs_on = [&](const std::string& text, const Board& of) {
        return read_picture("f", text, {.position_of = &of}).pegs;
    };
    CHECK(pegs_on("010/111/010", board) == std::vector<bool>(5, true));
    CHECK(pegs_on("010/111/010", Board::rectangle(3, 3)) ==
          std::vector<bool>{false, true, false, true, true, true, false, true, false});
    CHECK(pegs_on("x.x/xxx", Board::rectangle(3, 2))[1] == false);
    // Ours keep their meaning.
    CHECK(pegs_on("oo", Board::rectangle(2, 1)) == std::vector<bool>{false, false});
    CHECK(error_in("ooo\no*X\n") == "f:2:3: expected o (hole), . (no hole) or * (peg)");
    CHECK(error_in("X1\n") == "f:1:2: this sign does not go with those before it");
    CHECK(error_in("[1, 12]") == "f:1:5: expected a sign, or a number from -9 to 9, for each place of an array");
    CHECK(error_in("1,,0") == "f:1:3: an element of the array is missing; give each place a sign");
    CHECK(error_in("[[1,1],[1,1]") == "f:1:1: the array ends with a bracket open");
    CHECK(error_in("[[1,1],[1,1]]]") == "f:1:14: this bracket closes none");
    CHECK(says(error_in("----"), "the picture has no hole"));
    CHECK(says(error_in("[[]]"), "the picture has no hole"));
}

TEST_CASE("signs that are told are read so") {
    const Signs signs = Signs::parse("a1●,bo,.-1");
    CHECK(signs.text() == "a1●,bo,.-1");
    const TextPicture picture = read_picture("f", ".a.\nobo\n.●.\n", {.signs = &signs});
    CHECK(picture.holes == plus);
    CHECK(picture.pegs == std::vector<bool>{true, false, false, false, true});
    CHECK(read_picture("f", "-1,1,-1\n1,b,1\n", {.signs = &signs}).holes.size() == 4);
    CHECK(error_of(Error::Kind::input, [&] { read_picture("f", ".a\nxo\n", {.signs = &signs}); }) ==
          "f:2:1: this sign is none of those told: a1●,bo,.-1");
    for (const char* text : {"", ",,.", "a,b,c,d", "a,a", " ,o", "a,/", "[,]", "\xFF,o", "a\t,o"}) {
        INFO(text);
        error_of(Error::Kind::input, [&] { Signs::parse(text); });
    }
}

TEST_CASE("a picture in one line has its width in front") {
    CHECK(parse_board("3:.o.ooo.o.") == parse_board(".o./ooo/.o."));
    CHECK(parse_board("triangular:3:o..oo.ooo") == Board::triangle(3));
    CHECK(error_of(Error::Kind::input, [] { parse_board("3:.o.oo"); }) ==
          "the picture 3:.o.oo: 5 signs make no whole rows of 3");
}
