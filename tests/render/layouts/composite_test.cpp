#include "render/layouts/composite.hpp"

#include "base/error.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <set>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

DrawPart board_part(const std::string& name) {
    return [story = story_for(name)](const Look& look) {
        return board_layout(story.title, story.diagram, story.marks, look);
    };
}
DrawPart film_part(const std::string& name) {
    return [story = story_for(name)](const Look& look) { return film_layout(story, false, look); };
}

// The places of (a), (b) …
std::vector<Point> letters_of(const Picture& picture) {
    std::vector<Point> at;
    for (const Text& text : all<Text>(picture))
        if (text.text.starts_with(std::string("(") + static_cast<char>('a' + at.size()) + ")")) at.push_back(text.at);
    return at;
}

}  // namespace

TEST_CASE("pictures stand side by side as far as the width goes, each above its letter", "[layouts]") {
    const std::vector<DrawPart> boards{board_part("T5"), board_part("8x5"), board_part("6x6")};
    const Picture wide = composite_layout(boards, {});
    CHECK(misplaced(wide) == "");
    REQUIRE(letters_of(wide).size() == 3);
    CHECK(letters_of(wide)[0].y == letters_of(wide)[1].y);
    CHECK(letters_of(wide)[1].y == letters_of(wide)[2].y);
    CHECK(letters_of(wide)[0].x < letters_of(wide)[1].x);
    std::set<std::string> groups;
    for (const Group& group : all<Group>(wide)) groups.insert(group.id);
    CHECK(groups == std::set<std::string>{"a", "b", "c"});

    Look column;
    fit_for(column, "column");
    const Picture narrow = composite_layout(boards, column);
    CHECK(misplaced(narrow) == "");
    REQUIRE(letters_of(narrow).size() == 3);
    CHECK(letters_of(narrow)[0].y == letters_of(narrow)[1].y);
    CHECK(letters_of(narrow)[2].y > letters_of(narrow)[0].y);
    CHECK(narrow.pages.front().width == *column.width);
}

TEST_CASE("pictures on a slide share its room", "[layouts]") {
    Look slide;
    fit_for(slide, "slide");
    for (const auto& parts :
         {std::vector{board_part("T5"), board_part("6x6")},
          {film_part("T5"), board_part("T5")},
          {board_part("T5"), board_part("T6"), board_part("T7"), board_part("8x5"), board_part("6x6")}}) {
        const Picture picture = composite_layout(parts, slide);
        INFO(to_text(picture));
        CHECK(misplaced(picture) == "");
        CHECK(letters_of(picture).size() == parts.size());
        CHECK(picture.pages.front().height == slide.paper->height);
    }
    Look paper = slide;
    paper.figure = false;
    CHECK_THROWS_AS(composite_layout(std::vector<DrawPart>(9, film_part("6x6")), paper), Error);
    CHECK_THROWS_AS(composite_layout(std::vector<DrawPart>(27, board_part("T5")), {}), Error);
}
