#include "peg/error.hpp"
#include "search/forward_levels.hpp"
#include "search/key_codec.hpp"
#include "search/level_file.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

#include <atomic>
#include <set>

using namespace pegwright;

namespace {

// A level of a game, and what one step from it must lead to, by a set.
struct Parents {
    Game game;
    PositionKeys keys;
    Level level;

    Parents(const Game& g, bool one_class, int pegs) : game(g), keys(g.board, g.symmetries, g.board.full() & ~(g.vacancies & (~g.vacancies + 1)), one_class) {
        std::set<Key> all;
        for (Bits v = game.vacancies; v != 0; v &= v - 1) all.insert(keys.key(game.board.full() & ~(v & (~v + 1))));
        for (int n = game.holes() - 1; n > pegs; --n) all = step(all, Step::jump);
        level = level_of({all.begin(), all.end()}, pegs);
    }
    std::set<Key> step(const std::set<Key>& from, Step step) const {
        std::set<Key> to;
        for (const Key key : from) {
            const Bits p = keys.position(key);
            if (step == Step::complement) to.insert(keys.key(game.board.full() & ~p));
            if (step == Step::complement) continue;
            for (const BitJump& jump : game.board.jumps())
                if (jump.possible(step == Step::back ? p ^ jump.flip : p)) to.insert(keys.key(p ^ jump.flip));
        }
        return to;
    }
    std::vector<Key> expected(Step s) const {
        const std::vector<Key> from = level.keys();
        const auto to = step({from.begin(), from.end()}, s);
        return {to.begin(), to.end()};
    }
};

Parents parents(const std::string& board, const std::string& vacate, int pegs) {
    const Game game = game_of(Shape::parse(board), vacate, vacate);
    return {game, !vacate.empty(), pegs};
}

// Buckets ascending, each key in the bucket whose turn it is, each once.
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

BuiltLevel build(const Parents& from, Step step, std::uint64_t memory, unsigned threads, const Level* within = nullptr) {
    BlockPool blocks;
    Workspace workspace{threads, memory, {}, blocks};
    return build_level({from.keys, from.level, step, within, nullptr, nullptr, nullptr, nullptr}, workspace);
}

// The same with runs and buckets in files; the number of runs.
std::size_t check_in_files(const Parents& from, Step step, std::uint64_t memory, unsigned threads) {
    struct Counting : BucketSink {
        explicit Counting(BucketFile& f) : file(f) {}
        void take(Bucket& bucket) override {
            ++buckets;
            file.take(bucket);
        }
        BucketFile& file;
        std::atomic<std::size_t> buckets{0};
    };
    const TemporaryFolder folder;
    BucketFile run_file(folder.path() + "/runs", true);
    Counting runs(run_file);
    const auto finished = std::make_shared<BucketFile>(folder.path() + "/finished", true);
    BlockPool blocks;
    Workspace workspace{threads, memory, {}, blocks};
    BuiltLevel built = build_level({from.keys, from.level, step, nullptr, nullptr, &runs, &run_file, finished.get()}, workspace);
    built.level.file = finished;
    CHECK(built.level.keys() == from.expected(step));
    CHECK(built.level.memory() == built.level.buckets.capacity() * sizeof(Bucket));
    return runs.buckets;
}

constexpr std::uint64_t plenty = std::uint64_t{1} << 30;

}  // namespace

TEST_CASE("a level is what one step leads to, however many threads", "[level_builder]") {
    const struct {
        const char* board;
        const char* vacate;
        int pegs;
    } rows[] = {{"T6", "a1", 12}, {"T6", "b3", 8}, {"T5", "a1", 1}, {"T5", "", 7}, {"5x5", "c3", 15}, {"english", "d4", 25}, {"english", "", 28}, {"wiegleb", "e5", 39}, {"T10", "a1", 48}, {"8x8", "a1", 58}, {"8x8", "", 60}, {"T1", "a1", 0}};
    for (const auto& row : rows) {
        const Parents from = parents(row.board, row.vacate, row.pegs);
        INFO(row.board << " " << row.vacate << ", " << row.pegs << " pegs, " << from.level.positions() << " positions, " << from.keys.bits() << " bits");
        for (const Step step : {Step::jump, Step::back, Step::complement}) {
            const std::vector<Key> expected = from.expected(step);
            for (const unsigned threads : {1U, 3U}) {
                const BuiltLevel built = build(from, step, plenty, threads);
                CHECK(built.level.keys() == expected);
                CHECK(built.level.positions() == expected.size());
                check_buckets(built.level);
                if (step == Step::jump) CHECK(built.images == images_of(from.keys, from.level));
            }
        }
    }
}

