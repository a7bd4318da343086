#include "construct/embedded.hpp"
#include "search/library.hpp"
#include "support/catch.hpp"

using namespace pegwright;

TEST_CASE("the purges in store are the ones the search finds") {
    for (const DataFile& file : find_triangular_purges([](const std::string&) {})) {
        const EmbeddedFile* stored = embedded_file(file.path);
        REQUIRE(stored);
        CHECK(stored->text == file.text);
    }
}
