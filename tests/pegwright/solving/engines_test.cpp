// Each engine alone solves what it covers, and everything proven solvable is solved.
#include "pegwright/solving/engines/engine.hpp"

#include "board/parse.hpp"
#include "notation/holes.hpp"
#include "pegwright/solving/feasible.hpp"
#include "pegwright/solving/short/short_engine.hpp"
#include "pegwright/solving/solve.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"

#include <map>
#include <random>
#include <string>
#include <vector>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

void check_solves(const Query& query, std::string_view engine) {
    INFO(query.board.label() << " by " << engine);
    const Outcome outcome = solve(query, {.threads = 2}, {.engine = engine});
    INFO(outcome.reason);
    REQUIRE(outcome);
    NoSink nobody;
    outcome.player->play(nobody);
    CHECK(!outcome.player->how().empty());
}

Query query_of(const std::string& board_text, const std::string& vacate = "", const std::string& finish = "") {
    const Board board = parse_board(board_text);
    Query query(board);
    if (!vacate.empty()) query.start = Start::vacate({notation::parse_hole(board, vacate)});
    if (!finish.empty()) query.goal = Goal::finish({notation::parse_hole(board, finish)});
    return query;
}

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

// A 4 x 4 core with arms of three rows to the right and three columns down.
std::string two_arms(int right, int down) {
    const std::string row(static_cast<std::size_t>(4 + right), 'o');
    return row + "/" + row + "/" + row + "/oooo" + repeated("/ooo", down);
}

const std::string bridge =
    "...ooooooooooooo/...ooooooooooooo/...ooooooooooooo/ooo......ooooooo/ooo......ooooooo/ooo......ooooooo/"
    "oooooooooooooooo/oooooooooooooooo/oooooooooooooooo/oooooooooooooooo";
const std::string two_legs = "ooooooooo/ooooooooo/ooooooooo/ooooooooo" + repeated("/ooo...ooo", 9);

}  // namespace

TEST_CASE("each engine solves what it covers, alone", "[engines]") {
    const std::map<std::string_view, std::vector<Query>> covered = {
        {"plan",
         {query_of("T40"), query_of("12x30"), query_of("hexagon8"), query_of("6x.o./ooo/.o."), query_of("1x8")}},
        {"bands", {query_of(two_arms(30, 30)), query_of("4x...oo.../...oo.../...oo.../oooooooo/oooooooo")}},
        {"beams", {query_of("english"), query_of("wiegleb"), query_of("T5", "a1"), query_of("octagon8")}},
        {"cut-bands", {query_of(two_arms(1500, 1500))}},
        {"peeling", {query_of("octagon8"), query_of("star14")}},
        {"other-bands", {query_of(two_arms(21, 21), "b1", "c1"), query_of(two_legs, "i13", "i13")}},
        {"search", {query_of("english"), query_of("T6", "b3")}},
    };
    for (const Engine& engine : engines()) {
        INFO(engine.name);
        if (engine.name == "judge") continue;
        REQUIRE(covered.contains(engine.name));
        for (const Query& query : covered.at(engine.name)) check_solves(query, engine.name);
    }
    CHECK(covered.size() + 1 == engines().size());
    CHECK_THROWS_AS(solve(query_of("T5"), {}, {.engine = "pealing"}), Error);
}

TEST_CASE("unsolved problems tell what each engine met", "[engines]") {
    Query query = query_of("star14");
    query.start = Start::vacate({{20, 20}, {21, 20}});
    const Outcome none = solve(query, {});
    CHECK(none.gave_up());
    CHECK(none.asked.empty());
    CHECK(none.reason.find("boards of up to 512 holes") != std::string::npos);
    // An arm one hole wide, which nothing clears.
    const std::string row(14, 'o');
    const Query tailed = query_of(repeated(row + "/", 7) + std::string(29, 'o') + repeated("/" + row, 6));
    const Outcome outcome = solve(tailed, {.threads = 2, .memory = 20 << 20});
    CHECK(outcome.gave_up());
    REQUIRE(outcome.asked.size() >= 2);
    CHECK(!outcome.left.empty());
    for (const Outcome::Asked& asked : outcome.asked)
        if (asked.engine == "peeling" || asked.engine == "search") CHECK(!asked.met.empty());
}

