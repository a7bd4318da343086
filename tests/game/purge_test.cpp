#include "base/error.hpp"
#include "notation/purge_text.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

namespace {

const std::string three =
    "name     three-01\nlattice  square triangular\nblock\n  v X C\n  . X .\n  . X .\njumps    c1-a1 b3-b1 a1-c1\n";

std::string error_of(const std::string& text) {
    try {
        parse_purges(text, "f");
    } catch (const Error& e) {
        return e.what();
    }
    return "accepted";
}

std::string with(std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
}

}  // namespace

TEST_CASE("a purge is read, replayed and written as it was") {
    const auto purges = parse_purges("# comment\n\n" + three + "\n" + three, "f");
    REQUIRE(purges.size() == 2);
    CHECK(purges[0].name == "three-01");
    CHECK(purges[0].lattices.size() == 2);
    CHECK(purges[0].spots.size() == 5);
    CHECK(purges[0].jumps.size() == 3);
    CHECK(format_purge(purges[1]) == three);
}

TEST_CASE("a slip in the picture or in the jumps is caught") {
    CHECK(error_of(with(three, "b3-b1", "b3-b2")).find("f:") == 0);
    CHECK(error_of(with(three, "v X C", "C X C")) != "accepted");
    CHECK(error_of(with(three, "v X C", "v X X")) != "accepted");
    CHECK(error_of(with(three, ". X .\n  . X", ". X .\n  . C")) != "accepted");
    CHECK(error_of(with(three, " a1-c1", "")) != "accepted");
    CHECK(error_of(with(three, "v X C", "v X Q")) ==
          "f:4: a picture is made of X C v V N and . with blanks between, not 'Q'");
    CHECK(error_of(with(three, "jumps ", "jumpz ")) == "f:7: expected name, lattice, block or jumps, found 'jumpz'");
    CHECK(error_of(with(three, "jumps ", "block\n  v X C\njumps ")) ==
          "f:7: a purge has one picture, and this is its second");
    const std::string word(1000, 'q');
    for (const std::string& text :
         {word, with(three, "v X C", word), with(three, "triangular", word), with(three, "jumps ", word + " "),
          "name " + word, with(with(three, "three-01", word), "b3-b1", "b3-b2"),
          with(with(three, "three-01", word), "b3-b1", "?")}) {
        CHECK(error_of(text) != "accepted");
        CHECK(error_of(text).size() < 200);
    }
    CHECK(error_of("lattice square") == "f:1: expected 'name', found 'lattice'");
    CHECK(error_of("name x\n") != "accepted");
    CHECK(error_of(with(three, "square triangular", "triangluar")) ==
          "f:2: lattices are square, triangular and diagonal, not 'triangluar'");
    CHECK(error_of(with(three, "lattice  square triangular\n", "")) != "accepted");
    CHECK(error_of(with(three, "a1-c1", "a1-c1 c9")) != "accepted");
    CHECK(error_of(with(with(three, "c1-a1 b3-b1 a1-c1", "a1-c3"), "v X C\n  . X .", "C . .\n  . X .")) != "accepted");
}
