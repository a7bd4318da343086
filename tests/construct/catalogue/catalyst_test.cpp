#include "construct/catalogue/catalyst.hpp"
#include "support/catch.hpp"

#include <array>

using namespace pegwright::tests;

TEST_CASE("a catalyst follows its own holes through jumps") {
    // Holes `(2, 1)`, `(3, 1)`, `(4, 1)`. All but the first are full.
    constexpr std::array<std::int32_t, 3> columns = {0, 1, 2};
    Catalyst catalyst(Affine{{2, 1}}, columns, [](Hole h) { return h != Hole{2, 1}; });
    CHECK(catalyst.bits() == 0b110);
    CHECK(catalyst.unlike());
    catalyst.see({{0, 0}, {2, 0}});
    CHECK(catalyst.bits() == 0b110);
    catalyst.see({{4, 1}, {2, 1}});
    CHECK(catalyst.bits() == 0b001);
    catalyst.see({{2, 0}, {2, 2}});
    CHECK(catalyst.bits() == 0);
    CHECK_FALSE(catalyst.unlike());
    catalyst.see({{3, 3}, {3, 1}});
    CHECK(catalyst.bits() == 0b010);
}

TEST_CASE("a full catalyst is not unlike; the first axis has its holes") {
    constexpr std::array<std::int32_t, 2> columns = {0, 1};
    Catalyst catalyst(Affine{{5, 5}, {0, -1}, {1, 0}}, columns, [](Hole) { return true; });
    CHECK_FALSE(catalyst.unlike());
    catalyst.see({{5, 4}, {7, 4}});
    CHECK(catalyst.bits() == 0b01);
}

TEST_CASE("holes between the two of a catalyst do not matter") {
    constexpr std::array<std::int32_t, 2> columns = {0, 3};
    Catalyst catalyst(Affine{}, columns, [](Hole) { return true; });
    catalyst.see({{1, 0}, {1, 2}});
    CHECK(catalyst.bits() == 0b11);
    catalyst.see({{3, 0}, {3, 2}});
    CHECK(catalyst.unlike());
    CHECK(catalyst.bits() == 0b01);
}

TEST_CASE("a catalyst sees jumps until it is ready, if ever") {
    constexpr std::array<std::int32_t, 2> columns = {0, 1};
    const std::vector<Jump> jumps = {{{5, 5}, {3, 5}}, {{0, 0}, {0, 2}}, {{1, 0}, {1, 2}}};
    const auto unlike = [](const Catalyst& catalyst) { return catalyst.unlike(); };
    const auto sees = [&](std::optional<Hole> vacancy, std::size_t first) {
        Catalyst catalyst(Affine{}, columns, [&](Hole h) { return h != vacancy; });
        return catalyst.see_until(std::span(jumps).first(first), unlike);
    };
    CHECK(sees(std::nullopt, 3) == 2);
    CHECK(sees(Hole{1, 0}, 3) == 0);
    CHECK_FALSE(sees(std::nullopt, 1));
}
