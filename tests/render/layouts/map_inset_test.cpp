#include "render/layouts/map_items.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <algorithm>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

std::size_t groups(const Picture& picture, const std::string& prefix) {
    const auto all_groups = all<Group>(picture);
    return static_cast<std::size_t>(std::count_if(all_groups.begin(), all_groups.end(),
                                                  [&](const Group& group) { return group.id.starts_with(prefix); }));
}

std::size_t corners(const Picture& picture) {
    std::size_t count = 0;
    for (const Area& area : all<Area>(picture))
        for (const auto& outline : area.outlines) count += outline.size();
    return count;
}

}  // namespace

TEST_CASE("a map with strips too thin for labels has an inset", "[layouts]") {
    for (const char* board : {"T400", "300x200"}) {
        INFO(board);
        const Picture map = map_for(board);
        CHECK(groups(map, "inset-") > 5);
        CHECK(misplaced(map) == "");
        std::vector<std::string> labels;
        for (const Text& text : all<Text>(map)) labels.push_back(text.text);
        CHECK(std::count_if(labels.begin(), labels.end(), [](const std::string& label) {
                  return label.starts_with("Tr ") || label.starts_with("3x3 ");
              }) > 3);
        CHECK(std::any_of(labels.begin(), labels.end(),
                          [](const std::string& label) { return label.find("times as large") != label.npos; }));
    }
    for (const char* board : {"T20", "T100", "32x21"}) CHECK(groups(map_for(board), "inset-") == 0);
}

TEST_CASE("a map of hundreds of strips has a few corners each", "[layouts][long]") {
    const Picture map = map_for("T1000");
    CHECK(groups(map, "region-") > 600);
    CHECK(corners(map) < 8'000);
}
