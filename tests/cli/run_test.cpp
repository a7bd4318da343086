#include "base/error.hpp"
#include "cli/command.hpp"
#include "support/catch.hpp"

#include <new>
#include <stdexcept>
#include <system_error>

using namespace pegwright::tests;

namespace {

template <class Exception>
int code_of(const Exception& exception) {
    return run_guarded([&]() -> int { throw exception; });
}

}  // namespace

TEST_CASE("every way to end has its exit code") {
    CHECK(run_guarded([] { return 0; }) == 0);
    CHECK(run_guarded([] { return 1; }) == 1);
    CHECK(code_of(Error(Error::Kind::input, "test: bad input")) == 2);
    CHECK(code_of(Error(Error::Kind::limit, "test: a limit")) == 3);
    CHECK(code_of(Error(Error::Kind::interrupted, "test: interrupted")) == 130);
    CHECK(code_of(Error(Error::Kind::closed, "test: closed")) == 0);
    CHECK(code_of(std::bad_alloc()) == 3);
    CHECK(code_of(std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again))) == 3);
    CHECK(code_of(std::logic_error("test: a fault")) == 70);
    CHECK(code_of(std::length_error("test: a fault")) == 70);
    CHECK(code_of(std::runtime_error("test: a fault")) == 70);
    CHECK_THROWS_AS(fail_internal("test"), std::logic_error);
}
