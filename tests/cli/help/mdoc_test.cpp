#include "cli/help/mdoc.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("manual text contains no requests, escapes or macros") {
    CHECK(mdoc_escaped(".o./ooo\n'a\\b") == "\\&.o./ooo\n\\(aqa\\eb");
    CHECK(mdoc_escaped("--x … ~ ^") == "\\-\\-x \\[u2026] \\(ti \\(ha");
    CHECK(mdoc_argument("Ar") == "\\&Ar");
    CHECK(mdoc_argument("two words \"here\"") == "\"two words \\(dqhere\\(dq\"");
}

TEST_CASE("sentences have lines of at most 80 characters of their own") {
    CHECK(mdoc_sentences("One. Two 1.5 is\nno end. such.") == "One.\nTwo 1.5 is no end. such.\n");
    CHECK(mdoc_sentences("One. Two.\n\nThree.") == "One.\nTwo.\n.Pp\nThree.\n");
    CHECK(mdoc_sentences(std::string(50, 'a') + " " + std::string(50, 'b')) ==
          std::string(50, 'a') + "\n" + std::string(50, 'b') + "\n");
}

TEST_CASE("displays keep their lines") {
    CHECK(mdoc_display("a\n  b") == ".Bd -literal -offset indent\na\n  b\n.Ed\n");
}
