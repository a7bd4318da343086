#include "search/bits/position_set.hpp"

#include "support/catch.hpp"

#include <map>
#include <set>
#include <string>

using namespace pegwright::tests;

namespace {

Bits next(Bits random) { return random * 6364136223846793005u + 1442695040888963407u; }

}  // namespace

TEST_CASE("a position set agrees with std::set while it grows") {
    PositionSet set;
    std::set<Bits> reference;
    Bits random = 1;
    for (int i = 0; i < 50000; ++i) {
        random = next(random);
        const Bits p = i % 3 == 0 ? random >> 50 : random >> 20;
        CHECK(set.contains(p) == (reference.count(p) == 1));
        CHECK(set.insert(p) == reference.insert(p).second);
    }
    for (const Bits p : {Bits{0}, ~Bits{0}}) {
        CHECK(set.insert(p) == reference.insert(p).second);
        CHECK_FALSE(set.insert(p));
        CHECK(set.contains(p));
    }
    CHECK(set.size() == reference.size());
    std::set<Bits> all;
    set.for_each([&](Bits p) { all.insert(p); });
    CHECK(all == reference);
    set.clear();
    CHECK(set.size() == 0);
    CHECK_FALSE(set.contains(0));
    CHECK_FALSE(set.contains(~Bits{0}));
}

TEST_CASE("a map from positions agrees with std::map while it grows") {
    PositionMap<std::string> map;
    std::map<Bits, std::string> reference;
    Bits random = 7;
    for (int i = 0; i < 20000; ++i) {
        random = next(random);
        const Bits p = i % 7 == 0 ? 0 : random >> 51;
        const std::string* found = map.find(p);
        const auto known = reference.find(p);
        REQUIRE((found != nullptr) == (known != reference.end()));
        if (found) CHECK(*found == known->second);
        if (i % 2 == 0) {
            map[p] += 'x';
            reference[p] += 'x';
        } else {
            CHECK(map.insert(p, std::to_string(i)) == reference.try_emplace(p, std::to_string(i)).second);
        }
    }
    CHECK(map.size() == reference.size());
    std::map<Bits, std::string> all;
    map.for_each([&](Bits p, const std::string& value) { all[p] = value; });
    CHECK(all == reference);
}

TEST_CASE("a table tells its memory before it allocates") {
    PositionSet set;
    PositionMap<double> map;
    CHECK(map.bytes_with(0) == 2 * set.bytes_with(0));
    Bits random = 3;
    for (int i = 0; i < 100; ++i) {
        const std::size_t told = set.bytes_with(1000);
        for (int k = 0; k < 1000; ++k) {
            set.insert(random = next(random));
            // While the table doubles, both tables exist.
            CHECK(set.bytes_with(0) <= told);
        }
        CHECK(set.bytes_with(0) <= 32 * set.size() + 16384);
        CHECK(set.bytes_with(0) >= 16 * set.size());
    }
    CHECK(set.bytes_with(set.size()) >= 3 * set.bytes_with(0));
}
