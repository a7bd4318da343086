#include "render/layouts.hpp"
#include "base/error.hpp"
#include "board/parse.hpp"
#include "game/referee.hpp"
#include "notation/holes.hpp"
#include "render/board_items.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <functional>
#include <sstream>
#include <utility>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

constexpr double caption_size = 6.5;

// What the captions of a film say, its panels' numbers left out; a word cut after a hyphen is one again.
std::vector<std::string> words_of_captions(const Picture& film) {
    std::string said;
    for (const Text& text : all<Text>(film))
        if (text.size == caption_size) said += text.text + (text.text.ends_with('-') ? "" : " ");
    std::vector<std::string> words;
    std::istringstream stream(said);
    for (std::string word; stream >> word;)
        if (!word.ends_with(':')) words.push_back(word);
    return words;
}

// The jumps of "a3-a1-c3".
std::vector<Jump> jumps_of(const Board& board, const std::string& move) {
    std::vector<Jump> jumps;
    std::istringstream stream(move);
    std::string name;
    std::getline(stream, name, '-');
    Hole from = parse_hole(board, name);
    while (std::getline(stream, name, '-')) {
        jumps.push_back({from, parse_hole(board, name)});
        from = jumps.back().to;
    }
    return jumps;
}

void check_captions_solve(const Picture& film, const Problem& problem) {
    auto words = words_of_captions(film);
    REQUIRE(words.size() > 2);
    CHECK(words.back() == "end");
    words.resize(words.size() - 2);  // "the end"
    Referee referee(problem);
    for (const std::string& move : words)
        for (const Jump& jump : jumps_of(problem.board, move)) REQUIRE(referee.play(jump));
    CHECK(referee.finish());
}

// Pegs and crosses or numbers of every panel: those marked are gone in the next, and one is left.
void check_pegs_go(const Picture& film, const Problem& problem) {
    std::size_t pegs = static_cast<std::size_t>(problem.board.hole_count()) - 1;
    for (const Page& page : film.pages) {
        bool begun = false;
        for (const Item& item : page.items) {
            if (std::holds_alternative<Group>(item)) begun = true;
            if (const auto* discs = std::get_if<Discs>(&item); discs && discs->ink == Ink::peg) {
                if (begun) REQUIRE(discs->at.size() == pegs);
                // Further ones in a panel lie under numbers.
                if (!std::exchange(begun, false)) pegs -= discs->at.size();
            }
            if (const auto* crosses = std::get_if<Crosses>(&item)) pegs -= crosses->at.size();
        }
    }
    CHECK(pegs == 1);
}

std::vector<PurgeOn> all_purges() {
    std::vector<PurgeOn> purges = purges_named("triangular");
    for (PurgeOn& purge : purges_named("square")) purges.push_back(std::move(purge));
    return purges;
}

// Games on boards of all lattices and shapes: several vacancies, any goal, positions.
const std::vector<std::string> games = {
    "board english\nvacate d4\nfinish d4\nmoves\nd2-d4 f3-d3 e1-e3 e4-e2 e6-e4 g5-e5 d5-f5 g3-g5-e5 c3-e3 a3-c3 "
    "b5-d5-f5-f3-d3-b3 c7-c5 c4-c6 e7-c7-c5 a5-a3-c3 c1-e1-e3-e5 c2-c4-c6-e6-e4-c4 b4-d4\n",
    "board diagonal:4x4\nvacate a1,b1\nfinish any\nmoves\nb3-b1 d2-b2 a2-c2 a4-a2 c1-a1-a3 d1-b3 c4-a4-a2-c4-c2 "
    "d4-d2-b2\n",
    "board hexagon3\nstart o**/****/**o**/.****/..***\ngoal oo*/*ooo/oooo*/.*ooo/..oo*\nmoves\na3-c3 "
    "d3-b3 c5-c3 b3-d3 c1-c3 e5-c5 e4-c4 e3-c1 b1-b3 c3-e3 b3-d5 c5-e5\n",
    "board star3\nstart ..*/..**/*******/.******/..**o**/..******/..*******/.....**/......*\ngoal "
    "..*/..*o/oo*ooo*/.*ooo*o/..o*ooo/..oooooo/..oo*o**o/.....*o/......o\nmoves\ng5-e5 f7-f5 i7-g5 f4-h6 "
    "h7-f7 h6-f6 g3-g5 d2-f4 e7-g7 g5-e3 d4-f4 c2-e4 d5-f7 c4-c2 e4-g6 f7-h7 e3-g3 d7-d5 g6-e6 b4-d6 "
    "e5-e7 c7-c5 a3-c3 g9-g7 d6-b4\n",
    "board triangular:oo./ooo/.oo\nstart o*/***/.**\ngoal **/*o*/.*o\nmoves\nc3-a1\n",
};