TEST_CASE("problems that bands prove solvable are solved", "[engines][long]") {
    for (const Query& query : {query_of(two_arms(21, 21), "b1", "c1"), query_of(two_arms(21, 18), "b1", "c1"),
                               query_of(bridge, "d8", "d9"), query_of(two_legs, "i13", "i13")}) {
        INFO(query.board.name());
        CHECK(feasible({query.board, *query.start, *query.goal}).judgement.solvable == true);
        const Outcome outcome = solve(query, {});
        INFO(outcome.reason);
        REQUIRE(outcome);
        NoSink nobody;
        outcome.player->play(nobody);
    }
}

// Cores of 4 to 8 holes a side with one to three arms of 3 to 6 holes across.
TEST_CASE("random boards with arms: whatever is solvable is solved", "[engines][slow]") {
    std::mt19937 random(38);
    const auto below = [&](std::uint32_t end) { return static_cast<std::int32_t>(random() % end); };
    int proven = 0;
    while (proven < sampled(60, 1'000)) {
        const std::int32_t core_width = 4 + below(5);
        const std::int32_t core_height = 4 + below(5);
        const std::int32_t side = 60;
        std::vector<std::string> rows(static_cast<std::size_t>(side), std::string(static_cast<std::size_t>(side), '.'));
        const auto fill = [&](std::int32_t x, std::int32_t y, std::int32_t width, std::int32_t height) {
            for (std::int32_t j = y; j < y + height; ++j)
                for (std::int32_t i = x; i < x + width; ++i)
                    rows[static_cast<std::size_t>(j)][static_cast<std::size_t>(i)] = 'o';
        };
        fill(26, 26, core_width, core_height);
        for (std::int32_t arm = 0; arm < 1 + below(3); ++arm) {
            const std::int32_t across = 3 + below(2) * below(4);
            const std::int32_t length = 3 * (1 + below(8)) + below(2) * below(3);
            const bool down = below(2) == 0;
            const std::int32_t room = (down ? core_width : core_height) - across;
            const std::int32_t off = room > 0 ? below(static_cast<std::uint32_t>(room) + 1) : 0;
            if (down)
                fill(26 + off, below(2) == 0 ? 26 + core_height : 26 - length, across, length);
            else
                fill(below(2) == 0 ? 26 + core_width : 26 - length, 26 + off, length, across);
        }
        std::string picture;
        for (const std::string& row : rows) picture += (picture.empty() ? "" : "/") + row;
        const Board board = parse_board(picture);
        if (board.hole_count() < 60 || board.hole_count() > 200) continue;
        const std::vector<Hole> holes = board.holes();
        for (int pair = 0; pair < 4; ++pair) {
            const Hole vacate = holes[random() % holes.size()];
            Hole finish = holes[random() % holes.size()];
            if (pair == 0) finish = vacate;
            const Problem problem(board, vacate, finish);
            if (feasible(problem).judgement.solvable != true) continue;
            ++proven;
            INFO(board.name() << " from " << notation::hole_text(board, vacate) << " to "
                              << notation::hole_text(board, finish));
            const Outcome outcome = solve(Query(problem), {.threads = 2});
            INFO(outcome.reason);
            REQUIRE(outcome);
            NoSink nobody;
            outcome.player->play(nobody);
        }
    }
}

TEST_CASE("each engine of few moves solves what it covers", "[engines][slow]") {
    const ShortSearch usual;
    const Limits limits{.threads = 2};
    std::map<std::string_view, int> asked;
    for (const Query& query : {query_of("T24", "a1", "o20"), query_of("T24"), query_of("28x10"), query_of("english"),
                               query_of("6x6", "b1", "b1")}) {
        INFO(query.board.name());
        const Outcome outcome = solve(query, limits);
        REQUIRE(outcome);
        ShortTask task{query, limits, usual, *outcome.player};
        for (const ShortEngine& engine : short_engines()) {
            if (!engine.takes(task) || engine.name == "beams") continue;
            INFO(engine.name);
            if (const auto player = engine.solve(task)) {
                NoSink nobody;
                player->play(nobody);
                ++asked[engine.name];
            }
        }
    }
    for (const char* name : {"growing", "shortening", "chosen-finish", "rows", "sweep", "minimum", "both-ends"}) {
        INFO(name);
        CHECK(asked[name] > 0);
    }
}
