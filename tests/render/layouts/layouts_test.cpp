#include "render/layouts/layouts.hpp"
#include "base/error.hpp"
#include "board/parse.hpp"
#include "game/referee.hpp"
#include "notation/holes.hpp"
#include "pegwright/drawing/options.hpp"
#include "render/layouts/label_items.hpp"
#include "render/layouts/pages.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

std::vector<PurgeOn> all_purges() {
    std::vector<PurgeOn> purges = purges_named("triangular");
    for (PurgeOn& purge : purges_named("square")) purges.push_back(std::move(purge));
    return purges;
}

std::string refusal(const std::function<void()>& draw) {
    try {
        draw();
    } catch (const Error& e) {
        return e.kind() == Error::Kind::limit ? e.what() : "";
    }
    return "";
}

Story full_story(const std::string& board) { return {board, Diagram(parse_board(board)), {}, {{{0, 0}}, {{0, 0}}}}; }

}  // namespace

// By hand: T3 is 3.2 units wide and 2.93 high, at 30 points a unit; its first hole is 0.6 units below the title. Films
// of small boards have 18 points a unit, maps 24.
TEST_CASE("golden: the board T3 with names", "[layouts]") {
    CHECK(to_text(board_layout("T3", Diagram(Board::triangle(3)), {}, with("names"))) == R"(title T3
description 6 holes, 6 pegs
page 144.00 x 157.96
text text size 11.00 middle 72.00,24.00: T3
discs frame radius 11.40 ring 1.50:
discs peg radius 11.40: 72.00,64.00 57.00,89.98 87.00,89.98 42.00,115.96 72.00,115.96 102.00,115.96
text on_peg size 11.87 middle 72.00,64.00: a1
text on_peg size 11.87 middle 57.00,89.98: a2
text on_peg size 11.87 middle 87.00,89.98: b2
text on_peg size 11.87 middle 42.00,115.96: a3
text on_peg size 11.87 middle 72.00,115.96: b3
text on_peg size 11.87 middle 102.00,115.96: c3
)");
}

TEST_CASE("golden: the first move of T4 from a2", "[layouts]") {
    const Board board = Board::triangle(4);
    Story story{"T4",
                Diagram(board),
                {{parse_hole(board, "a4"), parse_hole(board, "a2")}},
                {{parse_hole(board, "a2")}, {parse_hole(board, "b2")}}};
    story.diagram.set(parse_hole(board, "a2"), false);
    CHECK(to_text(film_layout(story, false)) == R"(title T4
description 1 move: a4-a2
page 595.00 x 187.15
bookmark 36.00,70.00: from move 1
text text size 12.00 left 36.00,42.00: T4
text text size 8.00 left 36.00,56.20: 1 jump, 1 move. Square: the hole vacated; diamond: the hole of the last peg; arrows: moves; crosses: pegs taken.
group move-1
discs frame radius 6.84 ring 0.90: 154.00,96.59
discs peg radius 6.84: 163.00,81.00 172.00,96.59 145.00,112.18 163.00,112.18 181.00,112.18 136.00,127.77 154.00,127.77 172.00,127.77 190.00,127.77
line start width 1.26 closed: 146.08,88.67 161.92,88.67 161.92,104.51 146.08,104.51
line halo width 2.34: 139.60,121.53 148.82,105.57
line arrow width 1.26 arrow: 139.60,121.53 151.21,101.42
crosses gone reach 3.06 halo 0.90: 145.00,112.18
text text size 6.50 middle 163.25,145.62: 1: a4-a2
end of the group
group end
discs frame radius 6.84 ring 0.90: 414.00,112.18 405.00,127.77
discs peg radius 6.84: 432.00,81.00 423.00,96.59 441.00,96.59 432.00,112.18 450.00,112.18 423.00,127.77 441.00,127.77 459.00,127.77
line finish width 1.08 closed: 441.00,86.60 450.99,96.59 441.00,106.58 431.01,96.59
text text size 6.50 middle 431.75,145.62: the end
end of the group
)");
}

TEST_CASE("golden: a map of two regions", "[layouts]") {
    const std::vector<MapRegion> regions{{{{0, 0}, {1, 0}}, "H", Ink::head}, {{{0, 1}}, "B", Ink::base}};
    CHECK(to_text(map_layout("map", Lattice::square, regions, {{{0, 0}}, {{0, 1}}}, {{"H: head"}})) ==
          R"(title map
description H: head
page 112.80 x 159.40
text text size 12.00 middle 56.40,30.00: map
text text size 9.00 left 30.00,121.30: H: head
group region-1
area head border 0.96: 32.00,56.00 56.00,56.00 80.00,56.00 80.00,80.00 56.00,80.00 32.00,80.00;
end of the group
group region-2
area base border 0.96: 32.00,80.00 56.00,80.00 56.00,104.00 32.00,104.00;
end of the group
discs border radius 1.68: 44.00,68.00 68.00,68.00 44.00,92.00
line start width 1.68 closed: 33.44,57.44 54.56,57.44 54.56,78.56 33.44,78.56
line finish width 1.44 closed: 44.00,78.68 57.32,92.00 44.00,105.32 30.68,92.00
text text size 6.20 middle 61.93,68.00: H
)");
}

