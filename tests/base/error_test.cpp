#include "base/error.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("errors carry what they are and what to say; a fault of the program is none") {
    const auto kind_of = [](void (*fail)(const std::string&)) {
        try {
            fail("said");
        } catch (const Error& e) {
            CHECK(std::string(e.what()) == "said");
            return e.kind();
        }
        return Error::Kind::closed;
    };
    CHECK(kind_of(fail_input) == Error::Kind::input);
    CHECK(kind_of(fail_limit) == Error::Kind::limit);
    CHECK_THROWS_AS(fail_internal("said"), std::logic_error);
}
