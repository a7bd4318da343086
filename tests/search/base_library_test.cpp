#include "construct/embedded.hpp"
#include "search/library.hpp"
#include "support/catch.hpp"

using namespace pegwright;

TEST_CASE("the base solutions in store are the ones the search finds") {
    const auto found = find_triangle_bases([](const std::string&) {});
    for (const DataFile& file : found) {
        const EmbeddedFile* stored = embedded_file(file.path);
        REQUIRE(stored);
        CHECK(stored->text == file.text);
    }
    std::size_t in_store = 0;
    for (const EmbeddedFile& file : embedded_files()) in_store += file.path.find("base_solutions/triangle/") == 0 ? 1u : 0u;
    CHECK(in_store == found.size());
}