TEST_CASE("films: everything has its place", "[layouts][long]") {
    for (const char* board :
         {"T5", "T7", "8x5", "T12", "1x12", "12x1", "40x4", "4x40", "T40", "T100", "T190", "150x20"}) {
        const Story story = story_for(board);
        for (const bool paged : {false, true}) {
            INFO(board << (paged ? " paged" : ""));
            CHECK(misplaced(film_layout(story, paged)) == "");
        }
    }
}

TEST_CASE("boards: everything has its place", "[layouts]") {
    for (const char* name : {"T1", "T2", "T7", "8x5", "T30", "1x30", "30x1", "100x100"}) {
        const Board board = parse_board(name);
        Diagram diagram(board);
        diagram.set({0, 0}, false);
        for (const char* labels : {"none", "names", "edge", "classes", "skew"}) {
            INFO(name << " labels " << labels);
            CHECK(misplaced(board_layout(name, diagram, {{{0, 0}}, {{0, board.height() - 1}}}, with(labels))) == "");
        }
    }
    CHECK_THROWS_AS(check_labels_name("colours"), Error);
}

TEST_CASE("sweeps: everything has its place, the arrow over its pegs", "[layouts]") {
    for (const char* board : {"T5", "T7", "8x5", "T20", "T60", "1x12"}) {
        INFO(board);
        const Picture picture = sweep_layout(story_for(board));
        CHECK(misplaced(picture) == "");
        std::vector<Point> pegs;
        double radius = 0;
        for (const Discs& discs : all<Discs>(picture))
            if (discs.ink == Ink::peg && discs.at.size() > pegs.size()) {
                pegs = discs.at;
                radius = discs.radius;
            }
        const auto is_peg = [&](Point p) {
            return std::any_of(pegs.begin(), pegs.end(),
                               [&](Point q) { return std::hypot(p.x - q.x, p.y - q.y) < 0.01; });
        };
        const auto is_at_peg = [&](Point p) {
            return std::any_of(pegs.begin(), pegs.end(),
                               [&](Point q) { return std::hypot(p.x - q.x, p.y - q.y) < 1.2 * radius; });
        };
        for (const Crosses& crosses : all<Crosses>(picture))
            for (const Point p : crosses.at) CHECK(is_peg(p));
        for (const Line& line : all<Line>(picture))
            if (line.arrow) CHECK(is_at_peg(line.through.front()));
    }
}

TEST_CASE("every board has pictures of every kind", "[layouts]") {
    for (const std::string& game : games()) {
        const Story story = told(game);
        INFO(game);
        for (const bool paged : {false, true}) CHECK(misplaced(film_layout(story, paged)) == "");
        if (!story.moves.empty()) CHECK(misplaced(sweep_layout(story)) == "");
        for (const char* labels : {"none", "names", "numbers", "edge", "skew"})
            CHECK(misplaced(board_layout(story.title, story.diagram, story.marks, with(labels))) == "");
        CHECK(player_layout(story).html.find("const data = {") != std::string::npos);
    }
}

TEST_CASE("maps: everything has its place, and every region is there", "[layouts]") {
    for (const char* board : {"T5", "T12", "T20", "T60", "8x5", "60x40", "T200"}) {
        INFO(board);
        CHECK(misplaced(map_for(board)) == "");
    }
    const Picture map = map_for("T20", "g10");
    CHECK(misplaced(map) == "");
    CHECK(all<Area>(map).size() > 10);
}

TEST_CASE("maps: holes have dots, and labels stand clear of dots and marks", "[layouts]") {
    for (const auto& [board, vacate] : std::vector<std::pair<std::string, std::string>>{
             {"32x21", "p11"}, {"T20", "g10"}, {"T40", ""}, {"60x40", ""}, {"6x.o./ooo/.o.", "i2"}, {"T100", ""}}) {
        INFO(board);
        const Picture map = map_for(board, vacate);
        std::vector<Point> dots;
        for (const Discs& discs : all<Discs>(map))
            if (discs.ink == Ink::border) dots.insert(dots.end(), discs.at.begin(), discs.at.end());
        std::vector<Point> marks;
        for (const Line& line : all<Line>(map))
            if (line.ink == Ink::start || line.ink == Ink::finish)
                marks.insert(marks.end(), line.through.begin(), line.through.end());
        std::size_t labels = 0;
        for (const Text& label : all<Text>(map)) {
            if (label.align != Align::middle || label.text.starts_with("plan of")) continue;
            ++labels;
            CHECK(label.size >= 5);
            const auto meets = [&](Point p) {
                return std::abs(p.x - label.at.x) < text_width(label.text, label.size) / 2 &&
                       std::abs(p.y - label.at.y) < 0.365 * label.size;
            };
            CHECK(std::none_of(dots.begin(), dots.end(), meets));
            CHECK(std::none_of(marks.begin(), marks.end(), meets));
        }
        CHECK(labels > 0);
        CHECK(std::ssize(dots) == parse_board(board).hole_count());
    }
}

