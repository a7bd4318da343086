#include "base/limits.hpp"

#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("progress is described in words") {
    CHECK(progress_words({"reachable positions", 17, 4096, 65536}) == "reachable positions, 17 pegs: 4096 of 65536");
    CHECK(progress_words({"positions reached", 17, 4096, 0}) == "positions reached, 17 pegs: 4096");
    CHECK(progress_words({"base solutions", 0, 3, 9}) == "base solutions: 3 of 9");
    CHECK(progress_words({"square: 3- and 6-purges"}) == "square: 3- and 6-purges");
}
