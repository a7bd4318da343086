#include "base/error.hpp"
#include "board/parse.hpp"
#include "game/referee.hpp"
#include "notation/holes.hpp"
#include "render/layouts/layouts.hpp"
#include "render/layouts/move_items.hpp"
#include "render/layouts/pages.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

constexpr double caption_size = 6.5;

// The moves in a film's captions; words cut after a hyphen are joined.
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

// In each panel the marked pegs vanish before the next; one is left at the end.
void check_pegs_go(const Picture& film, const Problem& problem) {
    std::size_t pegs = static_cast<std::size_t>(problem.board.hole_count()) - 1;
    for (const Page& page : film.pages) {
        bool begun = false;
        double radius = 0;
        for (const Item& item : page.items) {
            if (std::holds_alternative<Group>(item)) begun = true;
            if (const auto* discs = std::get_if<Discs>(&item); discs && discs->ink == Ink::peg) {
                if (std::exchange(begun, false)) {
                    REQUIRE(discs->at.size() == pegs);
                    radius = discs->radius;
                } else if (discs->radius == radius) {
                    pegs -= discs->at.size();  // under numbers; the peg that moves is smaller, in a rim
                }
            }
            if (const auto* crosses = std::get_if<Crosses>(&item)) pegs -= crosses->at.size();
        }
    }
    CHECK(pegs == 1);
}

std::vector<std::string> captions(const Picture& film) {
    std::vector<std::string> lines;
    for (const Text& text : all<Text>(film))
        if (text.size == caption_size) lines.push_back(text.text);
    return lines;
}

std::size_t panels(const Picture& film) { return all<Group>(film).size(); }

// Panels in each row, by the height of their captions.
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

}  // namespace

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

TEST_CASE("a film of too many panels is refused with a remedy") {
    try {
        film_layout(story_for("1000x20"), true);
        FAIL("not refused");
    } catch (const Error& e) {
        CHECK(e.kind() == Error::Kind::limit);
        CHECK(std::string(e.what()).find("style map") != std::string::npos);
    }
}

TEST_CASE("panels have the numbers of their moves", "[layouts]") {
    const auto small = captions(film_layout(story_for("T5"), false));
    CHECK(small.front() == "1: a3-a1");
    CHECK(small.back() == "the end");
    // Only large boards show two distant moves in one panel by default.
    const auto large = captions(film_layout(story_for("T16"), true));
    CHECK(std::any_of(large.begin(), large.end(), [](const std::string& caption) {
        return caption.find('-') < caption.find(':') && caption.find(':') < caption.npos;
    }));
    const Look two = asked([](Look& look) { look.moves_per_panel = 2; });
    CHECK(captions(film_layout(story_for("T5"), false, two)).front() == "1-2: a3-a1 c3-a3");
}

