#include "base/error.hpp"
#include "board/parse.hpp"
#include "pegwright/solving/shortest.hpp"
#include "render/layouts/layouts.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <array>
#include <set>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

Drawn sheet_of(std::vector<SheetQuestion> questions, const SheetStyle& style, bool paged, const Look& look = {}) {
    PictureSubject subject;
    subject.sheet = std::move(questions);
    PictureOptions options;
    options.paged = paged;
    options.look = look;
    options.sheet = style;
    return draw_picture(subject, picture_style("sheet", subject, picture_format(paged ? "x.pdf" : "x.svg")), options);
}

std::vector<SheetQuestion> boards(const std::vector<std::string>& names) {
    std::vector<SheetQuestion> questions;
    for (const std::string& name : names) questions.push_back({Query(parse_board(name))});
    return questions;
}

std::string words_of(const Picture& picture) {
    std::string words;
    for (const Text& text : all<Text>(picture)) words += text.text + " ";
    return words;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

std::int64_t fewest_from(const std::string& board, Hole vacancy) {
    const Fewest fewest = shortest({parse_board(board), Start::vacate({vacancy}), Goal::any_peg()}, std::nullopt, {});
    REQUIRE(fewest.proven);
    return fewest.moves;
}

std::size_t moves_in(const std::string& solution) { return told(solution).moves.size(); }

}  // namespace

TEST_CASE("a sheet has everything in its place", "[layouts]") {
    for (const bool paged : {true, false})
        for (const Answers answers : {Answers::none, Answers::moves, Answers::film})
            for (const Clue clue : {Clue::none, Clue::moves, Clue::first}) {
                const Drawn drawn = sheet_of(boards({"T5", "english", "6x6", "hexagon4", "T12", "8x5"}),
                                             {clue, answers, std::nullopt}, paged);
                REQUIRE(drawn.no.empty());
                CHECK(misplaced(drawn.picture).empty());
                CHECK((paged || drawn.picture.pages.size() == 1));
            }
}

TEST_CASE("a sheet asks its problem and hides the answer", "[layouts]") {
    std::vector<SheetQuestion> questions;
    for (const std::string& game : games()) {
        Solution solution = from_text(game);
        Query query(solution.problem);
        questions.push_back({std::move(query), std::move(solution)});
    }
    const Picture sheet = sheet_of(questions, {Clue::none, Answers::none, std::nullopt}, true).picture;
    const std::string words = words_of(sheet);
    CHECK(has(words, "1. english Take out d4. Leave one peg, in d4."));
    CHECK(has(words, "Take out a1,b1. Leave one peg, anywhere."));
    CHECK(has(words, "Set the pegs as shown. Leave the pegs on the right."));
    CHECK(!has(words, "d2-d4"));
    CHECK(!has(words, "moves"));
    // One board a problem, and one more for a goal that is a position.
    std::set<std::string> groups;
    for (const Group& group : all<Group>(sheet)) groups.insert(group.id);
    CHECK(groups == std::set<std::string>{"goal-3", "goal-4", "goal-5", "problem-1", "problem-2", "problem-3",
                                          "problem-4", "problem-5"});
    const Picture whole = sheet_of(questions, {Clue::moves, Answers::moves, std::nullopt}, true).picture;
    REQUIRE(moves_in(games()[0]) == 18);
    CHECK(has(words_of(whole), "in d4. Par 18."));
    CHECK(has(words_of(whole), "1. english: 18 moves 1. d2-d4 2. f3-d3 3. e1-e3"));
    // A given solution is the answer, though it has more moves than par.
    const Solution longer = whole_solution(*solve(questions[0].query, {}).player, {});
    const std::size_t moves = moves_of(longer.jumps).size();
    REQUIRE(moves > 18);
    const std::string both = words_of(sheet_of({{questions[0].query, longer}}, {}, true).picture);
    CHECK((has(both, "Par 18.") && has(both, "1. english: " + std::to_string(moves) + " moves")));
    REQUIRE(whole.pages.size() > sheet.pages.size());
    const auto on = [](const Page& page, const std::string& part) {
        const auto texts = all<Text>(page);
        return std::any_of(texts.begin(), texts.end(), [&](const Text& text) { return has(text.text, part); });
    };
    for (std::size_t i = 0; i < whole.pages.size(); ++i)
        CHECK(on(whole.pages[i], "d2-d4") == (i == sheet.pages.size()));
    CHECK(has(words_of(sheet_of(questions, {Clue::first, Answers::none, std::nullopt}, true).picture), "Begin with"));
}

TEST_CASE("a finish that is left open is not given away", "[layouts]") {
    const Picture sheet = sheet_of({{Query(parse_board("T5"), Start::vacate({{0, 0}}))}}, {}, false).picture;
    CHECK(has(words_of(sheet), "Take out a1. Leave one peg, anywhere."));
    for (const Line& line : all<Line>(sheet)) CHECK(line.ink != Ink::finish);
}

