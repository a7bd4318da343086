#include "board/parse.hpp"
#include "render/layouts/board_items.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/pictures.hpp"

#include <cmath>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

using Fate = PossibleMove::Fate;

Diagram t5_without(Hole hole) {
    Diagram diagram(parse_board("T5"));
    diagram.set(hole, false);
    return diagram;
}

std::vector<Line> arrows_of(const Picture& picture) {
    std::vector<Line> arrows;
    for (Line& line : all<Line>(picture))
        if (line.arrow) arrows.push_back(std::move(line));
    return arrows;
}

}  // namespace

TEST_CASE("arrows go from peg to hole, as wide as their legend says", "[layouts]") {
    for (const Labels labels : {Labels::none, Labels::names}) {
        const Picture picture = board_layout("T5", t5_without({1, 2}), {}, with(labels),
                                             {{{{1, 4}, {1, 2}}, Fate::won}, {{{3, 4}, {1, 2}}, Fate::lost}});
        const auto arrows = arrows_of(picture);
        REQUIRE(arrows.size() == 2);
        CHECK(arrows[0].width > 2 * arrows[1].width);
        // Both end near b3, apart from each other.
        const Point a = arrows[0].through.back();
        const Point b = arrows[1].through.back();
        const double apart = std::hypot(a.x - b.x, a.y - b.y);
        CHECK(apart > 4);
        CHECK(apart < 20);
        CHECK(misplaced(picture).empty());
        const std::string text = to_text(picture);
        CHECK(text.find("thick") != text.npos);
        CHECK(text.find("thin") != text.npos);
        CHECK(text.find("b5-b3 won, d5-b3 lost") != text.npos);
        CHECK(text.find("not known") == text.npos);
    }
}

TEST_CASE("opposite arrows over the same pegs are apart", "[layouts]") {
    Diagram diagram(parse_board("4x1"));
    diagram.set({0, 0}, false);
    diagram.set({3, 0}, false);
    const auto arrows = arrows_of(board_layout("4x1", diagram, {}, {}, {{{{1, 0}, {3, 0}}}, {{{2, 0}, {0, 0}}}}));
    REQUIRE(arrows.size() == 2);
    CHECK(arrows[0].through[0].y - arrows[1].through[0].y > 2 * arrows[0].width);
}

TEST_CASE("unknown fates are one question mark a peg", "[layouts]") {
    const Picture picture = board_layout("T5", t5_without({1, 2}), {}, with(Labels::names),
                                         {{{{1, 4}, {1, 2}}, Fate::unknown}, {{{3, 4}, {1, 2}}, Fate::unknown}});
    std::size_t questions = 0;
    for (const Text& text : all<Text>(picture)) {
        questions += text.text == "?";
        CHECK((text.text != "b4" && text.text != "c4"));
    }
    CHECK(questions == 2);
    CHECK(misplaced(picture).empty());
}

TEST_CASE("highlighted holes have a circle around the peg", "[layouts]") {
    Marks marks;
    marks.highlight = {{0, 0}, {4, 4}};
    const Picture picture = board_layout("T5", t5_without({1, 2}), marks, {});
    std::size_t circles = 0;
    for (const Discs& discs : all<Discs>(picture))
        if (discs.ink == Ink::catalyst) {
            circles += discs.at.size();
            CHECK(discs.radius - discs.ring > peg_radius * 30);
        }
    CHECK(circles == 2);
    const Story story = story_for("T5");
    Story marked = story;
    marked.marks.highlight = {{0, 0}};
    CHECK(to_text(film_layout(marked, false)).find("ircle: highlighted") != std::string::npos);
    CHECK(to_text(sweep_layout(marked)).find("circle: highlighted") != std::string::npos);
}
