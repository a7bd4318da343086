#include <pegwright/draw.hpp>
#include <pegwright/pegwright.hpp>

#include "support/catch.hpp"

#include <algorithm>
#include <unordered_set>

using namespace pegwright;

TEST_CASE("the library's boards") {
    const Board board("triangular:oo./ooo/.oo");
    CHECK(board.lattice() == Lattice::triangular);
    CHECK(board.hole_count() == 7);
    CHECK(board.width() == 3);
    CHECK(board.height() == 3);
    CHECK(Board(board.name()) == board);
    CHECK(!board.contains({2, 0}));
    CHECK(board.hole("c3") == Hole{2, 2});
    CHECK(Board::name_of(Hole{27, 11}) == "ab12");
    CHECK(Board::name_of(Jump{{0, 2}, {0, 0}}) == "a3-a1");
    const std::vector<Hole> holes = board.holes();
    CHECK(std::unordered_set<Hole>(holes.begin(), holes.end()).size() == 7);
    CHECK(Board("T5") != Board("5x5"));
    CHECK_THROWS_AS(board.hole("c1"), Error);
}

TEST_CASE("the library numbers holes row by row") {
    for (const char* name : {"T5", "english", "8x5"}) {
        const Board board(name);
        std::int64_t number = 0;
        for (const Hole hole : board.holes()) {
            CHECK(board.number(hole) == ++number);
            CHECK(board.hole(number) == hole);
        }
        CHECK_THROWS_AS(board.hole(0), Error);
        CHECK_THROWS_AS(board.hole(number + 1), Error);
        CHECK_THROWS_AS(board.number({-1, 0}), Error);
    }
    const Answer answer = solve(Problem(Board("1x3")).vacate("a1").finish("a1"));
    CHECK(answer->text("numbers") == "board 1x3\nnotation numbers\nvacate 1\nfinish 1\nmoves\n3-1\n");
    CHECK_THROWS_AS(answer->text("Numbers"), Error);
}

TEST_CASE("the library surveys pairs") {
    // T5 has 17 feasible pairs; 12 of them are solvable [Bell 2008].
    const std::vector<SurveyedPair> all = survey(Board("T5"));
    CHECK(all.size() == 17);
    const auto yes = std::count_if(all.begin(), all.end(), [](const auto& pair) { return pair.searched == true; });
    CHECK(yes == 12);
    for (const SurveyedPair& pair : all) {
        CHECK((pair.theorem == pair.searched && pair.searched.has_value()));
        CHECK((pair.constructed == true) == *pair.searched);
        const Problem problem = Problem(Board("T5")).vacate(std::vector{pair.vacate}).finish(std::vector{pair.finish});
        CHECK((count(problem).solutions != "0") == *pair.searched);
    }
    CHECK(survey(Board("6x6")).front().searched == true);
    // Limits keep partial results: before the last vacancy, and before the first.
    std::vector<SurveyedPair> known;
    Limits limits;
    limits.poll = [](const Progress& place) {
        if (place.doing != "constructions") throw 7;
    };
    CHECK_THROWS_AS(survey(Board("T6"), known, limits), int);
    REQUIRE(known.size() == 29);
    CHECK(std::all_of(known.begin(), known.end(), [](const auto& pair) { return pair.theorem && pair.constructed; }));
    CHECK(!known.back().searched);
    CHECK_THROWS_AS(survey(Board("9x9"), known), Error);
    CHECK(known.empty());
    CHECK_THROWS_AS(survey(Board("9x9")), Error);
}

TEST_CASE("the library's limits for the machine") {
    const Limits limits = machine_limits();
    CHECK((limits.threads >= 1 && limits.memory > 0 && !limits.poll));
}

TEST_CASE("the library's errors have kinds and one line") {
    try {
        Board board("tirangle");
        FAIL("such a board there is");
    } catch (const Error& error) {
        CHECK(error.kind() == Error::Kind::input);
        CHECK(std::string(error.what()).find('\n') == std::string::npos);
    }
    try {
        solve(Problem(Board("diamond30")).vacate("a30,c30"));
        FAIL("it has been solved");
    } catch (const Error& error) {
        CHECK(error.kind() == Error::Kind::limit);
    }
}

