#include "construct/catalogue/embedded.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("the data files are built in, sorted and found by path") {
    const auto files = pegwright::construct::embedded_files();
    REQUIRE(files.size() > 50);
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (i > 0) CHECK(files[i - 1].path < files[i].path);
        CHECK(embedded_file(files[i].path) == &files[i]);
        CHECK_FALSE(files[i].text.empty());
    }
    CHECK(embedded_file("purges/none.txt") == nullptr);
    CHECK(embedded_file("") == nullptr);
}