// What a limit says; empty if there is none.
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

// Worked out by hand: T3 is 3.2 units wide and 2.93 high, 30 points a unit; its first hole is 0.6 units
// below the title's space. The others likewise: 18 points a unit for films of small boards, 24 for maps.
TEST_CASE("golden: the board T3 with names", "[layouts]") {
    CHECK(to_text(board_layout("T3", Diagram(Board::triangle(3)), {}, with(Labels::names))) == R"(title T3
description 6 holes, 6 pegs
page 144.00 x 157.96
text text size 11.00 middle 72.00,24.00: T3
discs frame radius 11.40 ring 1.50:
discs peg radius 11.40: 72.00,64.00 57.00,90.00 87.00,90.00 42.00,116.00 72.00,116.00 102.00,116.00
text on_peg size 12.00 middle 72.00,64.00: a1
text on_peg size 12.00 middle 57.00,90.00: a2
text on_peg size 12.00 middle 87.00,90.00: b2
text on_peg size 12.00 middle 42.00,116.00: a3
text on_peg size 12.00 middle 72.00,116.00: b3
text on_peg size 12.00 middle 102.00,116.00: c3
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
page 595.00 x 187.14
bookmark 36.00,70.00: from move 1
text text size 12.00 left 36.00,42.00: T4
text text size 8.00 left 36.00,56.20: 1 jump, 1 move. Square: the hole vacated; diamond: the hole of the last peg; crosses: pegs taken.
group move-1
discs frame radius 6.84 ring 0.90: 154.00,96.50
discs peg radius 6.84: 163.00,81.00 172.00,96.50 145.00,112.25 163.00,112.25 181.00,112.25 136.00,127.75 154.00,127.75 172.00,127.75 190.00,127.75
line start width 1.26 closed: 146.08,88.58 161.92,88.58 161.92,104.42 146.08,104.42
line finish width 1.08 closed: 172.00,85.97 182.53,96.50 172.00,107.03 161.47,96.50
line arrow width 1.26 arrow: 136.00,127.75 154.00,96.50
crosses gone reach 3.60 halo 0.90: 145.00,112.25
text text size 6.50 middle 163.25,145.62: 1: a4-a2
end of the group
group end
discs frame radius 6.84 ring 0.90: 414.00,112.25 405.00,127.75
discs peg radius 6.84: 432.00,81.00 423.00,96.50 441.00,96.50 432.00,112.25 450.00,112.25 423.00,127.75 441.00,127.75 459.00,127.75
line start width 1.26 closed: 415.08,88.58 430.92,88.58 430.92,104.42 415.08,104.42
line finish width 1.08 closed: 441.00,85.97 451.53,96.50 441.00,107.03 430.47,96.50
text text size 6.50 middle 431.75,145.62: the end
end of the group
)");
}

TEST_CASE("golden: a map of two regions", "[layouts]") {
    const std::vector<Region> regions{{{{0, 0}, {1, 0}}, "H", Ink::head}, {{{0, 1}}, "B", Ink::base}};
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
discs border radius 1.68: 44.00,68.00 68.00,68.00
line start width 1.68 closed: 33.44,57.44 54.56,57.44 54.56,78.56 33.44,78.56
line finish width 1.44 closed: 44.00,77.96 58.04,92.00 44.00,106.04 29.96,92.00
text text size 16.00 middle 56.00,68.00: H
text text size 16.00 middle 44.00,92.00: B
)");
}

