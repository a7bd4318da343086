#include "search/bits/position_set.hpp"
#include "support/catch.hpp"

#include <set>

using namespace pegwright::tests;

TEST_CASE("a position set agrees with std::set while it grows") {
    PositionSet set;
    std::set<Bits> reference;
    Bits random = 1;
    for (int i = 0; i < 50000; ++i) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        const Bits p = i % 3 == 0 ? random >> 50 : random >> 20;
        CHECK(set.contains(p) == (reference.count(p) == 1));
        CHECK(set.insert(p) == reference.insert(p).second);
    }
    CHECK(set.size() == reference.size());
    CHECK(set.insert(0) == reference.insert(0).second);
    set.clear();
    CHECK(set.size() == 0);
    CHECK_FALSE(set.contains(0));
}
