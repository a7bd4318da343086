#include "pegwright/solving/move_bound.hpp"

#include "game/move_count.hpp"
#include "search/regions/local_regions.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace pegwright;

namespace {

// The first jump of each peg, by its hole at the start.
class FirstJumps : public JumpSink {
public:
    void take(std::span<const Jump> jumps) override {
        for (const Jump& jump : jumps) {
            count_.add(jump);
            touched_.insert(jump.over());
            if (touched_.insert(jump.from).second) first[jump.from] = jump.to;
            touched_.insert(jump.to);
        }
    }
    std::int64_t moves() const { return count_.moves(); }
    std::map<Hole, Hole> first;

private:
    std::set<Hole> touched_;  // holes whose first peg was taken or has moved
    game::MoveCount count_;
};

FirstJumps played(const Problem& problem) {
    const Outcome outcome = solve(Query(problem), {});
    REQUIRE(outcome);
    FirstJumps jumps;
    outcome.player->play(jumps);
    return jumps;
}

}  // namespace

TEST_CASE("bounds do not exceed known minima") {
    // [Bell 2008, Table 4; A127500] for T_4 … T_10.
    const std::map<int, int> fewest = {{4, 5}, {5, 9}, {6, 9}, {7, 12}, {8, 13}, {9, 16}, {10, 18}};
    const std::map<int, int> proven = {{4, 5}, {5, 6}, {6, 8}, {7, 10}, {8, 12}, {9, 14}, {10, 17}};
    for (const auto& [n, moves] : fewest) {
        const MoveBound bound = move_bound(Query(Board::triangle(n)));
        CHECK(bound.moves <= moves);
        CHECK(bound.moves >= proven.at(n));
    }
    CHECK(move_bound(Query({parse_board("english"), {3, 3}, {3, 3}})).moves <= 18);
    CHECK(move_bound(Query({parse_board("english"), {3, 3}, {3, 3}})).moves >= 13);
    CHECK(move_bound(Query(parse_board("8x8"))).moves == 24);
    CHECK(move_bound(Query(parse_board("6x6"))).moves == 15);
}

TEST_CASE("bounds for larger triangles reach these numbers", "[long]") {
    for (const auto& [n, moves] : {std::pair{12, 22}, {14, 27}, {15, 30}, {18, 41}, {20, 48}})
        CHECK(move_bound(Query(Board::triangle(n))).moves >= moves);
}

TEST_CASE("a first jump leaves every full region, in large games", "[long]") {
    for (const char* name : {"T12", "T13", "T30", "T41", "8x8", "11x6", "25x30", "english", "triangular:5x5"}) {
        const Board board = parse_board(name);
        const Outcome some = solve(Query(board), {});
        REQUIRE(some);
        const Problem problem = some.player->problem();
        const FirstJumps jumps = played(problem);
        CHECK(static_cast<std::int64_t>(jumps.first.size()) <= jumps.moves());
        const Position start = problem.start_position();
        for (const search::regions::MersonRegion& region : search::regions::local_regions(board)) {
            std::set<Hole> holes;
            for (const std::uint32_t number : region) holes.insert(board.hole(number));
            if (!std::all_of(holes.begin(), holes.end(), [&](Hole h) { return start.peg(h); })) continue;
            CHECK(std::any_of(jumps.first.begin(), jumps.first.end(), [&](const auto& jump) {
                return holes.contains(jump.first) && !holes.contains(jump.second);
            }));
        }
        const MoveBound bound = move_bound(Query(problem));
        INFO(name);
        CHECK(bound.by_weights <= static_cast<std::int64_t>(jumps.first.size()));
        CHECK(bound.moves <= jumps.moves());
    }
}

TEST_CASE("unsolvable problems have no bound, solved ones 0") {
    CHECK(move_bound(Query(Board::triangle(3))).judgement.solvable == false);
    CHECK(move_bound(Query({Board::triangle(5), Hole{1, 2}, Hole{1, 2}})).judgement.solvable == false);
    CHECK(move_bound(Query({Board::triangle(4), Hole{0, 0}, Hole{0, 0}})).moves == 0);
    const Board board = parse_board(".o./ooo/.o.");
    Position one = Position::empty(board);
    one.set({1, 1});
    CHECK(move_bound(Query(board, Start::at(one), Goal::at(one))).moves == 0);
}

TEST_CASE("a start that meets the goal needs no move") {
    const Board triangle = Board::triangle(5);
    Position top = Position::empty(triangle);
    top.set({0, 0});
    for (const Query& query :
         {Query(triangle, Start::at(top), Goal::finish({Hole{0, 0}})), Query(triangle, Start::at(top), Goal::any_peg()),
          Query({parse_board("2x1"), Hole{0, 0}, Hole{1, 0}}), Query(parse_board("2x1"))}) {
        const MoveBound bound = move_bound(query);
        CHECK(bound.judgement.solvable != false);
        CHECK(bound.moves == 0);
        CHECK(bound.packing.empty());
    }
    const Board square = parse_board("2x2");
    Position three(square);
    three.clear({1, 0});
    CHECK(move_bound(Query(square, {}, Goal::at(three))).moves == 0);
}

TEST_CASE("a finish alone leaves the vacancy open, and vice versa") {
    const Board board = Board::triangle(8);
    std::int64_t least = 1000;
    board.for_each_hole([&](Hole v) {
        const MoveBound bound = move_bound(Query(board, Start::vacate({v}), Goal::finish({Hole{0, 0}})));
        if (bound.judgement.solvable != false) least = std::min(least, bound.moves);
    });
    CHECK(move_bound(Query(board, {}, Goal::finish({Hole{0, 0}}))).moves == least);
    CHECK(move_bound(Query(board)).moves == 12);
}