TEST_CASE("the library's positions") {
    Position position(Board(".o./ooo/.o."), ".*./*o*/.*.");
    CHECK(position.peg_count() == 4);
    CHECK(!position.peg({1, 1}));
    CHECK(!position.peg({-1, 7}));
    CHECK(position.jumps().empty());
    position.set({1, 1}, true);
    position.set({1, 0}, false);
    CHECK(position.picture() == ".o./***/.*.");
    CHECK(position.jumps() == std::vector<Jump>{{{1, 2}, {1, 0}}});
    const Position before = position;
    CHECK(!position.play({{1, 0}, {1, 2}}));
    CHECK(!position.play({{1, 2}, {1, 1}}));
    CHECK(position == before);
    CHECK(position.play({{1, 2}, {1, 0}}));
    CHECK(position != before);
    CHECK(position.holes(true) == std::vector<Hole>{{1, 0}, {0, 1}, {2, 1}});
    CHECK_THROWS_AS(position.set({0, 0}, true), Error);
}

TEST_CASE("problems by names, holes and positions are the same") {
    const Board board("T5");
    const Problem named = Problem(board).vacate("a1,b2").finish("c3");
    const Problem listed = Problem(board).vacate(std::vector<Hole>{{1, 1}, {0, 0}}).finish(std::vector<Hole>{{2, 2}});
    CHECK(*named.start() == *listed.start());
    CHECK(*named.goal() == *listed.goal());
    const Problem placed = Problem(board).start(*named.start()).goal(*named.goal());
    CHECK(*placed.start() == *named.start());
    CHECK(named.words() == "T5 from a1,b2 to c3");
    CHECK(!Problem(board).start());
    CHECK(!Problem(board).finish("any").goal());
    CHECK_THROWS_AS(Problem(board).vacate("f9"), Error);
    CHECK_THROWS_AS(Problem(board).vacate(std::vector<Hole>{{5, 5}}), Error);
    CHECK_THROWS_AS(Problem(board).start(Position(Board("T6"))), Error);
    CHECK_THROWS_AS(Problem(board).vacate("a1").goal(Position(board)), Error);
    CHECK(Problem(board).vacate("1,2,4") == Problem(board).vacate("a1,a2,a3"));
}

TEST_CASE("a picture with some pegs is a start") {
    const Problem begun = Problem::of(".*./*o*/.*.");
    CHECK(begun.board() == Board(".o./ooo/.o."));
    REQUIRE(begun.start());
    CHECK(begun.start()->picture() == ".*./*o*/.*.");
    CHECK(Problem::of("triangular:*o*/***/***").start()->peg_count() == 8);
    CHECK(solve(Problem::of("**o*"))->problem().text() == "board oooo\nstart **o*\nfinish b1\n");
    for (const char* full : {"T5", "***/***", "ooo/ooo", "T100000"}) {
        CHECK(!Problem::of(full).start());
        CHECK(Problem::of(full) == Problem(Board(full)));
    }
    CHECK_THROWS_AS(Problem::of("tirangle"), Error);
    CHECK_THROWS_AS(Problem::of("6x*o"), Error);
}

TEST_CASE("calls that choose no start say why") {
    const auto words = [](auto&& call) -> std::string {
        try {
            call(Problem(Board("T5")));
        } catch (const Error& error) {
            return error.kind() == Error::Kind::input ? error.what() : "";
        }
        return "";
    };
    CHECK(words([](const Problem& p) { count(p); }) ==
          "vacate or start is missing: each vacancy has its own number of solutions");
    CHECK(words([](const Problem& p) { count_up_to_order(p); }) ==
          "vacate or start is missing: each vacancy has its own number of solutions");
    CHECK(words([](const Problem& p) { odds(p); }) == "vacate or start is missing: each vacancy has other odds");
    CHECK(words([](const Problem& p) { finishes(p); }) ==
          "vacate or start is missing: each vacancy has other finishes");
}

