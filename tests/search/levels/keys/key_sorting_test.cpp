#include "base/parallel.hpp"
#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/keys/radix_sort.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

#include <map>
#include <stdexcept>

using namespace pegwright::tests;

namespace {

std::vector<Key> random_keys(std::size_t n, int bits) {
    Random random;
    std::vector<Key> keys;
    for (std::size_t i = 0; i < n; ++i) keys.push_back(bits == 0 ? 0 : random() >> (64 - bits));
    return keys;
}

template <class Number>
void check_radix_sort(std::size_t n, int bits) {
    std::vector<Number> numbers;
    for (const Key key : random_keys(n, bits)) numbers.push_back(static_cast<Number>(key));
    std::vector<Number> sorted = numbers;
    std::sort(sorted.begin(), sorted.end());
    std::vector<Number> room;
    radix_sort(numbers, room, bits);
    CHECK(numbers == sorted);
}

// Ranges ascend at multiples of 2^shift; each key is in its range.
void check_partition(const Partition& p) {
    REQUIRE(p.bases.front() == 0);
    for (std::size_t r = 0; r < p.bases.size(); ++r) {
        CHECK(p.bases[r] >> p.shift << p.shift == p.bases[r]);
        if (r > 0) CHECK(p.bases[r - 1] < p.bases[r]);
        if (r + 1 < p.bases.size()) CHECK(p.end(r) == p.bases[r + 1]);
        CHECK(p.range[p.bases[r] >> p.shift] == r);
        CHECK(p.range[(p.end(r) - 1) >> p.shift] == r);
    }
}

template <class Offset>
void check_scatter(int bits, std::size_t ranges, int widest) {
    const std::vector<Key> keys = random_keys(20000, bits);
    const Partition partition = Partition::of_sample(bits, {keys.begin(), keys.begin() + 500}, ranges, widest);
    check_partition(partition);
    BlockPool pool;
    KeyScatter<Offset> scatter(partition, pool);
    for (int round = 0; round < 2; ++round) {
        std::map<std::size_t, std::vector<Key>> expected;
        if (round == 1) scatter.add_all(keys);
        for (const Key key : keys) {
            if (round == 0) scatter.add(key);
            expected[partition.range[key >> partition.shift]].push_back(key);
        }
        for (std::size_t r = 0; r < partition.bases.size(); ++r) {
            std::vector<Offset> offsets;
            scatter.for_each_block(
                r, [&](std::span<const Offset> some) { offsets.insert(offsets.end(), some.begin(), some.end()); });
            CHECK(scatter.size(r) == offsets.size());
            std::vector<Key> found;
            for (const Offset offset : offsets) found.push_back(partition.bases[r] + offset);
            CHECK(found == expected[r]);
        }
        scatter.clear();
        pool.release_all();
        CHECK(scatter.size(0) == 0);
    }
}

}  // namespace

TEST_CASE("radix sort sorts", "[key_sorting][long]") {
    for (const std::size_t n : {0U, 1U, 2U, 1000U, 5000U}) {
        for (const int bits : {0, 1, 10, 11, 12, 22, 23, 32}) check_radix_sort<std::uint32_t>(n, bits);
        for (const int bits : {33, 44, 60, 63, 64}) check_radix_sort<std::uint64_t>(n, bits);
    }
    // More than fit the cache.
    for (const std::size_t n : {std::size_t{1} << 20, (std::size_t{1} << 20) + 1, std::size_t{1200000}}) {
        for (const int bits : {8, 9, 19, 32}) check_radix_sort<std::uint32_t>(n, bits);
        for (const int bits : {41, 64}) check_radix_sort<std::uint64_t>(n, bits);
    }
}

TEST_CASE("keys are found in their ranges again", "[key_sorting]") {
    check_scatter<std::uint32_t>(0, 1, 32);
    check_scatter<std::uint32_t>(5, 8, 32);
    check_scatter<std::uint32_t>(16, 100, 32);
    check_scatter<std::uint32_t>(29, 2048, 32);
    check_scatter<std::uint32_t>(44, 1, 32);
    check_scatter<std::uint64_t>(45, 64, 64);
    check_scatter<std::uint64_t>(60, 8, 64);
    check_scatter<std::uint64_t>(64, 1, 64);
    check_scatter<std::uint64_t>(64, 16, 64);
}

TEST_CASE("ranges are fair and not too wide", "[key_sorting]") {
    const Partition p = Partition::of_sample(40, random_keys(10000, 40), 4, 32);
    for (std::size_t r = 0; r < p.bases.size(); ++r) CHECK(p.end(r) - p.bases[r] <= Key{1} << 32);
    // With a sample of equal keys only width limits cut ranges.
    CHECK(Partition::of_sample(20, std::vector<Key>(1000, 77), 4, 32).bases.size() <= 5);
    CHECK(Partition::of_sample(20, {}, 4, 32).bases == std::vector<Key>{0});
    check_partition({44, {0, Key{1} << 30, Key{5} << 33}});
}

TEST_CASE("a pool gives out each block once until all are released", "[key_sorting]") {
    BlockPool pool;
    std::vector<void*> blocks;
    for (int i = 0; i < 300; ++i) blocks.push_back(pool.acquire());
    CHECK(pool.used_bytes() == 300 * BlockPool::block_bytes);
    std::sort(blocks.begin(), blocks.end());
    CHECK(std::unique(blocks.begin(), blocks.end()) == blocks.end());
    for (const void* block : blocks) CHECK(reinterpret_cast<std::uintptr_t>(block) % BlockPool::block_bytes == 0);
    const std::uint64_t kept = pool.kept_bytes();
    pool.release_all();
    CHECK(pool.used_bytes() == 0);
    for (int i = 0; i < 300; ++i) pool.acquire();
    CHECK(pool.kept_bytes() == kept);
    pool.clear();
    CHECK(pool.kept_bytes() == 0);
}

TEST_CASE("the first failure of a thread stops the others", "[key_sorting]") {
    std::atomic<unsigned> begun{0};
    in_parallel(5, [&](unsigned, const StopFlag&) { ++begun; });
    CHECK(begun == 5);
    const auto fail = [](unsigned thread, const StopFlag& stop) {
        if (thread == 2) throw std::runtime_error("thread 2");
        while (!stop) std::this_thread::yield();
    };
    CHECK_THROWS_WITH(in_parallel(3, fail), "thread 2");
}
