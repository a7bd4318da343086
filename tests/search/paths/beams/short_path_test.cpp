#include "search/paths/beams/short_path.hpp"

#include "board/parse.hpp"
#include "game/move_count.hpp"
#include "game/referee.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/make.hpp"
#include "theory/judgement.hpp"

using namespace pegwright::tests;
using namespace pegwright::search::paths;

namespace {

struct Found {
    std::vector<Jump> jumps;
    std::int64_t moves = 0;
};

// Refereed, or nothing.
std::optional<Found> find(const Board& board, const std::vector<Hole>& vacate, const ShortLimits& limits) {
    Position start(board);
    for (const Hole h : vacate) start.clear(h);
    std::vector<Position> goals;
    for (const Hole h : possible_finishes(start)) {
        goals.push_back(Position::empty(board));
        goals.back().set(h);
    }
    const auto jumps = short_path(board, start, goals, limits);
    if (!jumps) return std::nullopt;
    Referee referee(Problem(board, Start::at(start), Goal::any_peg()));
    REQUIRE(referee.play(*jumps) == jumps->size());
    REQUIRE(referee.finish());
    MoveCount count;
    count.add(*jumps);
    return Found{*jumps, count.moves()};
}

std::int64_t least_of_all_vacancies(const std::string& name, std::size_t width) {
    const Board board = parse_board(name);
    std::int64_t least = 1000;
    for (const Hole h : holes_of(board)) {
        ShortLimits limits;
        limits.width = width;
        if (const auto found = find(board, {h}, limits)) least = std::min(least, found->moves);
    }
    return least;
}

}  // namespace

TEST_CASE("beams over moves reach the published minima") {
    CHECK(least_of_all_vacancies("T4", 100) == 5);
    CHECK(least_of_all_vacancies("T5", 300) == 9);
    CHECK(least_of_all_vacancies("T6", 300) == 9);
    CHECK(least_of_all_vacancies("T7", 1000) == 12);
}

TEST_CASE("the moves depend on the seed, not on threads") {
    const Board board = parse_board("T9");
    ShortLimits limits;
    limits.width = 300;
    const auto one = find(board, {{1, 8}}, limits);
    limits.limits.threads = 2;
    const auto two = find(board, {{1, 8}}, limits);
    limits.limits.threads = 5;
    const auto five = find(board, {{1, 8}}, limits);
    REQUIRE((one && two && five));
    CHECK(one->jumps == two->jumps);
    CHECK(one->jumps == five->jumps);
    limits.seed = 2;
    const auto other = find(board, {{1, 8}}, limits);
    REQUIRE(other);
    CHECK(other->jumps != one->jumps);
}

TEST_CASE("tuned weights find the fewest known moves in narrow beams", "[long]") {
    const Board board = parse_board("T8");
    ShortLimits limits;
    limits.width = 600;
    limits.generations = 4;
    const auto one = find(board, {{1, 7}}, limits);
    limits.limits.threads = 2;
    const auto two = find(board, {{1, 7}}, limits);
    REQUIRE((one && two));
    CHECK(one->moves == 13);
    CHECK(one->jumps == two->jumps);
    limits.most_moves = 12;
    CHECK_FALSE(find(board, {{1, 7}}, limits));
}

TEST_CASE("several vacancies, several words, and a bound on moves") {
    ShortLimits limits;
    limits.width = 1000;
#ifndef PEGWRIGHT_SANITIZED
    REQUIRE(find(parse_board("T14"), {{11, 13}}, limits));
#endif
    const auto found = find(parse_board("english"), {{3, 3}, {3, 2}}, limits);
    REQUIRE(found);
    limits.most_moves = static_cast<std::size_t>(found->moves) - 1;
    const auto fewer = find(parse_board("english"), {{3, 3}, {3, 2}}, limits);
    CHECK((!fewer || fewer->moves < found->moves));
}

TEST_CASE("boards and beams that are too large are refused") {
    const Board large = parse_board("40x40");
    Position start(large);
    start.clear({0, 0});
    const Position goals[] = {Position::empty(large)};
    CHECK(says(error_of(Error::Kind::limit, [&] { short_path(large, start, goals, {}); }),
               "too large for a beam over moves"));
    ShortLimits limits;
    limits.width = 10'000'000;
    limits.limits.memory = 100 << 20;
    const Board board = parse_board("T6");
    Position hole(board);
    hole.clear({0, 0});
    const Position goal[] = {Position::empty(board)};
    CHECK(says(error_of(Error::Kind::limit, [&] { short_path(board, hole, goal, limits); }), "memory is used up"));
}
