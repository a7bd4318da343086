#include "search/bits/shape_reader.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

namespace {

using namespace std::string_literals;

std::string error_of(const std::string& text, Error::Kind kind = Error::Kind::input) {
    try {
        read_shape("f", text);
    } catch (const Error& e) {
        return e.kind() == kind ? e.what() : "another kind: "s + e.what();
    }
    return "accepted";
}

const std::vector<Hole> plus = {{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}};

}  // namespace

TEST_CASE("a picture is read however it is spaced and ended", "[shape]") {
    for (const char* text :
         {". o .\no o o\n. o .\n", ".o.\nooo\n.o.", "# a comment\n\n  lattice square\n\n\t. o\n\to o o\n\t. o .\n\n\n",
          "\r\n. o .\r\no o o  # the middle\r\n. o .\r\n\r\n", "\n \n. o\n# between rows\noo\to\n.o..\n\n  \n# the end",
          ". o .\no o o\n. o .\r", "lattice square\n.o.\nooo\n.o.\n...\n"}) {
        INFO(text);
        const ShapePicture picture = read_shape("f", text);
        CHECK(picture.lattice == Lattice::square);
        CHECK(picture.holes == plus);
    }
}

TEST_CASE("a picture may name its lattice, and keeps its coordinates", "[shape]") {
    const ShapePicture picture = read_shape("f", "lattice triangular # skew\n...\n..o\n...o\n");
    CHECK(picture.lattice == Lattice::triangular);
    CHECK(picture.holes == std::vector<Hole>{{2, 1}, {3, 2}});
    CHECK(read_shape("f", "lattice\tsquare\no").lattice == Lattice::square);
    CHECK(read_shape("f", std::string(60000, '.') + "o").holes == std::vector<Hole>{{60000, 0}});
    CHECK(read_shape("f", std::string(64, 'o')).holes.size() == 64);
}

TEST_CASE("a slip in a picture is told with its line and column", "[shape]") {
    const std::string made_of = "a picture is made of o (a hole) and . (no hole), not ";
    CHECK(error_of("o o\no x o\n") == "f:2:3: " + made_of + "'x'");
    CHECK(error_of("# c\r\noo\r\no.O.\r\n") == "f:3:3: " + made_of + "'O'");
    CHECK(error_of("o o\n\n# c\no o\n") ==
          "f:2:1: an empty line inside the picture; a row without holes is written with dots");
    CHECK(error_of("o o\n \n\no o") ==
          "f:2:1: an empty line inside the picture; a row without holes is written with dots");
    CHECK(error_of("lattise square\no") == "f:1:1: " + made_of + "'lattise'");
    CHECK(error_of("  lattice hexagonal\no") == "f:1:11: lattices are square and triangular, not 'hexagonal'");
    CHECK(error_of("lattice\no") == "f:1:8: lattices are square and triangular, not nothing");
    CHECK(error_of("lattice # which?\no") == "f:1:9: lattices are square and triangular, not nothing");
    CHECK(error_of("lattice square triangular\no") ==
          "f:1:16: one lattice is named, and nothing after it, not 'triangular'");
    CHECK(error_of("lattice square\nlattice square\no") == "f:2:1: the lattice is named twice");
    CHECK(error_of("o\nlattice square\n") == "f:2:1: the lattice is named before the picture");
    CHECK(error_of("o\0o"s) == "f:1:2: " + made_of + "'?'");
    CHECK(error_of("\0"s) == "f:1:1: " + made_of + "'?'");
    CHECK(error_of("o\ro") == "f:1:2: " + made_of + "'?'");
    CHECK(error_of(std::string(5000, 'x')) == "f:1:1: " + made_of + "'" + std::string(24, 'x') + "'");
}

TEST_CASE("a picture without a hole, with too many, or too long is refused", "[shape]") {
    const std::string without = "the text ends without a hole; a picture is made of o (a hole) and . (no hole)";
    CHECK(error_of("") == "f:1:1: " + without);
    CHECK(error_of("# nothing\nlattice square\n") == "f:2:1: " + without);
    CHECK(error_of(". .\n. .") == "f:2:1: " + without);
    CHECK(error_of(std::string(40, 'o') + "\n" + std::string(25, 'o'), Error::Kind::limit)
              .find("f has 65 holes; exhaustive search takes 64 at most") == 0);
    CHECK(error_of(std::string(longest_picture - 1, '.') + "o") == "accepted");
    CHECK(error_of(std::string(longest_picture, '.') + "o", Error::Kind::limit) ==
          "f is longer than 65536 bytes; the picture of a board takes a few hundred");
}
