#include "search/paths/beams/find_path.hpp"

#include "board/parse.hpp"
#include "game/referee.hpp"
#include "search/paths/depth_first.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"
#include "support/sampled.hpp"
#include "support/search.hpp"
#include "theory/judgement.hpp"

using namespace pegwright::tests;
using namespace pegwright::search::paths;

namespace {

// By the referee.
bool holds(const PathFound& path) {
    Referee referee(Problem(path.start.board(), Start::at(path.start), Goal::at(path.goal)));
    return referee.play(path.jumps) == path.jumps.size() && referee.finish();
}

Position one_peg(const Board& board, Hole h) {
    Position position = Position::empty(board);
    position.set(h);
    return position;
}
Position one_vacancy(const Board& board, Hole h) {
    Position position(board);
    position.clear(h);
    return position;
}

BeamResult find(const std::string& name, Hole vacate, Hole finish, const BeamLimits& limits) {
    const Board board = parse_board(name);
    const Position start[] = {one_vacancy(board, vacate)};
    const Position goal[] = {one_peg(board, finish)};
    return find_path(board, start, goal, limits);
}

}  // namespace

TEST_CASE("a path is found if there is one, else disproved") {
    Random random;
    int found = 0;
    for (int round = 0; round < 400; ++round) {
        const Board board = random_board(random);
        const std::uint64_t start = random_position(random, board, 5);
        const auto reached = PlainGames(board).reached(start);
        std::vector<std::uint64_t> goals(reached.begin(), reached.end());
        for (int i = 0; i < 5; ++i) {
            const std::uint64_t goal = i < 3 ? goals[random() % goals.size()] : random_position(random, board, 2);
            const Position from[] = {position_of(board, start)};
            const Position to[] = {position_of(board, goal)};
            const BeamResult result = find_path(board, from, to, {});
            REQUIRE(result.path.has_value() == (reached.count(goal) != 0));
            REQUIRE(result.exhausted == !result.path);
            if (!result.path) continue;
            CHECK((result.path->start == from[0] && result.path->goal == to[0] && holds(*result.path)));
            ++found;
        }
    }
    CHECK(found > 500);
}

TEST_CASE("pagoda functions leave out no solution", "[long]") {
    Random random;
    std::size_t functions = 0;
    int found = 0;
    const int rounds = sampled(10, 40);
    for (const char* name : {"T6", "6x4", "4x4", "5x5"})
        for (int round = 0; round < rounds; ++round) {
            const Board board = parse_board(name);
            const SmallBoard small(board);
            const std::uint64_t start = random_position(random, board, 4);
            const Bits finishes = all_finishes(small, start);
            for (const Hole h : possible_finishes(position_of(board, start))) {
                const Position from[] = {position_of(board, start)};
                const Position to[] = {one_peg(board, h)};
                const BeamResult result = find_path(board, from, to, {});
                REQUIRE(result.path.has_value() == ((finishes & small.bit(h)) != 0));
                REQUIRE(result.exhausted == !result.path);
                functions += result.functions;
                found += result.path ? 1 : 0;
            }
        }
    CHECK(functions > 0);
    CHECK(found > rounds / 2);
}

TEST_CASE("of several starts and goals a matching pair is found") {
    const Board board = parse_board("english");
    std::vector<Position> starts;
    std::vector<Position> goals;
    for (const Hole h : board.holes()) {
        starts.push_back(one_vacancy(board, h));
        goals.push_back(one_peg(board, h));
    }
    const BeamResult result = find_path(board, starts, goals, {});
    REQUIRE(result.path);
    CHECK(holds(*result.path));
    CHECK(result.path->jumps.size() == 31);
    CHECK(std::count(starts.begin(), starts.end(), result.path->start) == 1);
    CHECK(std::count(goals.begin(), goals.end(), result.path->goal) == 1);
}

TEST_CASE("narrow beams solve boards of some hundred holes") {
    const struct {
        const char* board;
        Hole vacate, finish;
    } problems[] = {{"octagon5", {6, 6}, {6, 6}}, {"cross4", {0, 4}, {3, 4}}, {"star4", {3, 1}, {8, 9}},
                    {"hexagon6", {2, 0}, {7, 8}}, {"20x9", {9, 3}, {9, 3}},   {"triangular:12x12", {0, 0}, {0, 0}}};
    for (const auto& problem : problems) {
        INFO(problem.board);
        const BeamResult result = find(problem.board, problem.vacate, problem.finish, {{}, 900});
        REQUIRE(result.path);
        CHECK(holds(*result.path));
    }
}

TEST_CASE("goals of many pegs that random jumps reach are found") {
    Random random;
    const Board board = parse_board("12x12");
    for (const int jumps : {10, 30, 60, 90}) {
        const Position start = one_vacancy(board, {5, 5});
        Position position = start;
        for (int i = 0; i < jumps; ++i) {
            std::vector<Jump> possible;
            for (const Hole from : board.holes())
                for (const Hole d : half_directions(board.lattice()))
                    for (const std::int32_t sign : {1, -1})
                        if (const Jump jump{from, from + 2 * sign * d}; board.contains(jump.to) && position.peg(from) &&
                                                                        position.peg(jump.over()) &&
                                                                        !position.peg(jump.to))
                            possible.push_back(jump);
            if (possible.empty()) break;
            const Jump jump = possible[random() % possible.size()];
            position.clear(jump.from);
            position.clear(jump.over());
            position.set(jump.to);
        }
        const Position starts[] = {start};
        const Position goals[] = {position};
        const BeamResult result = find_path(board, starts, goals, {{}, 8100});
        REQUIRE(result.path);
        CHECK(holds(*result.path));
    }
}

TEST_CASE("the answer depends on the seed, not on threads", "[long]") {
    BeamLimits limits;
    // The first beam finds nothing, so threads matter.
    const auto jumps = [&](unsigned threads, std::uint64_t seed) {
        limits.limits.threads = threads;
        limits.seed = seed;
        const BeamResult result = find("wiegleb", {0, 3}, {0, 3}, limits);
        return std::pair(result.path.value().jumps, result.expanded);
    };
    const auto alone = jumps(1, 0);
    CHECK(jumps(2, 0) == alone);
    CHECK(jumps(5, 0) == alone);
    CHECK(jumps(2, 7) == jumps(1, 7));
    CHECK(jumps(1, 7).first != alone.first);
    // Positions of a level at the last width and of all beams before.
    CHECK(alone.second > 1000);
}

TEST_CASE("beams end at their width, at the memory and by the poll") {
    // e1 to e1 has no known solution and no short proof.
    const BeamResult narrow = find("wiegleb", {4, 0}, {4, 0}, {{}, 100});
    CHECK_FALSE(narrow.path);
    CHECK_FALSE(narrow.exhausted);
    for (const unsigned threads : {1U, 3U}) {
        BeamLimits limits;
        limits.limits.threads = threads;
        limits.limits.memory = 4 << 20;
        CHECK_THROWS_AS(find("wiegleb", {4, 0}, {4, 0}, limits), Error);
        limits.limits.poll = [](const Progress&) { throw Error(Error::Kind::interrupted, "enough"); };
        CHECK_THROWS_WITH(find("wiegleb", {4, 0}, {4, 0}, limits), "enough");
    }
    CHECK_THROWS_WITH(find("23x23", {0, 0}, {0, 0}, {}), Catch::Matchers::ContainsSubstring("529"));
}