TEST_CASE("a map's legend has its shades, and the long name of its base board", "[layouts]") {
    const Picture map = map_for("hexagon10");
    const std::string text = to_text(map);
    CHECK(text.find(": base\n") != std::string::npos);
    CHECK(text.find("base: polygon") != std::string::npos);
    std::set<Ink> regions;
    std::set<Ink> swatches;
    bool in_region = false;
    for (const Item& item : map.pages.front().items) {
        if (std::holds_alternative<Group>(item) || std::holds_alternative<GroupEnd>(item))
            in_region = std::holds_alternative<Group>(item);
        if (const auto* area = std::get_if<Area>(&item)) (in_region ? regions : swatches).insert(area->ink);
    }
    CHECK(regions == swatches);
}

TEST_CASE("purges: everything has its place, and the block leaves", "[layouts]") {
    for (const auto& [purge, lattice, kind] : all_purges()) {
        INFO(purge.name);
        const Picture picture = purge_layout(purge, lattice);
        CHECK(misplaced(picture) == "");
        std::size_t left = 0;
        for (const auto& spot : purge.spots) left += full_after(spot.kind) ? 1u : 0u;
        std::size_t shown = 0;
        for (const Discs& discs : all<Discs>(picture))
            if (discs.ink == Ink::peg) shown = discs.at.size();
        CHECK(shown == left);
    }
}

TEST_CASE("boards too large for a picture are refused with a remedy", "[layouts]") {
    CHECK(refusal([] { film_layout(full_story("T300"), false); }).find("style map") != std::string::npos);
    CHECK(!refusal([] { film_layout(full_story("T300"), true); }).empty());
    CHECK(!refusal([] { board_layout("b", Diagram(Board::rectangle(600, 600)), {}, with("none")); }).empty());
    CHECK(!refusal([] { board_layout("b", Diagram(Board::rectangle(101, 100)), {}, with("names")); }).empty());
    CHECK(!refusal([] { sweep_layout(full_story("T5")); }).empty());
}

TEST_CASE("consecutive jumps of a peg are one move", "[layouts]") {
    const std::vector<Jump> jumps{{{0, 2}, {0, 0}}, {{0, 0}, {2, 2}}, {{0, 3}, {2, 3}}};
    const auto moves = moves_of(jumps);
    REQUIRE(moves.size() == 2);
    CHECK(move_text(Board::triangle(4), moves[0]) == "a3-a1-c3");
    CHECK(move_text(Board::triangle(4), moves[1]) == "a4-c4");
    CHECK(move_text(Board::triangle(4), moves[0], HoleNames::numbers) == "4-1-6");
}

TEST_CASE("text is cut at blanks, a long move after a hyphen", "[layouts]") {
    const double ten = text_width("0123456789", 8) + 0.001;
    CHECK(wrapped("one two three four", 8, ten) == std::vector<std::string>{"one two", "three four"});
    CHECK(wrapped("1: a1-a3-c5-e7 b2", 8, ten) == std::vector<std::string>{"1: a1-a3-c5-", "e7 b2"});
    CHECK(wrapped("", 8, ten).empty());
}

TEST_CASE("classes are labelled as feasible says them, with a legend", "[layouts]") {
    const Board board = Board::rectangle(8, 5);
    const std::string legend = to_text(board_layout("8x5", Diagram(board), {}, with("classes")));
    CHECK(legend.find("x mod 3, y mod 3") != std::string::npos);
    CHECK(to_text(board_layout("T5", Diagram(Board::triangle(5)), {}, with("classes"))).find("(x + y) mod 3") !=
          std::string::npos);
    try {
        board_layout("d", Diagram(Board::rectangle(4, 4, Lattice::diagonal)), {}, with("classes"));
        FAIL("not refused");
    } catch (const Error& e) {
        CHECK(e.kind() == Error::Kind::input);
        CHECK(std::string(e.what()).find("diagonal lattice has no position classes") != std::string::npos);
    }
}

TEST_CASE("legends say what is marked, one or several", "[layouts]") {
    CHECK(marks_legend({}).empty());
    CHECK(marks_legend({{{0, 0}}}) == "square: the hole vacated");
    CHECK(marks_legend({{}, {{0, 0}, {1, 0}}}) == "diamonds: the holes of the last pegs");
    CHECK(marks_legend({{{0, 0}, {1, 0}}, {{0, 0}}}) ==
          "squares: the holes vacated; diamond: the hole of the last peg");
}

TEST_CASE("the unlike hole of a catalyst is marked, within its frame") {
    const auto purges = purges_named("blunt-blunt-4-011");
    REQUIRE(purges.size() == 1);
    const std::string text = to_text(purge_layout(purges[0].purge, purges[0].lattice));
    CHECK(text.find("Double octagon") != std::string::npos);
}
