#include "pegwright/drawing/pictures.hpp"
#include "base/error.hpp"
#include "board/parse.hpp"
#include "notation/positions.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <algorithm>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

std::vector<Hole> holes_named(const Board& board, const std::string& names) { return parse_holes(board, names); }

const std::string two_vacancies =
    "board diagonal:4x4\nvacate a1,b1\nfinish any\nmoves\nb3-b1 d2-b2 a2-c2 a4-a2 c1-a1-a3 d1-b3 c4-a4-a2-c4-c2 "
    "d4-d2-b2\n";

PictureSubject board_subject(const std::string& board) {
    PictureSubject subject;
    subject.board = Query(parse_board(board));
    return subject;
}

Drawn draw_as(const PictureSubject& subject, const std::string& style, const PictureOptions& options = {}) {
    return draw_picture(subject, picture_style(style, subject, picture_format("x.svg")), options);
}

}  // namespace

TEST_CASE("a story marks every vacancy and the last peg's hole", "[pictures]") {
    const Story story = told(two_vacancies);
    const Board& board = story.diagram.board();
    CHECK(story.title == "diagonal:4x4 from a1,b1 to any hole");
    CHECK(story.marks.start == holes_named(board, "a1,b1"));
    CHECK(story.marks.finish == holes_named(board, "b2"));
    CHECK(!story.diagram.peg({0, 0}));
    CHECK(!story.diagram.peg({1, 0}));
    CHECK(story.diagram.position().peg_count() == 14);
}

TEST_CASE("marks of positions: no vacancies, few last pegs", "[pictures]") {
    const Story story = told("board 4x1\nstart **o*\ngoal oo**\nmoves\na1-c1\n");
    CHECK(story.title == "4x1 from a position of 3 pegs to a position of 2 pegs");
    CHECK(story.marks.start.empty());
    CHECK(story.marks.finish == holes_named(story.diagram.board(), "c1,d1"));
    const Board board = Board::rectangle(14, 1);
    const Position full(board);
    const Solution nothing{{board, Start::at(full), Goal::at(full)}, {}};
    CHECK(story_of(nothing).marks.finish.empty());
}

TEST_CASE("long titles are cut, and any file name can be drawn", "[pictures]") {
    const Board board = Board::rectangle(30, 3);
    const Start start = Start::vacate(board.holes());
    CHECK(picture_title({board, start}).size() < 100);
    CHECK(picture_title(Query(Board::rectangle(2, 2).labelled("\xff\n.txt"))) == "?\?.txt");
    const Goal numbers = Goal::finish({{2, 0}});
    CHECK(picture_title({board, {}, numbers}, HoleNames::numbers) == "30x3 to 3");
}

TEST_CASE("a picture comes with the position after some jumps", "[pictures]") {
    const PictureSubject subject = board_subject("T5");
    PictureOptions options;
    options.at = "0";
    const Drawn drawn = draw_as(subject, "board", options);
    CHECK(drawn.position == "o/**/***/****/*****");
    CHECK(misplaced(drawn.picture) == "");
    options.at = "13";
    const std::string end = draw_as(subject, "board", options).position;
    CHECK(std::count(end.begin(), end.end(), '*') == 1);
    for (const char* bad : {"14", "-1", "x", "", "1x"}) {
        options.at = bad;
        CHECK_THROWS_AS(draw_as(subject, "board", options), Error);
    }
}

TEST_CASE("a board is drawn at its start, with its marks", "[pictures]") {
    const Board english = parse_board("english");
    PictureSubject subject;
    subject.board =
        Query(english, Start::vacate(parse_holes(english, "d4,d5,e4")), Goal::finish(parse_holes(english, "a4,g4")));
    const Picture picture = draw_as(subject, "board").picture;
    CHECK(picture.description == "33 holes, 30 pegs");
    const auto lines = all<Line>(picture);
    const auto of = [&](Ink ink) {
        return std::count_if(lines.begin(), lines.end(), [&](const Line& line) { return line.ink == ink; });
    };
    CHECK(of(Ink::start) == 3);
    CHECK(of(Ink::finish) == 2);
    PictureSubject position;
    position.board = Query(english, parse_start(english, "start", "..*o*/..*o*/*******/ooooooo/*******/..*o*/..*o*"));
    CHECK(draw_as(position, "board").picture.title == "english, a position of 22 pegs");
}

