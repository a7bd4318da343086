#include "search/levels/keys/key_codec.hpp"
#include "support/catch.hpp"
#include "support/parents.hpp"

#include <set>

using namespace pegwright::tests;

TEST_CASE("a level is what one step leads to, however many threads", "[level_builder]") {
    const struct {
        const char* board;
        const char* vacate;
        int pegs;
    } rows[] = {{"T6", "a1", 12},  {"T6", "b3", 8},       {"T5", "a1", 1},     {"T5", "", 7},
                {"5x5", "c3", 15}, {"english", "d4", 25}, {"english", "", 28}, {"wiegleb", "e5", 39},
                {"T10", "a1", 48}, {"8x8", "a1", 58},     {"8x8", "", 60},     {"T1", "a1", 0}};
    for (const auto& row : rows) {
        const Parents from = parents(row.board, row.vacate, row.pegs);
        INFO(row.board << " " << row.vacate << ", " << row.pegs << " pegs, " << from.level.positions() << " positions, "
                       << from.keys.bits() << " bits");
        for (const LevelStep step : {LevelStep::jump, LevelStep::back, LevelStep::complement}) {
            const std::vector<Key> expected = from.expected(step);
            for (const unsigned threads : {1U, 3U}) {
                const BuiltLevel built = build(from, step, plenty, threads);
                CHECK(built.level.keys() == expected);
                CHECK(built.level.positions() == expected.size());
                check_buckets(built.level);
                if (step == LevelStep::jump) CHECK(built.images == images_of(from.keys, from.level));
            }
        }
    }
}

TEST_CASE("a level may have wide keys and many ranges", "[level_builder][long]") {
    for (const char* vacate : {"a1", ""}) {
        const Parents from = parents("8x8", vacate, 57);
        CHECK(from.keys.bits() == (*vacate ? 60 : 64));
        for (const unsigned threads : {1U, 3U}) {
            const BuiltLevel built = build(from, LevelStep::jump, plenty, threads);
            CHECK(built.level.buckets.size() > 1);
            CHECK(built.level.keys() == from.expected(LevelStep::jump));
            check_buckets(built.level);
        }
    }
}

TEST_CASE("only positions of another level are kept within it", "[level_builder]") {
    const Parents from = parents("T6", "a1", 11);
    const BuiltLevel all = build(from, LevelStep::jump, plenty, 1);
    Level within = all.level;
    std::vector<Key> expected;
    for (Bucket& bucket : within.buckets) {
        std::vector<Key> keys;
        std::vector<std::uint8_t> room;
        all.level.read(static_cast<std::size_t>(&bucket - within.buckets.data()), keys, room);
        std::set<Key> some;
        for (std::size_t i = 0; i < keys.size(); i += 3) {
            expected.push_back(keys[i]);
            some.insert(keys[i] - bucket.base);
            if (keys[i] > bucket.base && (i == 0 || keys[i - 1] != keys[i] - 1)) some.insert(keys[i] - 1 - bucket.base);
        }
        bucket.bytes.clear();
        bucket.count = some.size();
        encode_ascending<Key>(std::vector<Key>(some.begin(), some.end()), bucket.bytes);
    }
    for (const unsigned threads : {1U, 3U}) {
        for (const std::uint64_t memory : {plenty, std::uint64_t{300'000}}) {
            const BuiltLevel built = build(from, LevelStep::jump, memory, threads, &within);
            CHECK(built.level.keys() == expected);
            check_buckets(built.level);
        }
    }
}

TEST_CASE("positions that fail a resource count are left out", "[level_builder]") {
    const Parents from = parents("T6", "a1", 14);
    const ResourceRequirement count{
        {{from.game.board.bit({2, 4}) | from.game.board.bit({0, 0}), 2}, {from.game.board.bit({1, 2}), -1}}, 2};
    ResourceRequirement ordered = count;
    for (ResourceRequirement::Term& term : ordered.terms) term.holes = from.keys.ordered(term.holes);
    std::vector<Key> expected;
    for (const Key key : from.expected(LevelStep::jump))
        if (count.value(from.keys.position(key)) >= 2) expected.push_back(key);
    CHECK_FALSE(expected.empty());
    CHECK(expected.size() < from.expected(LevelStep::jump).size());
    BlockPool blocks;
    Workspace workspace{2, plenty, {}, blocks};
    CHECK(build_level({from.keys, from.level, LevelStep::jump, nullptr, &ordered, nullptr, nullptr, nullptr}, workspace)
              .level.keys() == expected);
}
