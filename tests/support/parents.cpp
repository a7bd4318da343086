#include "support/parents.hpp"

#include "support/catch.hpp"
#include "support/search.hpp"

#include <algorithm>
#include <functional>

using namespace pegwright::tests;

Parents::Parents(const Game& g, bool one_class, int pegs)
    : game(g), keys(g.board, g.symmetries, g.starts.front(), one_class) {
    std::set<Key> all;
    for (const Bits start : game.starts) all.insert(keys.key(start));
    for (int n = game.start_pegs(); n > pegs; --n) all = after(all, LevelStep::jump);
    level = level_of({all.begin(), all.end()}, pegs);
}

std::set<Key> Parents::after(const std::set<Key>& from, LevelStep step) const {
    std::set<Key> to;
    for (const Key key : from) {
        const Bits p = keys.position(key);
        if (step == LevelStep::complement) to.insert(keys.key(game.board.full() & ~p));
        if (step == LevelStep::complement) continue;
        for (const BitJump& jump : game.board.jumps())
            if (jump.possible(step == LevelStep::back ? p ^ jump.flip : p)) to.insert(keys.key(p ^ jump.flip));
    }
    return to;
}

std::vector<Key> Parents::expected(LevelStep s) const {
    const std::vector<Key> from = level.keys();
    const auto to = after({from.begin(), from.end()}, s);
    return {to.begin(), to.end()};
}

Parents parents(const std::string& board, const std::string& vacate, int pegs) {
    const Game game = game_of(parse_board(board), vacate, vacate);
    return {game, !vacate.empty(), pegs};
}

void check_buckets(const Level& level) {
    CHECK(level.buckets.front().base == 0);
    std::vector<Key> keys;
    std::vector<std::uint8_t> room;
    for (std::size_t i = 0; i < level.buckets.size(); ++i) {
        level.read(i, keys, room);
        CHECK(keys.size() == level.buckets[i].count);
        CHECK(std::adjacent_find(keys.begin(), keys.end(), std::greater_equal<>()) == keys.end());
        if (keys.empty()) continue;
        CHECK(keys.front() >= level.buckets[i].base);
        if (i + 1 < level.buckets.size()) CHECK(keys.back() < level.buckets[i + 1].base);
    }
}

BuiltLevel build(const Parents& from, LevelStep step, std::uint64_t memory, unsigned threads, const Level* within) {
    BlockPool blocks;
    Workspace workspace{threads, memory, {}, blocks};
    return build_level({from.keys, from.level, step, within, nullptr, nullptr, nullptr, nullptr}, workspace);
}
