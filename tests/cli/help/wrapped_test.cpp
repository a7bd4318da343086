#include "cli/help/wrapped.hpp"

#include "support/catch.hpp"

namespace pegwright::tests {

TEST_CASE("text is wrapped at blanks, and a word only if it is wider than a line") {
    CHECK(cli::wrapped("one two three", 0, 7) == "one two\nthree\n");
    CHECK(cli::wrapped("one two three", 0, 6) == "one\ntwo\nthree\n");
    CHECK(cli::wrapped("one two three", 2, 7) == "one\n  two\n  three\n");
    CHECK(cli::wrapped("a bcdefghij k", 0, 4) == "a\nbcde\nfghi\nj k\n");
    CHECK(cli::wrapped("a\n\nb", 0, 4) == "a\n\nb\n");
    CHECK(cli::wrapped("", 0, 4) == "\n");
    // A character beyond ASCII is a column.
    CHECK(cli::wrapped("●●● ●●", 0, 6) == "●●● ●●\n");
    CHECK(cli::wrapped("●●●●● ●", 0, 4) == "●●●●\n● ●\n");
    CHECK(cli::width_of("a●…") == 3);
    CHECK(cli::first_columns("a●…b", 2) == "a●");
    CHECK(cli::first_columns("a●", 9) == "a●");
}

}  // namespace pegwright::tests
