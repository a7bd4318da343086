#include "search/bits/growth.hpp"

#include "support/catch.hpp"

#include <cstdint>

using namespace pegwright::tests;

TEST_CASE("a vector's bytes, now and while it grows") {
    std::vector<std::uint64_t> vector;
    CHECK(bytes_with(vector, 0) == 0);
    vector.reserve(100);
    vector.resize(90);
    CHECK(bytes_with(vector, 0) == 800);
    CHECK(bytes_with(vector, 10) == 800);
    CHECK(bytes_with(vector, 11) == 800 + 1600);
    CHECK(bytes_with(vector, 200) == 800 + 8 * 290);
}
