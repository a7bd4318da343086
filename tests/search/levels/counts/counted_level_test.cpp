#include "search/levels/counts/counted_level.hpp"

#include "base/error.hpp"
#include "search/levels/counts/count_product.hpp"
#include "search/levels/files/level_file.hpp"
#include "support/catch.hpp"
#include "support/parents.hpp"
#include "support/sampled.hpp"
#include "support/search.hpp"

#include <iterator>
#include <map>
#include <set>

using namespace pegwright::tests;

namespace {

using Sums = std::map<Key, Integer>;
constexpr std::uint64_t most = ~std::uint64_t{0} / 7;  // a number whose sums need more than a word

// Counts for the parents, 1 to 7 sevenths of `largest`, so that sums need more bits.
CountedLevel with_counts(const Parents& from, std::uint64_t largest) {
    CountedLevel counts;
    counts.level = from.level;
    const std::uint64_t seventh = largest / 7;
    auto& numbers = counts.counts.emplace_back();
    for (std::size_t i = 0; i < from.level.positions(); ++i) numbers.push_back(seventh * (1 + i % 7));
    counts.most_bits = static_cast<int>(std::bit_width(7 * seventh));
    return counts;
}

Sums expected_sums(const Parents& from, const CountedLevel& parents, LevelStep step) {
    Sums sums;
    const std::vector<Key> keys = from.level.keys();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const Bits p = from.keys.position(keys[i]);
        const Integer counts = parents.counts[0][i];
        if (step == LevelStep::complement)
            sums[from.keys.key(from.game.board.full() & ~p)] += counts;
        else
            for (const BitJump& jump : from.game.board.jumps())
                if (jump.possible(p)) sums[from.keys.key(p ^ jump.flip)] += counts;
    }
    return sums;
}

Sums sums_of(const CountedLevel& level) {
    Sums sums;
    std::vector<Key> keys;
    std::vector<std::uint8_t> room;
    std::vector<std::uint64_t> room_for_numbers;
    bool fit = true;
    for (std::size_t b = 0; b < level.level.buckets.size(); ++b) {
        level.level.read(b, keys, room);
        const std::vector<std::uint64_t>& numbers = level.counts_of(b, room_for_numbers, room);
        REQUIRE(numbers.size() == keys.size() * level.words_each);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const Integer counts = WideNumber::at(numbers.data(), i, level.words_each).integer();
            fit = fit && (counts >> level.most_bits) == 0;
            sums[keys[i]] = counts;
        }
    }
    CHECK(fit);
    return sums;
}

struct Built {
    Sums sums;
    std::uint64_t memory = 0;  // peak of the entries
};

Built built(const Parents& from, const CountedLevel& parents, LevelStep step, const Level* within, std::uint64_t memory,
            unsigned threads) {
    BlockPool blocks;
    Workspace workspace{threads, memory, {}, blocks};
    const BuiltCounts made = build_counts(from.keys, parents, step, within, workspace);
    check_buckets(made.level.level);
    return {sums_of(made.level), blocks.kept_bytes()};
}

std::uint64_t bytes_in_file(const CountedLevel& level) {
    std::uint64_t sum = 0;
    for (std::size_t b = 0; b < level.level.buckets.size(); ++b)
        sum += level.level.buckets[b].size + level.counts_in_file[b].size;
    return sum;
}

}  // namespace

TEST_CASE("counts are summed over jumps, at once or in parts", "[counted_level][long]") {
    const Parents from = parents("T7", "a1", 19);
    const struct {
        std::uint64_t largest;
        std::uint64_t little;  // memory
    } rows[] = {{7, 2'000'000}, {std::uint64_t{1} << 40, 2'000'000}, {most, 30'000'000}};
    for (const auto& [largest, little] : rows) {
        const CountedLevel counts = with_counts(from, largest);
        const Sums expected = expected_sums(from, counts, LevelStep::jump);
        for (const unsigned threads : {1U, 3U}) {
            if (take_few() && (threads == 1) != (largest == most)) continue;
            INFO(largest << ", threads " << threads);
            const Built at_once = built(from, counts, LevelStep::jump, nullptr, plenty, threads);
            CHECK(at_once.sums == expected);
            const Built in_parts = built(from, counts, LevelStep::jump, nullptr, little, threads);
            CHECK(in_parts.sums == expected);
            CHECK(in_parts.memory < at_once.memory);
        }
    }
}

TEST_CASE("counts go to a file in passes, and on from there", "[counted_level][long]") {
    const Parents from = parents("T7", "a1", 19);
    const TemporaryFolder folder;
    // The third has over 2^12 ranges, as 13 bits are left for offsets. The fourth starts again after sums that did not
    // fit.
    for (const std::uint64_t largest : {std::uint64_t{7}, std::uint64_t{1} << 40, std::uint64_t{1} << 50, most}) {
        const CountedLevel counts = with_counts(from, largest);
        const Sums expected = expected_sums(from, counts, LevelStep::jump);
        for (const std::uint64_t memory : {plenty, std::uint64_t{2'000'000}}) {
            for (const unsigned threads : {1U, 3U}) {
                if (take_few() && (threads == 1) != (memory == plenty)) continue;
                INFO(largest << ", memory " << memory << ", threads " << threads);
                BlockPool blocks;
                Workspace workspace{threads, memory, {}, blocks};
                const auto file = std::make_shared<BucketFile>(make_folder(folder.path()), "ways", true);
                file->unlink();
                BuiltCounts made = build_counts_in_file(from.keys, counts, *file, workspace);
                made.level.level.file = file;
                check_buckets(made.level.level);
                CHECK(sums_of(made.level) == expected);
                if (largest == std::uint64_t{1} << 50 && memory == plenty)
                    CHECK(made.level.level.buckets.size() > 1 << 12);
                CHECK(file->size() == bytes_in_file(made.level));
                if (memory < plenty) CHECK(blocks.kept_bytes() < 8'000'000);
                Workspace in_memory{threads, plenty, {}, blocks};
                const BuiltCounts same = build_counts(from.keys, counts, LevelStep::jump, nullptr, in_memory);
                CHECK(made.ended.integer() == same.ended.integer());
                CHECK(made.images == same.images);
                const BuiltCounts next = build_counts(from.keys, made.level, LevelStep::jump, nullptr, in_memory);
                CHECK(sums_of(next.level) ==
                      sums_of(build_counts(from.keys, same.level, LevelStep::jump, nullptr, in_memory).level));
            }
        }
    }
}

