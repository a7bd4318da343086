#include "base/error.hpp"
#include "render/layouts/layouts.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <functional>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

double across(const Picture& picture) {
    double left = picture.pages.front().width;
    double right = 0;
    for (const Discs& discs : all<Discs>(picture))
        for (const Point p : discs.at) {
            left = std::min(left, p.x - discs.radius);
            right = std::max(right, p.x + discs.radius);
        }
    return right - left;
}

}  // namespace

TEST_CASE("a look sets sizes and what stands around a picture", "[layouts]") {
    const Story story = story_for("T7");
    const auto drawn = [&](const Look& look) {
        return std::vector<Picture>{film_layout(story, false, look), sweep_layout(story, look),
                                    board_layout("T7", story.diagram, story.marks, look)};
    };
    const auto usual = drawn({});
    const auto wide = drawn(asked([](Look& look) { look.width = 400; }));
    const auto bare = drawn(asked([](Look& look) { look.title = "", look.legend = false, look.margin = 5; }));
    const auto named = drawn(asked([](Look& look) { look.title = "Ünlike"; }));
    const auto scaled = drawn(asked([](Look& look) { look.scale = 12; }));
    for (std::size_t i = 0; i < usual.size(); ++i) {
        INFO(i);
        for (const auto* pictures : {&usual, &wide, &bare, &named, &scaled}) CHECK(misplaced((*pictures)[i]) == "");
        CHECK(wide[i].pages.front().width == 400);
        const std::string text = to_text(bare[i]);
        CHECK(text.find("size 12.00") == std::string::npos);
        CHECK(text.find("quare: ") == std::string::npos);
        CHECK(bare[i].title == usual[i].title);
        CHECK(bare[i].pages.front().height < usual[i].pages.front().height);
        CHECK(to_text(named[i]).find(": Ünlike") != std::string::npos);
        CHECK(named[i].title == "Ünlike");
        CHECK(scaled[i].title == usual[i].title);
    }
    // Six times from hole to hole, and a peg's radius on either side.
    CHECK(std::abs(across(scaled[1]) - (6 * 12 + 2 * 0.38 * 12)) < 1);
    CHECK(across(scaled[2]) == across(scaled[1]));
    const Look two = asked([](Look& look) { look.columns = 2; });
    CHECK(film_layout(story, false, two).pages.front().height > 1.5 * usual[0].pages.front().height);
}

TEST_CASE("paper has its named size, and the picture fits", "[layouts]") {
    const Story story = story_for("T12");
    for (const Paper& paper : papers()) {
        CHECK(&paper_named(std::string(paper.name)) == &paper);
        const Look look = asked([&](Look& given) { given.paper = paper; });
        for (const Picture& picture : {film_layout(story, true, look), sweep_layout(story, look),
                                       board_layout("T12", story.diagram, story.marks, look),
                                       board_layout("2x30", Diagram(Board::rectangle(2, 30)), {}, look)}) {
            CHECK(misplaced(picture) == "");
            for (const Page& page : picture.pages) CHECK((page.width == paper.width && page.height == paper.height));
        }
    }
    CHECK_THROWS_AS(paper_named("a5"), Error);
}

TEST_CASE("looks that leave no room are refused", "[layouts]") {
    const Story story = story_for("T7");
    const auto said = [&](const std::function<void(Look&)>& change, bool film) {
        try {
            film ? film_layout(story, false, asked(change))
                 : board_layout("T7", story.diagram, story.marks, asked(change));
        } catch (const Error& e) {
            return std::string(e.what());
        }
        return std::string();
    };
    for (const bool film : {false, true}) {
        const auto no_room = [](Look& look) { look.width = 100, look.margin = 40; };
        CHECK(said(no_room, film).find("needs 116 points or more") != std::string::npos);
        const auto too_large = [](Look& look) { look.width = 120, look.scale = 60, look.margin = 10; };
        CHECK(said(too_large, film).find("does not fit on the page; use 13.8 or less") != std::string::npos);
    }
    CHECK(said([](Look& look) { look.columns = 100; }, true).find("side by side are too small") != std::string::npos);
    CHECK(said([](Look& look) { look.columns = 20, look.labels = with("names").labels; }, true)
              .find("labels do not fit") != std::string::npos);
}

