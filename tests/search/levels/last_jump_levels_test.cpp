#include "search/levels/forward_levels.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"
#include "support/thread_ranks.hpp"

#include <array>
#include <filesystem>
#include <map>
#include <set>

using namespace pegwright::tests;

namespace {

Game game_from(const char* name, int pegs, Random& random, std::optional<ResourceRequirement> resource) {
    const SmallBoard board(parse_board(name));
    Bits start = board.full();
    while (std::popcount(start) > pegs) start &= ~(Bits{1} << random() % board.size());
    return {board, {start}, {}, hole_symmetries(board), std::move(resource)};
}

// Positions up to symmetry by number of pegs, with every jump.
std::map<int, std::uint64_t> counted(const Game& game, const PositionKeys& keys) {
    std::map<int, std::uint64_t> rows;
    std::set<Key> level{keys.key(game.starts.front())};
    for (int pegs = game.start_pegs(); !level.empty(); --pegs) {
        rows[pegs] = level.size();
        std::set<Key> next;
        ReachedKeys reached;
        for (const Key key : level) {
            keys.expand(std::array{key}, false, reached);
            for (const Key found : reached.all())
                if (!game.resource || game.resource->value(keys.position(found)) >= game.resource->least)
                    next.insert(found);
        }
        level = std::move(next);
    }
    return rows;
}

std::map<int, std::uint64_t> searched_rows(const Game& game, const Limits& limits) {
    BlockPool blocks;
    ForwardLevels levels(game, game.starts, "forward", game.holes() + 1, limits, blocks);
    levels.reach(0);
    std::map<int, std::uint64_t> rows;
    for (const LevelRow& row : levels.rows()) rows[row.pegs] = row.positions;
    return rows;
}

void check(const Game& game) {
    const PositionKeys keys = keys_of(game, game.starts);
    REQUIRE(keys.keeps_last_jumps());
    const auto expected = counted(game, keys);
    on_ranks(3, [&](Ranks& ranks) {
        Limits shared;
        shared.ranks = &ranks;
        CHECK(searched_rows(game, shared) == expected);
        shared.memory = 600'000;
        CHECK(searched_rows(game, shared) == expected);
    });
    Limits limits;
    for (const unsigned threads : {1U, 2U}) {
        limits.threads = threads;
        limits.directory.clear();
        CHECK(searched_rows(game, limits) == expected);
        // Little memory forces several runs.
        Limits little = limits;
        little.memory = 600'000;
        CHECK(searched_rows(game, little) == expected);
        // A search resumed from files does not know the last jumps.
        const TemporaryFolder folder;
        limits.directory = folder.path();
        CHECK(searched_rows(game, limits) == expected);
        const auto files = names_of_levels(game.start_pegs() - 1, 1);
        for (std::size_t i = files.size() / 2; i < files.size(); ++i)
            std::filesystem::remove(folder.path() + "/" + files[i]);
        CHECK(searched_rows(game, limits) == expected);
    }
}

}  // namespace

TEST_CASE("levels without needless jumps have every position", "[levels][long]") {
    Random random;
    for (const char* name : {"french", "wiegleb", "diamond", "T8", "7x6", "diagonal:6x6"}) {
        INFO(name);
        for (const int pegs : {5, 11, 12}) check(game_from(name, pegs, random, {}));
    }
}

TEST_CASE("levels made in several runs have every position", "[levels]") {
    // 438,445 positions make about two million keys (16 MB), more than their share.
    const Game game = game_of(parse_board("wiegleb"), "e5", "e5");
    for (const bool in_files : {false, true}) {
        const TemporaryFolder folder;
        Limits limits;
        limits.threads = 2;
        limits.memory = 25 << 20;
        if (in_files) limits.directory = folder.path();
        BlockPool blocks;
        ForwardLevels levels(game, game.starts, "forward", game.holes() + 1, limits, blocks);
        levels.reach(33);
        CHECK(levels.rows().back().positions == 1'556'366);
        CHECK(levels.rows().back().images == 12'443'509);
    }
}

TEST_CASE("a resource count keeps the same positions", "[levels][long]") {
    Random random;
    const SmallBoard board(parse_board("wiegleb"));
    ResourceRequirement falls;  // every peg counts
    falls.terms = {{board.full(), 1}};
    falls.least = 5;
    CHECK(falls.only_falls(board));
    ResourceRequirement rises;  // a corner's pegs count against it
    rises.terms = {{board.full(), 1}, {Bits{1} << 0 | Bits{1} << 13 | Bits{1} << 25, -2}};
    rises.least = 3;
    CHECK_FALSE(rises.only_falls(board));
    for (int i = 0; i < 4; ++i) {
        check(game_from("wiegleb", 12, random, falls));
        check(game_from("wiegleb", 12, random, rises));
    }
}

TEST_CASE("fewer jumps are made where last jumps are known", "[levels]") {
    Random random;
    const Game game = game_from("wiegleb", 16, random, {});
    const Limits limits;
    BlockPool blocks;
    ForwardLevels levels(game, game.starts, "forward", 1, limits, blocks);
    levels.reach(0);
    std::uint64_t all = 0;
    ReachedKeys reached;
    for (const LevelRow& row : levels.rows())
        for (const Key key : levels.level(row.pegs).keys()) {
            levels.keys().expand(std::array{key}, false, reached);
            all += reached.count;
        }
    CHECK(levels.jumps() < all * 2 / 3);
    CHECK(levels.jumps() > 0);
}
