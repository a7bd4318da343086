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

// cli/commands/find.sh has the others, which take half a minute.
TEST_CASE("the search finds the triangles' stored base solutions", "[long]") {
    check_stored(find_triangle_bases({}), "base_solutions/triangle/");
}
