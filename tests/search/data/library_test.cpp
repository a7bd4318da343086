#include "search/data/library.hpp"
#include "construct/catalogue/embedded.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

namespace {

void check_stored(const std::vector<DataFile>& found, const std::string& folder) {
    for (const DataFile& file : found) {
        const EmbeddedFile* stored = embedded_file(file.path);
        REQUIRE(stored);
        CHECK(stored->text == file.text);
    }
    std::size_t in_store = 0;
    for (const EmbeddedFile& file : pegwright::construct::embedded_files())
        in_store += file.path.find(folder) == 0 ? 1u : 0u;
    CHECK(in_store == found.size());
}

}  // namespace

// All others take half a minute: cli/commands/find.sh.
TEST_CASE("the triangles' base solutions in store are the ones the search finds", "[long]") {
    check_stored(find_triangle_bases({}), "base_solutions/triangle/");
}