TEST_CASE("films: everything has its place", "[layouts]") {
    for (const char* board :
         {"T5", "T7", "8x5", "T12", "1x12", "12x1", "40x4", "4x40", "T40", "T100", "T190", "150x20"}) {
        const Story story = story_for(board);
        for (const bool paged : {false, true}) {
            INFO(board << (paged ? " paged" : ""));
            CHECK(misplaced(film_layout(story, paged)) == "");
        }
    }
}

TEST_CASE("films play the solution to one peg, in order", "[layouts]") {
    for (const char* board : {"T5", "T7", "8x5", "T16"}) {
        const Problem problem = chosen(board);
        for (const bool paged : {false, true}) {
            INFO(board << (paged ? " paged" : ""));
            const Picture film = film_layout(story_for(board), paged);
            check_captions_solve(film, problem);
            check_pegs_go(film, problem);
        }
    }
}

TEST_CASE("a paged film has A4 pages with numbers and bookmarks", "[layouts]") {
    const Picture film = film_layout(story_for("T16"), true);
    REQUIRE(film.pages.size() > 1);
    for (std::size_t i = 0; i < film.pages.size(); ++i) {
        CHECK((film.pages[i].width == 595 && film.pages[i].height == 842));
        CHECK(film.pages[i].bookmarks.size() == 1);
        CHECK(all<Text>(film.pages[i]).back().text ==
              std::to_string(i + 1) + " / " + std::to_string(film.pages.size()));
    }
    CHECK(film_layout(story_for("T16"), false).pages.size() == 1);
}

TEST_CASE("boards: everything has its place", "[layouts]") {
    for (const char* name : {"T1", "T2", "T7", "8x5", "T30", "1x30", "30x1", "100x100"}) {
        const Board board = parse_board(name);
        Diagram diagram(board);
        diagram.set({0, 0}, false);
        for (const Labels labels : {Labels::none, Labels::names, Labels::classes, Labels::skew}) {
            INFO(name << " labels " << static_cast<int>(labels));
            CHECK(misplaced(board_layout(name, diagram, {{{0, 0}}, {{0, board.height() - 1}}}, with(labels))) == "");
        }
    }
    CHECK_THROWS_AS(labels_named("colours"), Error);
}

TEST_CASE("sweeps: everything has its place, and the arrow lies over its pegs", "[layouts]") {
    for (const char* board : {"T5", "T7", "8x5", "T20", "T60", "1x12"}) {
        INFO(board);
        const Picture picture = sweep_layout(story_for(board));
        CHECK(misplaced(picture) == "");
        // The sweeping peg starts on a peg, the pegs it takes are there, all in the board's own frame.
        std::vector<Point> pegs;
        for (const Discs& discs : all<Discs>(picture))
            if (discs.ink == Ink::peg) pegs = discs.at;
        const auto is_peg = [&](Point p) {
            return std::any_of(pegs.begin(), pegs.end(), [&](Point q) { return p.x == q.x && p.y == q.y; });
        };
        for (const Crosses& crosses : all<Crosses>(picture))
            for (const Point p : crosses.at) CHECK(is_peg(p));
        for (const Line& line : all<Line>(picture))
            if (line.arrow) CHECK(is_peg(line.through.front()));
    }
}

TEST_CASE("boards of every lattice and shape have pictures of every kind", "[layouts]") {
    for (const std::string& game : games) {
        const Story story = told(game);
        INFO(game);
        for (const bool paged : {false, true}) CHECK(misplaced(film_layout(story, paged)) == "");
        if (!story.moves.empty()) CHECK(misplaced(sweep_layout(story)) == "");
        for (const Labels labels : {Labels::none, Labels::names, Labels::numbers, Labels::skew})
            CHECK(misplaced(board_layout(story.title, story.diagram, story.marks, with(labels))) == "");
        CHECK(player_layout(story).html.find("const data = {") != std::string::npos);
    }
}