TEST_CASE("names stand in holes, not under crosses or numbers", "[layouts]") {
    for (const char* board : {"T5", "8x5", "T12"}) {
        INFO(board);
        const Story story = story_for(board);
        const Look names = with("names");
        for (const Picture& picture :
             {film_layout(story, false, names), film_layout(story, true, names), sweep_layout(story, names)})
            CHECK(misplaced(picture) == "");
        std::size_t labels = 0;
        std::size_t taken = 0;
        const Picture film = film_layout(story, false, names);
        for (const Text& text : all<Text>(film))
            if (text.size != 6.5 && text.align == Align::middle && !std::isdigit(text.text[0])) ++labels;
        for (const Move& move : story.moves) taken += move.size() - 1;
        // Where a move turns there may be no room.
        const std::size_t most = all<Group>(film).size() * story.diagram.hole_count() - taken;
        CHECK(labels <= most);
        CHECK(100 * labels > 97 * most);
    }
}

TEST_CASE("figures have the width of their place, no title, and text of 8 points", "[layouts]") {
    const Story story = story_for("T7");
    const auto fitted = [&](const char* place, Look look = {}) {
        fit_for(look, place);
        return std::vector<Picture>{film_layout(story, false, look), sweep_layout(story, look),
                                    board_layout("T7", story.diagram, story.marks, look)};
    };
    // Widths in TeX's points, 72.27 an inch.
    for (const auto& [place, width] : {std::pair{"column", 245}, {"text", 345}}) {
        for (const Picture& picture : fitted(place)) {
            CHECK(misplaced(picture) == "");
            CHECK(std::abs(picture.pages.front().width * 72.27 / 72 - width) < 1e-9);
            CHECK(picture.title.starts_with("T7"));
            for (const Text& text : all<Text>(picture)) CHECK(text.size == 8);
        }
    }
    // Boards stay at their usual scale.
    CHECK(std::abs(across(fitted("text")[2]) - across(board_layout("T7", story.diagram, story.marks, {}))) < 0.01);
    const auto slides = fitted("slide");
    for (const Picture& picture : {slides[1], slides[2]}) {
        CHECK(misplaced(picture) == "");
        const Page& page = picture.pages.front();
        CHECK(std::abs(page.width * 25.4 / 72 - 160) < 1e-9);
        CHECK(std::abs(page.height * 25.4 / 72 - 90) < 1e-9);
    }
    // The board fills the slide.
    double top = 1e9;
    double bottom = 0;
    for (const Discs& discs : all<Discs>(slides[2]))
        for (const Point p : discs.at) {
            top = std::min(top, p.y - discs.radius);
            bottom = std::max(bottom, p.y + discs.radius);
        }
    CHECK(bottom - top > 0.8 * slides[2].pages.front().height);
    const auto given = fitted("column", asked([](Look& look) { look.width = 300, look.margin = 9, look.title = "A"; }));
    for (const Picture& picture : given) {
        CHECK(picture.pages.front().width == 300);
        CHECK(to_text(picture).find(": A\n") != std::string::npos);
    }
    Look look;
    CHECK_THROWS_AS(fit_for(look, "poster"), Error);
}

TEST_CASE("a title of any length is wrapped", "[layouts]") {
    for (const std::string& title :
         {std::string(300, 'x'), std::string("many words of a title ") + std::string(200, 'y'),
          std::string("a b c d e f g h i j k l m n o p q r s t u v w x y z, and again, and on")}) {
        const Look look = asked([&](Look& l) { l.title = title; });
        const Story story = story_for("T5");
        SheetProblem problem{"T5", "vacate a1", story};
        for (const Picture& picture :
             {board_layout("T5", story.diagram, {}, look), sweep_layout(story, look), film_layout(story, false, look),
              film_layout(story, true, look), animation_layout(story, look), sheet_layout({problem}, {}, true, look)}) {
            CHECK(misplaced(picture) == "");
            CHECK(picture.pages.front().width < 620);
        }
        CHECK(map_layout("a map", Lattice::square, {{{{0, 0}, {1, 0}}, "R", Ink::base}}, {}, {}, look)
                  .pages.front()
                  .width < 700);
    }
}

TEST_CASE("every kind of mark has words in its picture", "[layouts]") {
    const Story story = story_for("T5");
    SheetProblem problem{"T5", "vacate a1", story};
    for (const Picture& picture :
         {film_layout(story, false), sweep_layout(story), animation_layout(story),
          sheet_layout({problem}, {}, true, {}), sheet_layout({problem}, {Clue::none, Answers::film}, false, {})}) {
        std::string text;  // whose lines may be wrapped
        for (const Text& line : all<Text>(picture)) text += line.text + " ";
        CHECK(text.find("quare: the hole vacated") != std::string::npos);
        CHECK(text.find("iamond: the hole of the last peg") != std::string::npos);
        CHECK(all<Crosses>(picture).empty() == (text.find("rosses: pegs taken") == std::string::npos));
    }
}
