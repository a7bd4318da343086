#include "search/levels/keys/range_set.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

#include <set>

using namespace pegwright::tests;

namespace {

// Each offset below 2^bits some times, in pieces.
template <class Offset>
void check(int bits, std::size_t different, std::size_t times, bool with_run) {
    INFO(bits << " bits, " << different << " offsets, " << times << " times");
    Random random;
    std::vector<Offset> pool{0};
    for (std::size_t i = 1; i < different; ++i) pool.push_back(static_cast<Offset>(random() >> (64 - bits)));
    std::vector<Offset> offsets;
    for (std::size_t i = 0; i < different * times; ++i) offsets.push_back(pool[random() % pool.size()]);
    const std::set<Offset> expected(offsets.begin(), offsets.end());
    const std::uint64_t width = bits == 64 ? 0 : std::uint64_t{1} << bits;
    RangeSet<Offset> set;
    for (int round = 0; round < 2; ++round) {
        set.begin(offsets.size(), width);
        for (std::size_t from = 0; from < offsets.size(); from += 1000)
            set.add(std::span<const Offset>(offsets).subspan(from, std::min<std::size_t>(1000, offsets.size() - from)));
        set.end();
        if (with_run) set.offsets.insert(set.offsets.end(), expected.begin(), expected.end());
        CHECK(set.offsets.size() <= offsets.size() + (with_run ? expected.size() : 0));
        set.sort_and_unite(width);
        CHECK(set.offsets == std::vector<Offset>(expected.begin(), expected.end()));
    }
}

}  // namespace

TEST_CASE("a range set holds each offset once, in order", "[range_set]") {
    for (const bool with_run : {false, true}) {
        for (const std::size_t different : {1U, 5U, 300U, 4000U, 20000U}) {
            for (const int bits : {1, 12, 20, 24, 32}) check<std::uint32_t>(bits, different, 5, with_run);
            for (const int bits : {33, 45, 64}) check<std::uint64_t>(bits, different, 5, with_run);
        }
    }
}

TEST_CASE("most repetitions are dropped before sorting", "[range_set]") {
    RangeSet<std::uint32_t> set;
    Random random;
    std::vector<std::uint32_t> offsets;
    for (int i = 0; i < 4000; ++i) offsets.push_back(static_cast<std::uint32_t>(random() >> 32));
    set.begin(5 * offsets.size(), std::uint64_t{1} << 32);
    for (int i = 0; i < 5; ++i) set.add(offsets);
    set.end();
    CHECK(set.offsets.size() >= offsets.size());
    CHECK(set.offsets.size() < 2 * offsets.size());
}
