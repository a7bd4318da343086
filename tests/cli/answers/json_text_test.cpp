#include "cli/answers/json_text.hpp"
#include "support/catch.hpp"

TEST_CASE("JSON strings are quoted and escaped") {
    CHECK(pegwright::tests::json_string("a\"b\\c\n") == R"("a\"b\\c\n")");
}