TEST_CASE("maps: everything has its place and every region is there", "[layouts]") {
    for (const char* board : {"T5", "T12", "T20", "T60", "8x5", "60x40", "T200"}) {
        INFO(board);
        CHECK(misplaced(map_for(board)) == "");
    }
    const Picture map = map_for("T20", "g10");
    CHECK(misplaced(map) == "");
    CHECK(all<Area>(map).size() > 10);
}

TEST_CASE("purges: everything has its place, and all but the catalyst leaves", "[layouts]") {
    for (const auto& [purge, lattice] : all_purges()) {
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

TEST_CASE("boards too large for a kind of picture are refused with what would work", "[layouts]") {
    CHECK(refusal([] { film_layout(full_story("T300"), false); }).find("--style map") != std::string::npos);
    CHECK(!refusal([] { film_layout(full_story("T300"), true); }).empty());
    CHECK(!refusal([] { board_layout("b", Diagram(Board::rectangle(600, 600)), {}, with(Labels::none)); }).empty());
    CHECK(!refusal([] { board_layout("b", Diagram(Board::rectangle(101, 100)), {}, with(Labels::names)); }).empty());
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
    CHECK(wrapped("1: a1-a3-c5-e7 b2", 8, ten) == std::vector<std::string>{"1:", "a1-a3-c5-", "e7 b2"});
    CHECK(wrapped("", 8, ten).empty());
}

TEST_CASE("labels", "[layouts]") {
    const Board triangle = Board::triangle(6);
    const Board square = Board::rectangle(6, 6);
    CHECK(label_of(triangle, {3, 4}, Labels::names) == "d5");
    CHECK(label_of(triangle, {3, 4}, Labels::numbers) == "14");
    CHECK(label_of(triangle, {3, 4}, Labels::classes) == "1");
    CHECK(label_of(square, {3, 4}, Labels::classes) == "0,1");
    CHECK(label_of(square, {3, 4}, Labels::skew) == "3,4");
    CHECK(label_of(square, {3, 4}, Labels::none).empty());
}

TEST_CASE("classes are labelled as feasible says them, with a legend", "[layouts]") {
    const Board board = Board::rectangle(8, 5);
    const std::string legend = to_text(board_layout("8x5", Diagram(board), {}, with(Labels::classes)));
    CHECK(legend.find("x mod 3, y mod 3") != std::string::npos);
    CHECK(to_text(board_layout("T5", Diagram(Board::triangle(5)), {}, with(Labels::classes))).find("(x + y) mod 3") !=
          std::string::npos);
    try {
        board_layout("d", Diagram(Board::rectangle(4, 4, Lattice::diagonal)), {}, with(Labels::classes));
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

TEST_CASE("a film of too many panels of a large board is refused, with what would work instead") {
    try {
        film_layout(story_for("1000x20"), true);
        FAIL("not refused");
    } catch (const Error& e) {
        CHECK(e.kind() == Error::Kind::limit);
        CHECK(std::string(e.what()).find("--style map") != std::string::npos);
    }
}

TEST_CASE("the unlike hole of a catalyst is marked, within its frame") {
    const auto purges = purges_named("block-4x3-011");
    REQUIRE(purges.size() == 1);
    const std::string text = to_text(purge_layout(purges[0].purge, purges[0].lattice));
    CHECK(text.find("Double octagon") != std::string::npos);
}

namespace {

// What stands below the panels, line by line.
std::vector<std::string> captions(const Picture& film) {
    std::vector<std::string> lines;
    for (const Text& text : all<Text>(film))
        if (text.size == caption_size) lines.push_back(text.text);
    return lines;
}

std::size_t panels(const Picture& film) { return all<Group>(film).size(); }

// The panels of each row: those whose captions begin at one height.
std::vector<std::size_t> rows(const Picture& film) {
    std::vector<std::pair<double, std::size_t>> found;
    for (const Page& page : film.pages) {
        bool begun = false;
        for (const Item& item : page.items) {
            begun = begun || std::holds_alternative<Group>(item);
            const auto* text = std::get_if<Text>(&item);
            if (!begun || !text || text->size != caption_size) continue;
            begun = false;
            if (found.empty() || found.back().first != text->at.y) found.push_back({text->at.y, 0});
            ++found.back().second;
        }
    }
    std::vector<std::size_t> counts;
    for (const auto& [y, count] : found) counts.push_back(count);
    return counts;
}

Look asked(const std::function<void(Look&)>& change) {
    Look look;
    change(look);
    return look;
}

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

TEST_CASE("panels have the numbers of their moves, and the end has none", "[layouts]") {
    const auto small = captions(film_layout(story_for("T5"), false));
    CHECK(small.front() == "1: a3-a1");
    CHECK(small.back() == "the end");
    // A large board shows two moves apart in one panel, a small one only if asked.
    const auto large = captions(film_layout(story_for("T16"), true));
    CHECK(std::any_of(large.begin(), large.end(), [](const std::string& caption) {
        return caption.find('-') < caption.find(':') && caption.find(':') < caption.npos;
    }));
    const Look two = asked([](Look& look) { look.moves_per_panel = 2; });
    CHECK(captions(film_layout(story_for("T5"), false, two)).front() == "1-2: a3-a1 c3-a3");
}

TEST_CASE("a peg moves on in one panel only if asked, or where a film would have more than 1,000", "[layouts]") {
    const Look thirty = asked([](Look& look) { look.moves_per_panel = 30; });
    const std::string trains = "a peg may move on";
    const Story story = story_for("T40");
    const Picture usual = film_layout(story, true);
    const Picture few = film_layout(story, true, thirty);
    CHECK(to_text(usual).find(trains) == std::string::npos);
    CHECK(to_text(few).find(trains) != std::string::npos);
    CHECK(panels(few) * 5 < panels(usual));
    CHECK(misplaced(usual) == "");
    check_captions_solve(few, chosen("T40"));
    check_pegs_go(usual, chosen("T40"));
    CHECK(to_text(film_layout(story_for("T100"), true)).find(trains) != std::string::npos);
}

TEST_CASE("no last row of a film has one panel only", "[layouts]") {
    for (const char* board : {"T4", "T5", "T6", "T7", "T8", "8x5", "T9", "6x6", "T10", "7x7", "T12", "1x12", "12x1"}) {
        INFO(board);
        const auto counts = rows(film_layout(story_for(board), false));
        if (counts.size() > 1 && counts.front() > 2) CHECK(counts.back() > 1);
    }
    CHECK(rows(film_layout(story_for("T5"), false)) == std::vector<std::size_t>{4, 4, 3});
}

TEST_CASE("thin boards stand side by side until the page is full", "[layouts]") {
    const auto counts = rows(film_layout(story_for("1x12"), false));
    REQUIRE(!counts.empty());
    CHECK(counts.front() > 8);
}

TEST_CASE("captions stand below the middles of their boards", "[layouts]") {
    const Picture film = film_layout(story_for("8x5"), false);
    double left = 0;
    double right = 0;
    for (const Item& item : film.pages.front().items) {
        if (std::holds_alternative<Group>(item)) {
            left = 1e9;
            right = 0;
        }
        if (const auto* discs = std::get_if<Discs>(&item))
            for (const Point p : discs->at) {
                left = std::min(left, p.x);
                right = std::max(right, p.x);
            }
        const auto* text = std::get_if<Text>(&item);
        if (!text || text->size != caption_size) continue;
        CHECK(text->align == Align::middle);
        // Holes are at whole points.
        CHECK(std::abs(text->at.x - (left + right) / 2) < 1);
    }
}

TEST_CASE("a move that meets itself has numbers instead of crosses", "[layouts]") {
    const auto move = [](const std::string& text) {
        const Board board = parse_board("8x8");
        Move holes;
        std::istringstream names(text);
        for (std::string name; std::getline(names, name, '-');) holes.push_back(parse_hole(board, name));
        return holes;
    };
    CHECK(!crosses_itself(move("a1-a3-c3")));
    CHECK(!crosses_itself(move("a1-a3-c3-c1-a1")));  // once around
    CHECK(crosses_itself(move("a1-c1-c3-e3-e1-c1")));
    const Story story = told(games.front());
    const Picture film = film_layout(story, false);
    std::string numbers;
    for (const Text& text : all<Text>(film))
        if (text.ink == Ink::on_peg) numbers += text.text;
    CHECK(numbers == "12345");  // c2-c4-c6-e6-e4-c4
    CHECK(to_text(film).find("Numbers: pegs taken") != std::string::npos);
    CHECK(to_text(film_layout(story_for("T5"), false)).find("Numbers:") == std::string::npos);
}

TEST_CASE("some moves of a film have their own numbers", "[layouts]") {
    const Story story = told(games.front());
    const auto some = captions(film_layout(story, false, {}, MoveRange{3, 4}));
    CHECK(some == std::vector<std::string>{"3: e1-e3", "4: e4-e2", "after 4"});
    CHECK(captions(film_layout(story, false, {}, MoveRange{18, 18})) ==
          std::vector<std::string>{"18: b4-d4", "the end"});
    for (const MoveRange wrong : {MoveRange{0, 3}, MoveRange{4, 3}, MoveRange{3, 19}}) {
        try {
            film_layout(story, false, {}, wrong);
            FAIL("not refused");
        } catch (const Error& e) {
            CHECK(e.kind() == Error::Kind::input);
            CHECK(std::string(e.what()).find("has moves 1 to 18") != std::string::npos);
        }
    }
}

TEST_CASE("a look says how large things are, and what stands around them", "[layouts]") {
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
    for (const std::size_t count : rows(film_layout(story, false, two))) CHECK(count <= 2);
}

TEST_CASE("paper is as large as its name says, and the picture fits on it", "[layouts]") {
    const Story story = story_for("T12");
    for (const Paper& paper : papers()) {
        CHECK(&paper_named(std::string(paper.name)) == &paper);
        const Look look = asked([&](Look& given) { given.paper = &paper; });
        for (const Picture& picture : {film_layout(story, true, look), sweep_layout(story, look),
                                       board_layout("T12", story.diagram, story.marks, look),
                                       board_layout("2x30", Diagram(Board::rectangle(2, 30)), {}, look)}) {
            CHECK(misplaced(picture) == "");
            for (const Page& page : picture.pages) CHECK((page.width == paper.width && page.height == paper.height));
        }
    }
    CHECK_THROWS_AS(paper_named("a5"), Error);
}

TEST_CASE("looks that leave no room are refused, with what does not", "[layouts]") {
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
        CHECK(said(no_room, film).find("takes 116 points or more") != std::string::npos);
        const auto too_large = [](Look& look) { look.width = 120, look.scale = 60, look.margin = 10; };
        CHECK(said(too_large, film).find("does not fit on the page; 13.8 does") != std::string::npos);
    }
    CHECK(said([](Look& look) { look.columns = 100; }, true).find("too small to be seen") != std::string::npos);
    CHECK(said([](Look& look) { look.columns = 20, look.labels = Labels::names; }, true).find("names do not fit") !=
          std::string::npos);
}

TEST_CASE("names stand in the holes of films and sweeps, not under crosses or numbers", "[layouts]") {
    for (const char* board : {"T5", "8x5", "T12"}) {
        INFO(board);
        const Story story = story_for(board);
        const Look names = with(Labels::names);
        for (const Picture& picture :
             {film_layout(story, false, names), film_layout(story, true, names), sweep_layout(story, names)})
            CHECK(misplaced(picture) == "");
        std::size_t labels = 0;
        std::size_t taken = 0;
        const Picture film = film_layout(story, false, names);
        for (const Text& text : all<Text>(film))
            if (text.size != caption_size && text.align == Align::middle && !std::isdigit(text.text[0])) ++labels;
        for (const Move& move : story.moves) taken += move.size() - 1;
        CHECK(labels == panels(film) * story.diagram.hole_count() - taken);
    }
}
