#include "board/parse.hpp"
#include "pegwright/playing/hints.hpp"
#include "render/layouts/board_items.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <cmath>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

using PossibleFate = PossibleMove::Fate;

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

TEST_CASE("arrows lie on the line of centres, the same with and without labels", "[layouts]") {
    std::vector<std::vector<Line>> all_arrows;
    for (const char* labels : {"none", "names"}) {
        const Picture picture =
            board_layout("T5", t5_without({1, 2}), {}, with(labels),
                         {{{{1, 4}, {1, 2}}, PossibleFate::won}, {{{3, 4}, {1, 2}}, PossibleFate::lost}});
        // The first two explain.
        const auto arrows = arrows_of(picture);
        REQUIRE(arrows.size() == 4);
        for (const std::size_t i : {0U, 2U}) {
            CHECK(arrows[i].ink == Ink::won);
            CHECK(arrows[i + 1].ink == Ink::lost);
            CHECK(arrows[i].width > 2 * arrows[i + 1].width);
        }
        for (const std::size_t i : {2U, 3U}) {
            const Point from = arrows[i].through.front();
            const Point to = arrows[i].through.back();
            CHECK(std::hypot(from.x - to.x, from.y - to.y) == Approx((2 - 0.38 - 0.31) * 30).margin(0.5));
            CHECK(std::abs(to.y - from.y) == Approx(std::sqrt(3) * std::abs(to.x - from.x)).margin(0.5));
        }
        all_arrows.push_back({arrows[2], arrows[3]});
        CHECK(misplaced(picture).empty());
        const std::string text = to_text(picture);
        CHECK(text.find("keeps the goal in reach") != text.npos);
        CHECK(text.find("loses the goal") != text.npos);
        CHECK(text.find("b5-b3 won, d5-b3 lost") != text.npos);
        CHECK(text.find("not known") == text.npos);
    }
    for (std::size_t i = 0; i < 2; ++i) CHECK(all_arrows[0][i].width == all_arrows[1][i].width);
}

TEST_CASE("nothing covers an arrow but the small ground of a name", "[layouts]") {
    const auto distance = [](Point p, Point a, Point b) {
        const Point way = b - a;
        const double part =
            std::clamp(((p.x - a.x) * way.x + (p.y - a.y) * way.y) / (way.x * way.x + way.y * way.y), 0.0, 1.0);
        const Point d = p - (a + part * way);
        return std::hypot(d.x, d.y);
    };
    for (const char* game : {"T5", "english", "4x4", "hexagon4", "star3", "diagonal:4x4"}) {
        INFO(game);
        Diagram diagram(parse_board(game));
        const std::vector<Hole> holes = diagram.board().holes();
        diagram.set(holes[holes.size() / 2], false);
        for (int played = 0; played < 12; ++played) {
            std::vector<PossibleMove> moves;
            for (const Jump& jump : possible_jumps(diagram.position()))
                moves.push_back({{jump.from, jump.to}, PossibleFate::won});
            if (moves.empty()) break;
            const Picture picture = board_layout(game, diagram, {}, with("names"), moves);
            const auto& items = picture.pages.front().items;
            const auto last_of = [&](auto is) {
                return static_cast<std::size_t>(std::find_if(items.rbegin(), items.rend(), is).base() - items.begin());
            };
            const std::size_t halos = last_of([](const Item& item) {
                const auto* line = std::get_if<Line>(&item);
                return line && line->ink == Ink::halo;
            });
            const std::size_t last_arrow = last_of([](const Item& item) {
                const auto* line = std::get_if<Line>(&item);
                return line && line->arrow;
            });
            const std::size_t last_ground =
                last_of([](const Item& item) { return std::holds_alternative<Area>(item); });
            CHECK(halos < last_arrow);
            std::vector<Area> grounds;
            std::vector<Text> names;
            for (std::size_t i = last_arrow; i < items.size(); ++i) {
                REQUIRE((std::holds_alternative<Area>(items[i]) || std::holds_alternative<Text>(items[i])));
                if (const auto* ground = std::get_if<Area>(&items[i])) grounds.push_back(*ground);
                if (const auto* name = std::get_if<Text>(&items[i])) {
                    names.push_back(*name);
                    CHECK(i >= last_ground);
                }
            }
            REQUIRE(names.size() == static_cast<std::size_t>(diagram.board().hole_count()));
            for (const Text& name : names) {
                CHECK(name.size == names.front().size);
                if (name.text.size() <= 2 && names.size() < 50) CHECK(name.size >= 7);
            }
            // A ground leaves a peg's rim free on all sides, and holds all of one name.
            for (const Area& ground : grounds) {
                const auto& corners = ground.outlines.front();
                const Point middle = 0.5 * (corners[0] + corners[4]);
                const auto name = std::find_if(names.begin(), names.end(), [&](const Text& text) {
                    return std::hypot(text.at.x - middle.x, text.at.y - middle.y) < 0.1;
                });
                REQUIRE(name != names.end());
                const auto [left, right] =
                    std::minmax_element(corners.begin(), corners.end(), [](Point a, Point b) { return a.x < b.x; });
                CHECK(right->x - left->x > text_width(name->text, name->size));
                for (const Point corner : corners)
                    CHECK(std::hypot(corner.x - middle.x, corner.y - middle.y) < 0.8 * peg_radius * 30);
            }
            // Arrows pass over no name without ground.
            for (const Text& name : names) {
                const bool has_ground = std::any_of(grounds.begin(), grounds.end(), [&](const Area& ground) {
                    const Point middle = 0.5 * (ground.outlines.front()[0] + ground.outlines.front()[4]);
                    return std::hypot(name.at.x - middle.x, name.at.y - middle.y) < 0.1;
                });
                if (has_ground) continue;
                const double half = text_width(name.text, name.size) / 2;
                for (const Line& arrow : arrows_of(picture))
                    if (arrow.ink == Ink::won)
                        for (const double x : {-1.0, 0.0, 1.0})
                            for (const double y : {-1.0, 0.0, 1.0})
                                CHECK(distance(name.at + Point{x * half, y * 0.365 * name.size}, arrow.through.front(),
                                               arrow.through.back()) > arrow.width / 2);
            }
            diagram.play(moves.front().move);
        }
    }
}