TEST_CASE("a peg moves on in one panel if asked or above 1,000 panels", "[layouts]") {
    const Look thirty = asked([](Look& look) { look.moves_per_panel = 30; });
    const std::string trains = "a peg may move again";
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

TEST_CASE("rows of a film differ by one panel at most", "[layouts]") {
    for (const char* board : {"T4", "T5", "T6", "T7", "T8", "8x5", "T9", "6x6", "T10", "7x7", "T12", "1x12", "12x1"}) {
        INFO(board);
        for (const bool paged : {false, true}) {
            const auto counts = rows(film_layout(story_for(board), paged));
            CHECK(std::is_sorted(counts.rbegin(), counts.rend()));
            CHECK(counts.front() - counts.back() < 2);
        }
        // Asked columns are used, and all of them.
        const Look three = asked([](Look& look) { look.columns = 3; });
        CHECK(rows(film_layout(story_for(board), false, three)).front() == 3);
    }
    CHECK(rows(film_layout(story_for("T5"), false)) == std::vector<std::size_t>{4, 4, 3});
}

TEST_CASE("pages of a film differ by one row at most, and are full or have large boards", "[layouts]") {
    std::size_t long_films = 0;
    for (const char* board : {"T4", "T5", "T8", "T9", "T10", "T11", "T12", "T13", "T14", "T15", "T16", "T17", "T18",
                              "T20", "8x8", "9x9", "10x10", "12x9", "3x30"}) {
        INFO(board);
        const Picture film = film_layout(story_for(board), true);
        CHECK(misplaced(film) == "");
        std::vector<std::size_t> counts;
        for (Picture page = film; const Page& one : film.pages) {
            page.pages = {one};
            counts.push_back(rows(page).size());
        }
        const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
        CHECK(*most - *least < 2);
        long_films += film.pages.size() > 1;
        double bottom = 0;
        for (const Text& text : all<Text>(film.pages.back()))
            if (text.size == caption_size) bottom = std::max(bottom, text.at.y);
        CHECK(bottom > film.pages.back().height / 3);
    }
    CHECK(long_films > 8);
    // As large as two columns allow, instead of small at the top of the page.
    const auto pegs = all<Discs>(film_layout(story_for("T4"), true));
    CHECK(pegs.front().radius > 0.38 * 30);
}

TEST_CASE("text in films has five points or more", "[layouts]") {
    std::vector<Story> stories;
    for (const char* board : {"T4", "T7", "T10", "T16", "T18", "T24", "6x6", "8x8", "1x12"})
        stories.push_back(story_for(board));
    for (const std::string& game : games()) stories.push_back(told(game));
    for (const Story& story : stories)
        for (const bool paged : {false, true})
            for (const char* labels : {"none", "names", "skew"}) {
                INFO(story.title << (paged ? " paged" : "") << " labels " << labels);
                for (const Text& text : all<Text>(film_layout(story, paged, with(labels)))) REQUIRE(text.size >= 5);
            }
}

TEST_CASE("the first panel marks vacated holes, the last the last pegs", "[layouts]") {
    const Story story = told(games().front());
    const auto marks = [&](std::optional<MoveRange> only) {
        std::string found;
        std::string panel;
        const Picture picture = film_layout(story, false, {}, only);
        for (const Item& item : picture.pages.front().items) {
            if (const auto* group = std::get_if<Group>(&item)) panel = group->id;
            if (const auto* line = std::get_if<Line>(&item))
                found += line->ink == Ink::start    ? "start " + panel + " "
                         : line->ink == Ink::finish ? "finish " + panel
                                                    : "";
        }
        return found;
    };
    CHECK(marks({}) == "start move-1 finish end");
    CHECK(marks(MoveRange{1, 3}) == "start move-1 ");
    CHECK(marks(MoveRange{2, 3}).empty());
    CHECK(marks(MoveRange{3, 18}) == "finish end");
    CHECK(to_text(film_layout(story, false, {}, MoveRange{2, 3})).find("quare:") == std::string::npos);
}

TEST_CASE("the numbers of a caption stay with their first move", "[layouts]") {
    CHECK(wrapped("36-37: a1-a3 b2-b4", 8, text_width("36-37: a1-", 8)) ==
          std::vector<std::string>{"36-37: a1-", "a3 b2-b4"});
    for (const char* board : {"T16", "12x1", "1x12", "T24"})
        for (const std::string& line : captions(film_layout(story_for(board), true))) CHECK(!line.ends_with(':'));
}

TEST_CASE("panels of distant moves are drawn in any number if asked", "[layouts][long]") {
    const std::string trains = "a peg may move again";
    const Story story = story_for("T64");
    const std::string usual = to_text(film_layout(story, true));
    REQUIRE(usual.find(trains) != std::string::npos);
    CHECK(usual.find("moves-per-panel apart") != std::string::npos);
    const Look apart = asked([](Look& look) { look.panels_apart = true; });
    const Picture film = film_layout(story, true, apart);
    CHECK(panels(film) > 1000);
    CHECK(to_text(film).find(trains) == std::string::npos);
}

TEST_CASE("thin boards fill the pages of a film", "[layouts]") {
    const Picture film = film_layout(story_for("3x30"), true);
    // Two full rows a page.
    CHECK(film.pages.size() == 4);
}

TEST_CASE("thin boards stand side by side until the page is full", "[layouts]") {
    const auto counts = rows(film_layout(story_for("1x12"), false));
    CHECK(counts == std::vector<std::size_t>{6, 5});  // nine would fit
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
    const Story story = told(games().front());
    const Picture film = film_layout(story, false);
    std::string numbers;
    for (const Text& text : all<Text>(film))
        if (text.ink == Ink::on_peg) numbers += text.text;
    CHECK(numbers == "12345");  // c2-c4-c6-e6-e4-c4
    CHECK(to_text(film).find("Numbers: pegs taken") != std::string::npos);
    CHECK(to_text(film_layout(story_for("T5"), false)).find("Numbers:") == std::string::npos);
}

TEST_CASE("some moves of a film have their own numbers", "[layouts]") {
    const Story story = told(games().front());
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
