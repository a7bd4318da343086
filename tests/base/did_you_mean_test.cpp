#include "base/did_you_mean.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("a near miss is suggested, anything else is not") {
    CHECK(did_you_mean("slove", {"solve", "verify"}) == "solve");
    CHECK(did_you_mean("vacat", {"finish", "vacate"}) == "vacate");
    CHECK(did_you_mean("wieglib", {"wiegleb"}) == "wiegleb");
    CHECK(did_you_mean("frasible", {"pairs", "feasible"}) == "feasible");
    CHECK_FALSE(did_you_mean("banana", {"solve", "verify"}));
    CHECK_FALSE(did_you_mean("x", {}));
}

TEST_CASE("the shorter the word, the fewer slips it may have") {
    CHECK_FALSE(did_you_mean("find", {"pins"}));
    CHECK_FALSE(did_you_mean("file", {"find"}));
    CHECK(did_you_mean("fimd", {"find"}) == "find");
    CHECK(did_you_mean("cuont", {"count"}) == "count");
    CHECK_FALSE(did_you_mean("ocutn", {"count"}));
    CHECK(did_you_mean("anf", {"any"}) == "any");
    CHECK_FALSE(did_you_mean("at", {"it"}));
    CHECK_FALSE(did_you_mean("", {"it"}));
    CHECK(did_you_mean("egnlihs", {"english"}) == "english");
    CHECK_FALSE(did_you_mean("egnlhis", {"france"}));
}
