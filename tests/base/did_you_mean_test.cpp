#include "base/did_you_mean.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("a near miss is suggested, anything else is not") {
    CHECK(did_you_mean("slove", {"solve", "verify"}) == "solve");
    CHECK_FALSE(did_you_mean("banana", {"solve", "verify"}));
    CHECK_FALSE(did_you_mean("x", {}));
}
