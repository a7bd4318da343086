#include "base/error.hpp"
#include "search/levels/files/level_file.hpp"
#include "support/catch.hpp"
#include "support/parents.hpp"
#include "support/search.hpp"

#include <atomic>

using namespace pegwright::tests;

namespace {

// Returns the number of runs.
std::size_t check_in_files(const Parents& from, LevelStep step, std::uint64_t memory, unsigned threads) {
    struct Counting : BucketSink {
        explicit Counting(BucketFile& f) : file(f) {}
        void take(Bucket& bucket) override {
            ++buckets;
            file.take(bucket);
        }
        void clear() override { file.clear(); }
        BucketFile& file;
        std::atomic<std::size_t> buckets{0};
    };
    const TemporaryFolder folder;
    BucketFile run_file(make_folder(folder.path()), "runs", true);
    Counting runs(run_file);
    const auto finished = std::make_shared<BucketFile>(make_folder(folder.path()), "finished", true);
    BlockPool blocks;
    Workspace workspace{threads, memory, {}, blocks};
    BuiltLevel built =
        build_level({from.keys, from.level, step, nullptr, nullptr, &runs, &run_file, finished.get()}, workspace);
    built.level.file = finished;
    CHECK(built.level.keys() == from.expected(step));
    CHECK(built.level.memory() == built.level.buckets.capacity() * sizeof(Bucket));
    return runs.buckets;
}

}  // namespace

TEST_CASE("a level is the same with hardly any memory", "[level_builder]") {
    const Parents from = parents("T6", "a1", 11);
    const std::vector<Key> expected = from.expected(LevelStep::jump);
    for (const unsigned threads : {1U, 3U}) {
        constexpr std::uint64_t little = 300'000;
        const BuiltLevel built = build(from, LevelStep::jump, little, threads);
        CHECK(built.jumps * sizeof(std::uint32_t) > little);  // so there were runs
        CHECK(built.level.keys() == expected);
        check_buckets(built.level);
        CHECK(check_in_files(from, LevelStep::jump, little, threads) > 1);
        CHECK(check_in_files(from, LevelStep::jump, 0, threads) > 30);
        CHECK(check_in_files(from, LevelStep::jump, plenty, threads) == 0);
        CHECK(check_in_files(parents("8x8", "", 59), LevelStep::jump, 0, threads) > 1);
    }
}

TEST_CASE("a level that does not fit the memory is a limit", "[level_builder]") {
    const Parents from = parents("T6", "a1", 11);
    try {
        build(from, LevelStep::jump, 10'000, 2);
        FAIL("it fits");
    } catch (const Error& e) {
        CHECK(e.kind() == Error::Kind::limit);
        CHECK(std::string(e.what()).find("memory is full: the positions of one level") == 0);
    }
    BlockPool blocks;
    std::uint64_t last = 0;
    Workspace workspace{1, plenty,
                        [&](std::uint64_t done) {
                            if ((last = done) > 5000) throw 17;
                        },
                        blocks};
    CHECK_THROWS_AS(
        build_level({from.keys, from.level, LevelStep::jump, nullptr, nullptr, nullptr, nullptr, nullptr}, workspace),
        int);
    CHECK(last > 5000);
    CHECK(last < from.level.positions());
}