TEST_CASE("opposite arrows over the same pegs are apart", "[layouts]") {
    Diagram diagram(parse_board("4x1"));
    diagram.set({0, 0}, false);
    diagram.set({3, 0}, false);
    const auto arrows = arrows_of(board_layout("4x1", diagram, {}, {}, {{{{1, 0}, {3, 0}}}, {{{2, 0}, {0, 0}}}}));
    REQUIRE(arrows.size() == 3);
    CHECK(arrows[1].through[0].y - arrows[2].through[0].y > 2 * arrows[1].width);
}

TEST_CASE("arrows of an unknown fate are dashed", "[layouts]") {
    const auto arrows =
        arrows_of(board_layout("T5", t5_without({1, 2}), {}, with("names"),
                               {{{{1, 4}, {1, 2}}, PossibleFate::unknown}, {{{3, 4}, {1, 2}}, PossibleFate::unsaid}}));
    REQUIRE(arrows.size() == 4);
    CHECK(arrows[0].ink == Ink::arrow);
    CHECK(arrows[0].dash == 0);
    CHECK(arrows[1].ink == Ink::unknown);
    for (const std::size_t i : {1U, 2U}) CHECK(arrows[i].dash > 0);
}

TEST_CASE("names that cannot be read are left out, unless they are asked for", "[layouts]") {
    const auto names = [](const char* board, bool only_legible, std::optional<double> width = {}) {
        Look look = with("names");
        look.only_legible_labels = only_legible;
        look.width = width;
        const Picture picture = board_layout(board, Diagram(parse_board(board)), {}, look);
        double size = 0;
        for (const Text& text : all<Text>(picture))
            if (text.ink == Ink::on_peg) size = text.size;
        return std::pair(size, picture.pages.front().width);
    };
    for (const char* board : {"english", "T5", "T10", "T20", "20x20"}) CHECK(names(board, true).first >= 6);
    for (const char* board : {"100x3", "T40", "60x60"}) {
        CHECK(names(board, true).first == 0);
        CHECK(names(board, true).second < 800);
    }
    CHECK(names("english", true, 100).first == 0);
    CHECK(names("100x3", false).first >= 3.6);
}

TEST_CASE("highlighted holes have a circle around the peg", "[layouts]") {
    Marks marks;
    marks.highlight = {{0, 0}, {4, 4}};
    const Picture picture = board_layout("T5", t5_without({1, 2}), marks, {});
    std::size_t circles = 0;
    for (const Discs& discs : all<Discs>(picture))
        if (discs.ink == Ink::text) {
            circles += discs.at.size();
            CHECK(discs.radius - discs.ring > peg_radius * 30);
        }
    CHECK(circles == 2);
    marks.start = {{1, 2}};
    marks.highlight = {{1, 2}};
    std::size_t around = 0;
    for (const Discs& discs : all<Discs>(board_layout("T5", t5_without({1, 2}), marks, {})))
        if (discs.ink == Ink::text && discs.radius - discs.ring > 0.475 * 30) ++around;  // the square's sides
    CHECK(around == 1);
    const Story story = story_for("T5");
    Story marked = story;
    marked.marks.highlight = {{0, 0}};
    CHECK(to_text(film_layout(marked, false)).find("ircle: highlighted") != std::string::npos);
    CHECK(to_text(sweep_layout(marked)).find("circle: highlighted") != std::string::npos);
}