TEST_CASE("if the last pass overflows, the file is written anew", "[counted_level][slow]") {
    const Parents from = parents("T7", "a1", 19);
    CountedLevel counts = with_counts(from, 7);
    std::map<Key, std::vector<std::size_t>> parents_of;
    std::vector<std::set<Key>> children;
    for (const Key key : from.level.keys()) {
        std::set<Key>& reached = children.emplace_back();
        for (const BitJump& jump : from.game.board.jumps())
            if (jump.possible(from.keys.position(key)))
                reached.insert(from.keys.key(from.keys.position(key) ^ jump.flip));
        for (const Key child : reached) parents_of[child].push_back(children.size() - 1);
    }
    // Two parents that share a child, as late as possible, share an overflow.
    const auto found = std::find_if(parents_of.rbegin(), parents_of.rend(), [&](const auto& child) {
        if (child.second.size() < 2) return false;
        std::vector<Key> both;
        std::ranges::set_intersection(children[child.second[0]], children[child.second[1]], std::back_inserter(both));
        return both.size() == 1;
    });
    REQUIRE(found != parents_of.rend());
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}})
        counts.counts[0][found->second[i]] = std::uint64_t{1} << 63;
    counts.most_bits = 64;
    const TemporaryFolder folder;
    const auto file = std::make_shared<BucketFile>(make_folder(folder.path()), "ways", true);
    BlockPool blocks;
    Workspace workspace{2, 2'000'000, {}, blocks};
    BuiltCounts made = build_counts_in_file(from.keys, counts, *file, workspace);
    made.level.level.file = file;
    CHECK(made.level.words_each > 1);
    CHECK(sums_of(made.level) == expected_sums(from, counts, LevelStep::jump));
    CHECK(file->size() == bytes_in_file(made.level));
}

TEST_CASE("counts can be limited to another level's positions", "[counted_level]") {
    const Parents from = parents("T6", "a1", 12);
    const CountedLevel counts = with_counts(from, 700);
    Sums expected = expected_sums(from, counts, LevelStep::jump);
    std::vector<Key> some;
    std::size_t i = 0;
    for (const auto& [key, sum] : expected)
        if (i++ % 3 == 0) some.push_back(key);
    Key alone = 0;
    while (expected.count(alone) != 0) ++alone;
    some.push_back(alone);
    std::sort(some.begin(), some.end());
    const Level level = level_of(std::vector<Key>(some), 11);
    Sums within;
    for (const Key key : some) within[key] = key == alone ? Integer(0) : expected[key];
    for (const std::uint64_t memory : {plenty, std::uint64_t{300'000}})
        CHECK(built(from, counts, LevelStep::jump, &level, memory, 2).sums == within);
}

TEST_CASE("counts of complements are those of the positions", "[counted_level]") {
    const Parents from = parents("T6", "a1", 12);
    const CountedLevel counts = with_counts(from, 1 << 20);
    CHECK(built(from, counts, LevelStep::complement, nullptr, plenty, 2).sums ==
          expected_sums(from, counts, LevelStep::complement));
}

TEST_CASE("a level's counts are multiplied by those of complements", "[counted_level]") {
    const Parents above = parents("T6", "a1", 11);
    for (const std::uint64_t largest : {std::uint64_t{700}, std::uint64_t{1} << 40, most}) {
        const CountedLevel there = with_counts(above, largest);
        BlockPool blocks;
        Workspace workspace{2, plenty, {}, blocks};
        const CountedLevel here = build_counts(above.keys, there, LevelStep::jump, nullptr, workspace).level;
        Integer expected = 0;
        const Sums here_sums = sums_of(here);
        for (const auto& [key, counts] : expected_sums(above, there, LevelStep::complement))
            if (const auto found = here_sums.find(key); found != here_sums.end())
                expected += found->second / above.keys.orbit(key) * counts;
        CHECK(expected > 0);
        for (const std::uint64_t memory : {plenty, std::uint64_t{200'000}}) {
            for (const unsigned threads : {1U, 3U}) {
                INFO(largest << ", memory " << memory << ", threads " << threads);
                Workspace other{threads, memory, {}, blocks};
                CHECK(product_of_counts(above.keys, here, there, by_step(above.keys, LevelStep::complement), other) ==
                      expected);
            }
        }
    }
}

TEST_CASE("counts that do not fit the memory are a limit", "[counted_level][long]") {
    const Parents from = parents("T7", "a1", 19);
    const CountedLevel counts = with_counts(from, most);
    try {
        built(from, counts, LevelStep::jump, nullptr, 2'000'000, 1);
        FAIL("it fits");
    } catch (const Error& e) {
        CHECK(e.kind() == Error::Kind::limit);
        CHECK(std::string(e.what()).find("memory is full: the counts of one level take ") == 0);
    }
}