TEST_CASE("purges are drawn on all their lattices, or on one", "[pictures]") {
    const auto both = purges_named("six-01");
    REQUIRE(both.size() == 2);
    CHECK(both[0].lattice == Lattice::square);
    CHECK(both[1].lattice == Lattice::triangular);
    CHECK(both[1].purge.lattices.size() == 2);  // that of triangular/six.txt
    for (const char* name : {"six-01", "six-10", "three-01", "three-10"})
        for (const Lattice lattice : {Lattice::square, Lattice::triangular}) {
            const auto one = purges_named(std::string(to_string(lattice)) + ":" + name);
            REQUIRE(one.size() == 1);
            CHECK(one[0].lattice == lattice);
        }
    CHECK(purges_named("relocate-4-a2").size() == 1);
    CHECK(purges_named("square:relocate-4-a2").empty());
    CHECK(purges_named("diagonal:six-01").empty());
    CHECK(purges_named("six-99").empty());
    for (const PurgeOn& purge : purges_named("triangular")) CHECK(purge.lattice == Lattice::triangular);
    for (const PurgeOn& purge : purges_named("square")) CHECK(purge.lattice == Lattice::square);
}

TEST_CASE("a purge's picture tells its lattice", "[pictures]") {
    PictureSubject subject;
    subject.purges = purges_named("triangular:six-01");
    const Picture triangular = draw_as(subject, "purge").picture;
    CHECK(triangular.title == "purge six-01 on the triangular lattice");
    subject.purges = purges_named("square:six-01");
    const Picture square = draw_as(subject, "purge").picture;
    CHECK(square.title == "purge six-01 on the square lattice");
    // The slanting triangular lattice has more columns of pegs.
    const auto columns = [](const Picture& picture) {
        std::vector<double> across;
        for (const Discs& discs : all<Discs>(picture))
            if (discs.ink == Ink::peg || discs.ink == Ink::frame)
                for (const Point& p : discs.at)
                    if (p.x < 140) across.push_back(p.x);
        std::sort(across.begin(), across.end());
        return std::unique(across.begin(), across.end()) - across.begin();
    };
    CHECK(columns(triangular) > columns(square));
    subject.purges = purges_named("six-01");
    const Picture both = draw_as(subject, "purge").picture;
    REQUIRE(both.pages.size() == 1);
    CHECK(misplaced(both) == "");
    std::string said;
    for (const Text& text : all<Text>(both)) said += text.text + "\n";
    CHECK(said.find("on the square lattice") < said.find("on the triangular lattice"));
    CHECK(said.find("on the triangular lattice") != std::string::npos);
}

TEST_CASE("a book of purges is on paper, and its index and bookmarks lead to each", "[pictures]") {
    for (const char* name : {"square", "triangular", "diagonal", "purges"})
        for (const char* paper : {"a4", "letter"}) {
            INFO(name << " on " << paper);
            PictureSubject subject;
            subject.purges = purges_named(name);
            PictureOptions options;
            options.look.paper = paper_named(paper);
            const Picture book = draw_as(subject, "purge", options).picture;
            CHECK(misplaced(book) == "");
            CHECK(2 * book.pages.size() < subject.purges.size());
            // The index, by kind.
            std::vector<std::pair<std::string, std::string>> entries;
            std::size_t films = 0;
            while (book.pages.at(films).bookmarks.size() < 2) ++films;
            for (std::size_t i = 0; i < films; ++i) {
                const auto texts = all<Text>(book.pages[i]);
                for (std::size_t k = 1; k < texts.size(); ++k)
                    if (texts[k].align == Align::right) entries.emplace_back(texts[k - 1].text, texts[k].text);
            }
            REQUIRE(entries.size() == subject.purges.size());
            std::vector<std::string> marked;
            for (std::size_t i = films; i < book.pages.size(); ++i) {
                const Page& page = book.pages[i];
                CHECK((page.width == paper_named(paper).width && page.height == paper_named(paper).height));
                double lowest = 0;
                for (const Discs& discs : all<Discs>(page))
                    for (const Point& p : discs.at) lowest = std::max(lowest, p.y);
                CHECK((lowest > page.height / 2 || i + 1 == book.pages.size()));
                for (const Bookmark& bookmark : page.bookmarks)
                    if (bookmark.inside) marked.push_back(bookmark.name);
            }
            for (std::size_t i = 0; i < entries.size(); ++i) {
                const std::string& purge = subject.purges[i].purge.name;
                CHECK(entries[i].first == purge);
                CHECK(marked.at(i) == purge);
                const auto titles = all<Text>(book.pages.at(std::stoul(entries[i].second) - 1));
                CHECK(std::any_of(titles.begin(), titles.end(), [&](const Text& text) { return text.text == purge; }));
            }
        }
    PictureSubject subject;
    subject.purges = purges_named("square");
    CHECK(draw_as(subject, "purge").picture.title == "The purges of the square lattice");
    PictureOptions large;
    large.look.scale = 80;
    CHECK_THROWS_AS(draw_as(subject, "purge", large), Error);
}

