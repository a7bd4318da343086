#include "render/layouts/map_items.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <cmath>

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

TEST_CASE("labels on maps of any width are legible and clear of dots", "[layouts]") {
    for (const double width : {130., 200., 244., 345., 400., 800.}) {
        INFO(width);
        std::vector<MapRegion> regions(2);
        regions[1].ink = Ink::six;
        for (std::int32_t y = 0; y < 40; ++y)
            for (std::int32_t x = 0; x <= y; ++x) regions[y < 3 || y > 36 || x > 0 ? 0 : 1].holes.push_back({x, y});
        regions[0].label = "Tr 1";
        regions[1].label = "6";
        const Picture map = map_layout("map", Lattice::triangular, regions, {}, {{"l"}}, asked([&](Look& look) {
                                           look.width = width;
                                           look.margin = 0;
                                       }));
        const auto discs = all<Discs>(map);
        for (const Text& text : all<Text>(map)) {
            if (!text.inside) continue;
            CHECK(text.size >= 5);
            const double half = text_width(text.text, text.size) / 2;
            for (const Discs& dots : discs)
                for (const Point dot : dots.at) {
                    const double across = std::max(0., std::abs(dot.x - text.at.x) - half);
                    const double down = std::max(0., std::abs(dot.y - text.at.y) - 0.365 * text.size);
                    CHECK(std::hypot(across, down) > dots.radius + (text.text == "6" ? 1.4 : 0.4));
                }
        }
    }
}

TEST_CASE("a map of hundreds of strips has a few corners each", "[layouts][long]") {
    const Picture map = map_for("T1000");
    CHECK(groups(map, "region-") > 600);
    CHECK(corners(map) < 8'000);
}
