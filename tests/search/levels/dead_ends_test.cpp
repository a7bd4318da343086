#include "search/levels/dead_ends.hpp"
#include "search/bits/reducer.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <bit>
#include <map>
#include <set>

using namespace pegwright::tests;

namespace {

// All positions of every level, and which reach a goal.
class Plain {
public:
    explicit Plain(const Game& game) : game_(game), reducer_(game.symmetries) {}

    // The first level (in jumps) with a position for which dead() holds, and their number up to symmetry.
    template <class Dead>
    std::pair<int, std::size_t> first(Dead dead) const {
        std::set<Bits> level{game_.starts.front()};
        for (int jumps = 0; !level.empty(); ++jumps) {
            std::set<Bits> found;
            for (const Bits p : level)
                if (dead(p)) found.insert(reducer_.least(p));
            if (!found.empty()) return {jumps, found.size()};
            if (std::popcount(*level.begin()) == game_.goal_pegs()) break;
            std::set<Bits> next;
            for (const Bits p : level) for_each_after(p, [&](Bits after) { next.insert(after); });
            level = std::move(next);
        }
        return {-1, 0};
    }
    bool wins(Bits position) {
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        bool winning = std::find(game_.goals.begin(), game_.goals.end(), position) != game_.goals.end();
        for_each_after(position, [&](Bits after) { winning = wins(after) || winning; });
        return known_[position] = winning;
    }
    bool stuck(Bits position) const {
        bool none = true;
        for_each_after(position, [&](Bits) { none = false; });
        return none;
    }

private:
    template <class F>
    void for_each_after(Bits position, F f) const {
        for (const BitJump& jump : game_.board.jumps())
            if ((position >> jump.from & 1) != 0 && (position >> jump.over & 1) != 0 && (position >> jump.to & 1) == 0)
                f(position ^ jump.flip);
    }

    const Game& game_;
    SymmetryReducer reducer_;
    std::map<Bits, bool> known_;
};

Bits played(const Game& game, const FirstDeadEnd& end) {
    Bits position = game.starts.front();
    for (const std::size_t j : end.jumps) {
        REQUIRE(game.board.jumps()[j].possible(position));
        position ^= game.board.jumps()[j].flip;
    }
    return position;
}

void compare(const Game& game) {
    Plain plain(game);
    const auto [jumps, positions] = plain.first([&](Bits p) { return !plain.wins(p); });
    const auto lost = first_dead_end(game, {});
    REQUIRE(lost.has_value() == (jumps >= 0));
    if (lost) {
        CHECK(static_cast<int>(lost->jumps.size()) == jumps);
        CHECK(lost->positions == positions);
        CHECK_FALSE(plain.wins(played(game, *lost)));
    }
    Game to_the_end = game;
    to_the_end.goals.clear();
    const auto [moves, ends] = Plain(to_the_end).first([&](Bits p) { return plain.stuck(p); });
    const FirstDeadEnd stuck = shortest_game(game, {});
    CHECK(static_cast<int>(stuck.jumps.size()) == moves);
    CHECK(plain.stuck(played(game, stuck)));
    // There may be more symmetries that keep the start alone.
    CHECK(stuck.positions >= ends);
}

}  // namespace

TEST_CASE("dead ends agree with brute force: all vacancies", "[long]") {
    for (const char* name : {"T4", "T5", "4x4", "3x5", "6x1", "1x1", "3x1", "diagonal:4x3", "triangular:3x4"}) {
        const Board board = parse_board(name);
        for (const Hole vacate : board.holes()) {
            compare(Game::of({board, Start::vacate({vacate}), Goal::any_peg()}));
            compare(Game::of({board, vacate, vacate}));
            compare(Game::of({board, vacate, board.holes().back()}));
        }
    }
}

TEST_CASE("dead ends agree with brute force: random problems") {
    Random random;
    for (int i = 0; i < 200; ++i) {
        const Board board = random_board(random, 12);
        const std::uint64_t full = (std::uint64_t{1} << board.hole_count()) - 1;
        const std::uint64_t start = random() & full;
        const std::set<std::uint64_t> reached = PlainGames(board).reached(start);
        const std::uint64_t goal = *std::next(reached.begin(), static_cast<std::ptrdiff_t>(random() % reached.size()));
        INFO(i);
        compare(Game::of({board, Start::at(position_of(board, start)), Goal::at(position_of(board, goal))}));
    }
}

TEST_CASE("a dead position of T_5 is one jump away, as published") {
    // [Bell 2009, section 7.1], which does not name the vacancies.
    std::map<std::string, std::size_t> jumps;
    for (const char* vacate : {"a1", "a2", "a3", "b3"})
        jumps[vacate] = first_dead_end(game_of(parse_board("T5"), vacate), {})->jumps.size();
    CHECK(jumps == std::map<std::string, std::size_t>{{"a1", 3}, {"a2", 1}, {"a3", 3}, {"b3", 2}});
}