TEST_CASE("a map without a plan is refused", "[pictures]") {
    CHECK(draw_as(board_subject("english"), "map").no.find("style film") != std::string::npos);
    CHECK(draw_as(board_subject("12x1"), "map").no.find("it has no map") != std::string::npos);
    CHECK(misplaced(draw_as(board_subject("T12"), "map").picture) == "");
    PictureSubject subject = board_subject("T7");
    subject.board->start = Start::vacate({{0, 0}});
    CHECK(draw_as(subject, "map").no.find("T7 from a1 cannot be solved") == 0);
}

TEST_CASE("styles are a table; wrong combinations are refused", "[pictures]") {
    const PictureSubject board = board_subject("T5");
    PictureSubject purge;
    purge.purges = purges_named("six-01");
    const PictureFormat& svg = picture_format("x.svg");
    const PictureFormat& html = picture_format("x.html");
    CHECK(picture_style(std::nullopt, board, svg).name == "board");
    CHECK(picture_style(std::nullopt, board, html).name == "player");
    CHECK(picture_style(std::nullopt, purge, svg).name == "purge");
    for (const PictureStyle& style : picture_styles()) {
        const PictureSubject& subject = style.needs == PictureStyle::Needs::purge ? purge : board;
        const bool is_html = style.makes == PictureStyle::Makes::html;
        CHECK(&picture_style(std::string(style.name), subject, is_html ? html : svg) == &style);
        CHECK_THROWS_AS(picture_style(std::string(style.name), subject, is_html ? svg : html), Error);
    }
    CHECK_THROWS_AS(picture_style("foo", board, svg), Error);
    CHECK_THROWS_AS(picture_style("purge", board, svg), Error);
    CHECK_THROWS_AS(picture_style("film", purge, svg), Error);
}

TEST_CASE("legends have the colours of the regions that there are", "[pictures]") {
    const auto legend = [](const std::string& board, const std::string& style) {
        return to_text(draw_as(board_subject(board), style).picture);
    };
    const auto has = [](const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    };
    const std::string bound = legend("8x5", "bound");
    CHECK((has(bound, ": of one hole\n") && has(bound, ": of two\n") && has(bound, ": of three or four\n")));
    CHECK(!has(bound, "of five or more"));
    const std::string strips = legend("T20", "map");
    CHECK((has(strips, ": base board") && has(strips, ": Tr: trapezoid") && has(strips, ": 6: 6-purge")));
    CHECK((!has(strips, "relocating") && !has(strips, "block under")));
    CHECK(has(legend("T200", "map"), "a chain of N 6-purges"));
    CHECK(!has(legend("T5", "map"), "6-purge"));
}

TEST_CASE("the legend of a map explains the labels that it shows", "[pictures]") {
    const auto words = [](const std::string& board, const std::string& show, double width) {
        PictureSubject subject;
        subject.board = Query(chosen(board));
        PictureOptions options;
        if (!show.empty()) options.show = show;
        render::Look look;
        if (width > 0) {
            render::fit_for(look, "column");
            look.width = width;
        }
        options.look = look;
        std::string text;
        for (const Text& line :
             all<Text>(draw_picture(subject, picture_style("map", subject, picture_format("x.svg")), options).picture))
            text += (line.inside ? "[" + line.text + "]" : line.text) + "\n";
        return text;
    };
    const auto has = [](const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    };
    const std::string wide = words("T40", "", 345);
    CHECK((has(wide, "\nT7: base") && has(wide, "\nTr: trap") && has(wide, "\n6-purge") && has(wide, "[Tr 11]")));
    CHECK((!has(wide, "[6]") && has(wide, "number after a name")));
    const std::string narrow = words("T40", "", 120);
    CHECK((has(narrow, "\nbase board") && has(narrow, "\ntrapezoid") && has(narrow, "\n6-purge")));
    CHECK((!has(narrow, "[") && !has(narrow, "number")));
    for (const char* show : {"order", "both"}) {
        const std::string order = words("T20", show, 0);
        CHECK((has(order, "base board") && has(order, "trapezoid") && has(order, "6-purge") && has(order, "[23]")));
        CHECK((!has(order, "T8: ") && !has(order, "Tr: ") && !has(order, "6: ") && !has(order, "after a name")));
    }
    CHECK(!has(words("T20", "order", 60), "numbers"));
}
