// Square strips; polygon_reduction_test.cpp has polygons.
#include "construct/plan/strip_end.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

namespace {

StripEnd straight(std::int32_t length) {
    StripEnd end;
    end.purges = &square_catalogue().straight();
    end.beyond = end.length = length;
    return end;
}

}  // namespace

TEST_CASE("heads are as narrow as the strip allows") {
    for (std::int32_t length = 3; length <= 40; ++length) {
        const auto* heads = straight(length).heads();
        REQUIRE(heads);
        CHECK(heads->first == (length % 2 == 1 ? 3 : length == 4 ? 4 : 6));
        const auto strip = straight(length).clearing();
        REQUIRE(strip);
        CHECK(strip->heads == &heads->second);
        CHECK(strip->width + 2 * strip->sixes_right() == length);
    }
    CHECK_FALSE(straight(2).heads());
    // No room for the catalyst or for chains, or no purges.
    StripEnd end = straight(7);
    end.beyond = 2;
    CHECK_FALSE(end.heads());
    end = straight(7);
    end.has_far_columns = false;
    CHECK_FALSE(end.heads());
    end.length = 3;
    CHECK(end.heads());
    end.purges = nullptr;
    CHECK_FALSE(end.heads());
    CHECK_FALSE(end.relocating({0, 1}, Strip::Kind::take_vacancy));
}

TEST_CASE("shrinking rows need a block that keeps three holes") {
    StripEnd end = straight(9);
    end.lost = 2;
    CHECK_FALSE(end.heads());
    end.length = 3;
    CHECK(end.heads());
}

TEST_CASE("a relocating purge has its hole, chains, and a way inside") {
    int relocated = 0;
    for (std::int32_t length = 6; length <= 20; ++length)
        for (std::int32_t x = 0; x < length; ++x)
            for (std::int32_t y = 1; y <= 3; ++y) {
                INFO(length << ": " << x << "," << y);
                const auto found = straight(length).relocating({x, y}, Strip::Kind::take_vacancy);
                if (!found) continue;
                CHECK(found->strip.offset <= x);
                CHECK(x < found->strip.offset + found->strip.width);
                CHECK((length - found->strip.width) % 2 == 0);
                // Jumps keep both coordinates mod 3.
                CHECK(found->inside.y == y - 3);
                CHECK((found->inside.x - x) % 3 == 0);
                ++relocated;
            }
    CHECK(relocated > 300);
    StripEnd deep = straight(4);
    deep.purges = &square_catalogue().deep;
    deep.rows = 6;
    int stored = 0;
    for (std::int32_t x = 0; x < 4; ++x)
        for (std::int32_t y = 1; y <= 6; ++y) stored += deep.relocating({x, y}, Strip::Kind::bring_peg) ? 1 : 0;
    CHECK(stored > 0);
    deep.length = deep.beyond = 6;
    for (std::int32_t y = 1; y <= 6; ++y) CHECK_FALSE(deep.relocating({0, y}, Strip::Kind::bring_peg));
}
