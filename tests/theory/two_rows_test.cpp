// The moves that clear two full rows in src/theory/MOVES.md.
#include "game/move_count.hpp"
#include "game/position.hpp"
#include "support/catch.hpp"

#include <vector>

using namespace pegwright::tests;

namespace {

using Way = std::vector<Hole>;

// Row y of the text is row y + 1 here. Steps of two along a line.
Way along(Hole from, Hole to) {
    Way way{from};
    while (way.back() != to) {
        const auto step = [](std::int32_t a, std::int32_t b) { return a < b ? 2 : a > b ? -2 : 0; };
        const Hole at = way.back();
        way.push_back({at.x + step(at.x, to.x), at.y + step(at.y, to.y)});
    }
    return way;
}

Way then(Way way, Hole to) {
    const Way more = along(way.back(), to);
    way.insert(way.end(), more.begin() + 1, more.end());
    return way;
}

// near: the second peg stays four columns from the end.
std::vector<Way> moves_of_even(std::int32_t length, bool near) {
    std::vector<Way> moves;
    const std::int32_t last = near ? length - 5 : length - 3;
    for (std::int32_t x = 1; x <= last; x += 2) moves.push_back(along({x, 2}, {x, 0}));
    moves.push_back(then(along({0, 2}, {0, 0}), {last + 1, 0}));
    if (near) moves.push_back(then(along({length - 3, 2}, {length - 3, 0}), {length - 5, 0}));
    moves.push_back(along({length - 1, 1}, {1, 1}));
    moves.push_back(then(along({length - 1, 2}, {1, 2}), {1, 0}));
    return moves;
}

// The rest, in row order; every jump must be possible.
std::vector<Hole> left_by(std::int32_t length, const std::vector<Way>& moves) {
    const Board board = Board::rectangle(length, 3);
    Position position(board);
    for (std::int32_t x = 0; x < length; ++x) position.clear({x, 0});
    MoveCount count;
    for (const Way& way : moves)
        for (std::size_t i = 1; i < way.size(); ++i) {
            const Jump jump{way[i - 1], way[i]};
            INFO(length << ": " << jump.from.x << "," << jump.from.y);
            REQUIRE(position.play_at(board.index(jump.from), board.index(jump.over()), board.index(jump.to)));
            count.add(jump);
        }
    CHECK(count.moves() == static_cast<std::int64_t>(moves.size()));
    return position.holes(true);
}

}  // namespace

TEST_CASE("two full rows of n columns leave in n/2 + 2 moves") {
    for (std::int32_t length = 4; length <= 200; length += 2) {
        const auto moves = moves_of_even(length, false);
        CHECK(static_cast<std::int32_t>(moves.size()) == length / 2 + 2);
        CHECK(left_by(length, moves) == std::vector<Hole>{{1, 0}, {length - 2, 0}});
        if (length < 8) continue;
        const auto near = moves_of_even(length, true);
        CHECK(static_cast<std::int32_t>(near.size()) == length / 2 + 2);
        CHECK(left_by(length, near) == std::vector<Hole>{{1, 0}, {length - 5, 0}});
    }
    for (std::int32_t length = 5; length < 200; length += 2) {
        auto moves = moves_of_even(length - 1, false);
        moves.push_back(along({length - 1, 2}, {length - 1, 0}));
        CHECK(static_cast<std::int32_t>(moves.size()) == (length + 1) / 2 + 2);
        CHECK(left_by(length, moves) == std::vector<Hole>{{1, 0}, {length - 3, 0}, {length - 1, 0}});
    }
}
