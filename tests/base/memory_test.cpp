#include "base/memory.hpp"
#include "support/catch.hpp"

TEST_CASE("some memory is available, and less than an exbibyte") {
    CHECK(pegwright::tests::available_memory() > (1u << 20));
    CHECK(pegwright::tests::available_memory() < (std::uint64_t{1} << 60));
}