TEST_CASE("a sheet has the lines asked for and no lonely last board", "[layouts]") {
    const auto lines = [](const Picture& picture) {
        const auto all_lines = all<Line>(picture);
        return std::count_if(all_lines.begin(), all_lines.end(),
                             [](const Line& line) { return line.ink == Ink::frame; });
    };
    for (const std::size_t count : {0U, 1U, 7U})
        CHECK(lines(sheet_of(boards({"T5", "T6"}), {Clue::none, Answers::none, count}, true).picture) ==
              static_cast<std::ptrdiff_t>(2 * count + 2));  // and those for name and date
    // Four small boards: two rows of two, though three would fit.
    const Picture four = sheet_of(boards({"T5", "T5", "T5", "T5"}), {Clue::none, Answers::none, 0}, true).picture;
    std::set<double> lefts;
    for (const Text& text : all<Text>(four))
        if (has(text.text, ". T5")) lefts.insert(text.at.x);
    CHECK(lefts.size() == 2);
}

TEST_CASE("par is the fewest moves known, and other moves are not called so", "[layouts]") {
    const auto clue = [](const SheetQuestion& question) {
        const std::string words = words_of(sheet_of({question}, {}, false).picture);
        return words.substr(words.rfind("anywhere. "));
    };
    for (const auto& [board, hole] : {std::pair{"T5", Hole{0, 0}}, {"T6", Hole{1, 2}}, {"4x4", Hole{1, 0}}}) {
        const SheetQuestion question{Query(parse_board(board), Start::vacate({hole}))};
        CHECK(has(clue(question), "Par " + std::to_string(fewest_from(board, hole)) + "."));
    }
    // Records of base_solutions/records.txt. The central game has 18 (Bergholt 1912).
    CHECK(has(clue({Query(parse_board("T5"))}), "Par 9."));
    CHECK(has(clue({Query(parse_board("6x6"))}), "Par 15."));
    CHECK(has(clue({Query(parse_board("T12"))}), "Par 25."));
    CHECK(
        has(words_of(sheet_of(boards({"english"}), {}, false).picture), "Take out d4. Leave one peg, in d4. Par 18."));
    // The program knows none.
    const SheetQuestion other{Query(parse_board("7x6"), Start::vacate({{0, 0}}))};
    CHECK(has(clue(other), "It can be done in "));
    CHECK(!has(words_of(sheet_of({other}, {}, false).picture), "ar is"));
}

TEST_CASE("a sheet's boards fill its pages, and its pages have about equally many", "[layouts]") {
    for (const char* name : {"a4", "letter"})
        for (const std::size_t count : {1U, 2U, 3U, 4U, 5U, 9U, 30U}) {
            const Look look = asked([&](Look& l) { l.paper = paper_named(name); });
            std::vector<std::string> names;
            for (std::size_t i = 0; i < count; ++i) names.push_back(std::array{"T5", "4x4", "T6", "5x5"}[i % 4]);
            const Picture sheet =
                sheet_of(boards(names), {Clue::none, Answers::none, std::nullopt}, true, look).picture;
            CHECK(misplaced(sheet).empty());
            std::size_t fewest = count;
            std::size_t most = 0;
            for (const Page& page : sheet.pages) {
                CHECK((page.width == look.paper->width && page.height == look.paper->height));
                double lowest = 0;
                for (const Line& line : all<Line>(page)) lowest = std::max(lowest, line.through.front().y);
                CHECK(lowest == Approx(page.height - 36));
                const std::size_t here = all<Group>(page).size();
                fewest = std::min(fewest, here);
                most = std::max(most, here);
                // Each page may be handed out alone.
                const std::string words = words_of({"", "", {page}});
                CHECK((has(words, "Name") && has(words, "Date") && has(words, "Jump with a peg")));
            }
            CHECK(2 * fewest >= most);
            CHECK(sheet.pages.size() <= (count + 5) / 6);
        }
}

TEST_CASE("a problem alone has a board as wide as the page", "[layouts]") {
    const Picture sheet = sheet_of(boards({"english"}), {Clue::none, Answers::none, std::nullopt}, true).picture;
    double left = 1e9;
    double right = 0;
    for (const Discs& discs : all<Discs>(sheet))
        for (const Point& p : discs.at) {
            left = std::min(left, p.x - discs.radius);
            right = std::max(right, p.x + discs.radius);
        }
    CHECK(right - left > 0.9 * (sheet.pages.front().width - 72));
}

TEST_CASE("sheets refuse what does not fit, and say what does", "[layouts]") {
    const auto refusal = [](const std::vector<SheetQuestion>& questions, const Look& look) -> std::string {
        try {
            sheet_of(questions, {}, true, look);
        } catch (const Error& e) {
            return e.what();
        }
        return "";
    };
    CHECK(has(refusal(boards({"T70"}), {}), "T70 is too large for a sheet"));
    CHECK(has(refusal(boards({"T12"}), asked([](Look& look) { look.columns = 9; })), "fewer columns"));
    CHECK(has(refusal(boards({"T12"}), asked([](Look& look) { look.scale = 200; })), "a smaller scale"));
    CHECK(has(sheet_of(boards({"T5", "4x4", "hexagon3"}), {}, true).no, "hexagon3 cannot be solved"));
    CHECK_THROWS_AS(clue_named("foo"), Error);
    CHECK_THROWS_AS(answers_named("foo"), Error);
}
