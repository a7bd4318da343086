#include "search/levels/keys/last_jumps.hpp"
#include "board/parse.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/levels/keys/position_keys.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>

using namespace pegwright::tests;
using namespace pegwright::search::levels;
using pegwright::board::parse_board;
using pegwright::search::bits::hole_symmetries;
using pegwright::search::bits::HolePermutation;

namespace {

struct Jumps {
    std::size_t all = 0;
    std::size_t made = 0;
};

// Goes on with the least or greatest last jump of each position, as any will do.
void compare(const PositionKeys& keys, std::set<Key> level, bool least, Jumps& jumps) {
    std::map<Key, Key> last_jump;
    for (const Key key : level) last_jump[key] = no_last_jump;
    while (!level.empty()) {
        ReachedKeys reached;
        std::set<Key> next;
        for (const Key key : level) {
            keys.expand(std::array{key}, false, reached);
            next.insert(reached.all().begin(), reached.all().end());
            jumps.all += reached.count;
        }
        std::map<Key, Key> next_last_jump;
        for (const auto& [key, number] : last_jump) {
            keys.expand_with_last_jumps(std::array{key << last_jump_bits | number}, reached);
            jumps.made += reached.count;
            for (const Key found : reached.all()) {
                const auto [at, is_new] = next_last_jump.emplace(found >> last_jump_bits, found & no_last_jump);
                if (!is_new && least == ((found & no_last_jump) < at->second)) at->second = found & no_last_jump;
            }
        }
        std::set<Key> found;
        for (const auto& [key, number] : next_last_jump) found.insert(key);
        REQUIRE(found == next);
        level = std::move(next);
        last_jump = std::move(next_last_jump);
    }
}

}  // namespace

TEST_CASE("levels without needless jumps are whole: one vacancy") {
    for (const char* name : {"T5", "4x4", "5x3", "diagonal:3x4", "6x3", ".oo./oooo/oooo/.oo.", "triangular:4x4"}) {
        INFO(name);
        const SmallBoard board(parse_board(name));
        Jumps jumps;
        for (std::size_t vacancy = 0; vacancy < board.size(); ++vacancy) {
            const auto all = hole_symmetries(board);
            std::vector<HolePermutation> symmetries;
            for (const HolePermutation& s : all)
                if (s[vacancy] == vacancy) symmetries.push_back(s);
            const Bits start = board.full() & ~(Bits{1} << vacancy);
            const PositionKeys keys(board, symmetries, start, true, 0);
            if (!keys.keeps_last_jumps()) continue;
            for (const bool least : {true, false}) compare(keys, {keys.key(start)}, least, jumps);
        }
        CHECK(jumps.made <= jumps.all);
    }
}

TEST_CASE("levels without needless jumps are whole: random starts") {
    std::mt19937_64 random(1);
    Jumps jumps;
    for (const char* name : {"english", "T7", "french", "diagonal:5x5", "wiegleb", "diamond"}) {
        INFO(name);
        const SmallBoard board(parse_board(name));
        for (int n = 0; n < 20; ++n) {
            Bits start = board.full();
            while (std::popcount(start) > 8) start &= ~(Bits{1} << random() % board.size());
            const PositionKeys keys(board, hole_symmetries(board), start, false, 0);
            REQUIRE(keys.keeps_last_jumps());
            compare(keys, {keys.key(start)}, n % 2 == 0, jumps);
        }
    }
    CHECK(2 * jumps.made < jumps.all + jumps.all / 2);
}

TEST_CASE("wide registers leave out the same jumps") {
    if (!JumpLanes::has_512_bits()) {
        WARN("this processor has no wide registers, so nothing was compared");
        return;
    }
    std::mt19937_64 random(2);
    for (const char* name : {"english", "T7", "hexagon3", "french", "diagonal:5x5", "6x5", "diamond"}) {
        INFO(name);
        const SmallBoard board(parse_board(name));
        const auto all = hole_symmetries(board);
        for (std::size_t vacancy = 0; vacancy <= board.size(); ++vacancy) {
            std::vector<HolePermutation> symmetries;
            for (const HolePermutation& s : all)
                if (vacancy == board.size() || s[vacancy] == vacancy) symmetries.push_back(s);
            const PositionKeys keys(board, symmetries, board.full(), false, 0);
            PositionKeys older(board, symmetries, board.full(), false, 0);
            older.keep_to_128_bits();
            if (!keys.keeps_last_jumps()) continue;
            std::vector<Key> parents;
            for (int n = 0; n < 50; ++n)
                parents.push_back(keys.key(random() & board.full()) << last_jump_bits | random() % most_last_jumps);
            ReachedKeys reached;
            ReachedKeys expected;
            keys.expand_with_last_jumps(parents, reached);
            older.expand_with_last_jumps(parents, expected);
            REQUIRE(std::ranges::equal(reached.all(), expected.all()));
            CHECK(reached.images == expected.images);
        }
    }
}