TEST_CASE("the library counts, and knows what theory knows") {
    const Problem problem = Problem(Board("T5")).vacate("a1").finish("a1");
    const Count found = count(problem);
    CHECK(found.solutions == "6816");
    CHECK(found.positions == 3016);
    CHECK(found.games == "568630");
    CHECK(found.games_by_pegs.at(8) == "2");
    CHECK(count_up_to_order(problem).orders == "36");
    CHECK(count_up_to_order(problem).orders_and_symmetry == "18");
    const std::vector<Level> table = levels(problem);
    REQUIRE(table.size() == 14);
    CHECK(table[7].pegs == 7);
    CHECK(table[7].reached == 344);
    CHECK(table[7].winning_all == 70);
    CHECK(feasible(problem).solvable == true);
    CHECK(feasible(Problem(Board("T5")).vacate("b3").finish("b3")).solvable == false);
    CHECK(!feasible(Problem(Board("english")).vacate("d4").finish("d3")).feasible);
    const Feasibility no = feasible(Problem(Board("diamond")).vacate("e3").finish("e4"));
    CHECK(no.solvable == false);
    REQUIRE(no.pagodas.size() == 1);
    const PagodaFunction& pagoda = no.pagodas[0];
    CHECK(pagoda.weights.size() == 41);
    CHECK((pagoda.start == 0 && pagoda.goal == 1 && !pagoda.after_first_jump && !pagoda.before_last_jump));
    CHECK(pagoda.weights[static_cast<std::size_t>(12)] == 1);
    CHECK(pagoda.picture.substr(0, 35) == "  .  .  .  . -1\n  .  .  . -1  1 -1\n");
    CHECK(pagoda.finishes.empty());
    CHECK(feasible(Problem(Board("diamond")).vacate("e4")).pagodas.at(0).finishes.size() == 5);
    CHECK(finishes(Problem(Board("T5")).vacate("b3")).holes == std::vector<Hole>{{2, 4}});
    CHECK(finishes(Problem(Board("T5")).vacate("b3")).exact);
    CHECK(pairs("T12").solvable == pairs("T12").feasible);
    CHECK(pairs("T1000000000000000000000000").feasible.size() == 94);
    CHECK(pairs("5x5").feasible == pairs("ooooo/ooooo/ooooo/ooooo/ooooo").feasible);
    CHECK_THROWS_AS(count(Problem(Board("T5"))), Error);
    CHECK_THROWS_AS(finishes(Problem(Board("T5"))), Error);
    CHECK(feasible(Problem(Board("T5")).finish("a1")).solvable == true);
    CHECK(feasible(Problem(Board("T7")).finish("a2,a3")).solvable == false);
    CHECK(feasible(Problem(Board("english")).start(Position(Board("english"), "cross"))).solvable == true);
}

TEST_CASE("the library draws") {
    const Answer answer = solve(Problem(Board("T5")).vacate("a1"));
    CHECK(draw(*answer.solution).find("<svg") != std::string::npos);
    Drawing drawing;
    drawing.format = "pdf";
    drawing.style = "board";
    CHECK(draw(answer->problem(), drawing).starts_with("%PDF"));
    drawing.format = "gif";
    CHECK_THROWS_AS(draw(*answer.solution, drawing), Error);
    CHECK(draw(*answer.solution, {.format = "gif", .speed = 8}).starts_with("GIF89a"));
    const auto film = draw(*answer.solution, {.title = "Fifteen", .legend = false, .columns = 2, .moves = "2-3"});
    CHECK(film.find(">Fifteen</text>") != std::string::npos);
    CHECK(film.find(">2: ") != std::string::npos);
    CHECK(film.find("crosses") == std::string::npos);
    CHECK(draw(*answer.solution, {.width = 300}).find("width=\"300pt\"") != std::string::npos);
    CHECK_THROWS_AS(draw(*answer.solution, {.style = "sweep", .columns = 2}), Error);
    CHECK_THROWS_AS(draw(*answer.solution, {.paper = "a4"}), Error);
    CHECK_THROWS_AS(draw(*answer.solution, {.speed = 2}), Error);
    drawing = {.format = "svg", .style = "film"};
    CHECK_THROWS_AS(draw(Problem(Board("T5")).vacate("b3").finish("b3"), drawing), Error);
    CHECK(has_pictures());
}

TEST_CASE("the library knows board names and reads moves") {
    const std::vector<std::string> names = Board::names();
    CHECK(std::find(names.begin(), names.end(), "wiegleb") != names.end());
    for (const std::string& name : names) CHECK(Board(name).hole_count() > 0);
    const Board board("T5");
    CHECK(board.move("e5-c3-a3") == std::vector<Jump>{{{4, 4}, {2, 2}}, {{2, 2}, {0, 2}}});
    CHECK(board.move("15-6-4") == board.move("e5-c3-a3"));
    for (const char* text : {"", "a1", "a1-", "a1-a3 a4-a2", "a1-f9", "a1-c1", "4-16", "0-1", "4-a1"})
        CHECK_THROWS_AS(board.move(text), Error);
}

TEST_CASE("problems as text do not depend on how they were given") {
    const Board board("T5");
    const Problem problem = Problem(board).vacate("b2,a1").finish("any");
    CHECK(problem.text() == "board T5\nvacate a1,b2\nfinish any\n");
    CHECK(Problem(board).text() == "board T5\n");
    CHECK(Problem(board).start(*problem.start()).finish("any") == problem);
    CHECK(Problem(board).start(*problem.start()).text() == "board T5\nstart o/*o/***/****/*****\n");
    CHECK(!(Problem(board).vacate("a1,b2") == problem));
    CHECK(!(Problem(board).vacate("a1,b2").finish("c3") == problem));
    CHECK(!(Problem(board).vacate("a1").finish("any") == problem));
    CHECK(!(Problem(board) == Problem(Board("T6"))));
}
