#include "board/picture.hpp"

#include "board/board.hpp"
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
    CHECK(error_in(" o o\no o o\n") == "f:1:2: off the grid by half a column; write . where there is no hole");
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
    CHECK(error_in("o o\no x o\n") == "f:2:3: " + made_of);
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
    CHECK(error_in(std::string(5000, 'x')) == "f:1:1: " + made_of);
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
