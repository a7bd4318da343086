#include "base/error.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("errors carry their kind and a message") {
    const auto kind_of = [](void (*fail)(const std::string&, Remedy)) {
        try {
            fail("said", Remedy::another_seed);
        } catch (const Error& e) {
            CHECK(std::string(e.what()) == "said");
            CHECK(e.remedy() == Remedy::another_seed);
            CHECK(e.with_message("told").remedy() == Remedy::another_seed);
            return e.kind();
        }
        return Error::Kind::closed;
    };
    CHECK(kind_of(fail_input) == Error::Kind::input);
    CHECK(kind_of(fail_limit) == Error::Kind::limit);
    CHECK_THROWS_AS(fail_internal("said"), std::logic_error);
}