TEST_CASE("a level may have wide keys and many ranges", "[level_builder]") {
    for (const char* vacate : {"a1", ""}) {
        const Parents from = parents("8x8", vacate, 57);
        CHECK(from.keys.bits() == (*vacate ? 60 : 64));
        for (const unsigned threads : {1U, 3U}) {
            const BuiltLevel built = build(from, Step::jump, plenty, threads);
            CHECK(built.level.buckets.size() > 1);
            CHECK(built.level.keys() == from.expected(Step::jump));
            check_buckets(built.level);
        }
    }
}

TEST_CASE("a level is the same with hardly any memory, from runs in memory or in files", "[level_builder]") {
    const Parents from = parents("T6", "a1", 11);
    const std::vector<Key> expected = from.expected(Step::jump);
    for (const unsigned threads : {1U, 3U}) {
        constexpr std::uint64_t little = 300'000;
        const BuiltLevel built = build(from, Step::jump, little, threads);
        CHECK(built.jumps * sizeof(std::uint32_t) > little);  // so there were runs
        CHECK(built.level.keys() == expected);
        check_buckets(built.level);
        CHECK(check_in_files(from, Step::jump, little, threads) > 1);
        CHECK(check_in_files(from, Step::jump, 0, threads) > 30);
        CHECK(check_in_files(from, Step::jump, plenty, threads) == 0);
        CHECK(check_in_files(parents("8x8", "", 59), Step::jump, 0, threads) > 1);
    }
}

TEST_CASE("a level that does not fit the memory is a limit, as is whatever stops the search", "[level_builder]") {
    const Parents from = parents("T6", "a1", 11);
    try {
        build(from, Step::jump, 10'000, 2);
        FAIL("it fits");
    } catch (const Error& e) {
        CHECK(e.kind() == Error::Kind::limit);
        CHECK(std::string(e.what()).find("memory is full of the positions of one level") == 0);
    }
    BlockPool blocks;
    std::uint64_t last = 0;
    Workspace workspace{1, plenty, [&](std::uint64_t done) { if ((last = done) > 5000) throw 17; }, blocks};
    CHECK_THROWS_AS(build_level({from.keys, from.level, Step::jump, nullptr, nullptr, nullptr, nullptr, nullptr}, workspace), int);
    CHECK(last > 5000);
    CHECK(last < from.level.positions());
}

TEST_CASE("only positions of another level are kept within it", "[level_builder]") {
    const Parents from = parents("T6", "a1", 11);
    const BuiltLevel all = build(from, Step::jump, plenty, 1);
    Level within = all.level;
    std::vector<Key> expected;
    for (Bucket& bucket : within.buckets) {
        // Every third key, less one before it.
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
            const BuiltLevel built = build(from, Step::jump, memory, threads, &within);
            CHECK(built.level.keys() == expected);
            check_buckets(built.level);
        }
    }
}

TEST_CASE("positions that do not keep a resource count are left out", "[level_builder]") {
    const Parents from = parents("T6", "a1", 14);
    const ResourceCount count{{{from.game.board.bit({2, 4}) | from.game.board.bit({0, 0}), 2}, {from.game.board.bit({1, 2}), -1}}, 2};
    ResourceCount ordered = count;
    for (ResourceCount::Term& term : ordered.terms) term.holes = from.keys.ordered(term.holes);
    std::vector<Key> expected;
    for (const Key key : from.expected(Step::jump))
        if (count.value(from.keys.position(key)) >= 2) expected.push_back(key);
    CHECK_FALSE(expected.empty());
    CHECK(expected.size() < from.expected(Step::jump).size());
    BlockPool blocks;
    Workspace workspace{2, plenty, {}, blocks};
    CHECK(build_level({from.keys, from.level, Step::jump, nullptr, &ordered, nullptr, nullptr, nullptr}, workspace).level.keys() == expected);
}
