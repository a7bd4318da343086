#include "compose/peeling/core.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "theory/position_class.hpp"

#include <set>

using namespace pegwright::tests;
using namespace pegwright::compose::peeling;

namespace {

std::vector<Hole> rectangle(Hole corner, std::int32_t width, std::int32_t height) {
    std::vector<Hole> holes;
    for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < width; ++x) holes.push_back(corner + Hole{x, y});
    return holes;
}

// The pegs after jumps within these holes; nothing if one is impossible.
std::optional<std::set<Hole>> replayed(std::set<Hole> pegs, const std::set<Hole>& holes,
                                       const std::vector<Jump>& jumps) {
    for (const Jump& jump : jumps) {
        if (!pegs.contains(jump.from) || !pegs.contains(jump.over()) || pegs.contains(jump.to)) return std::nullopt;
        if (!holes.contains(jump.to)) return std::nullopt;
        pegs.erase(jump.from);
        pegs.erase(jump.over());
        pegs.insert(jump.to);
    }
    return pegs;
}

}  // namespace

TEST_CASE("a remainder is solved wherever it lies, or refused") {
    const std::vector<Hole> holes = rectangle({-3, 17}, 6, 6);
    const std::set<Hole> all(holes.begin(), holes.end());
    const Hole corner{-3, 17};
    const auto jumps = solve_core(Lattice::square, holes, corner, corner + Hole{3, 0}, {}, 0);
    REQUIRE(jumps);
    std::set<Hole> pegs = all;
    pegs.erase(corner);
    CHECK(replayed(pegs, all, *jumps) == std::set<Hole>{corner + Hole{3, 0}});
    CHECK(!solve_core(Lattice::square, holes, corner, corner + Hole{1, 0}, {}, 0));
    // Too large.
    CHECK(!solve_core(Lattice::square, rectangle({0, 0}, 30, 30), {0, 0}, {3, 0}, {}, 0));
}

TEST_CASE("3 x 6 holes leave beside 3 x 6 from each vacancy") {
    for (const Lattice lattice : pegwright::board::lattices) {
        const std::vector<Hole> block = rectangle({0, 0}, 3, 6);
        const std::vector<Hole> beside = rectangle({3, 0}, 3, 6);
        std::set<Hole> all(block.begin(), block.end());
        all.insert(beside.begin(), beside.end());
        const auto class_of = [&](Hole h) { return pegwright::theory::position_class(lattice, std::span(&h, 1)); };
        for (const Hole vacancy : block) {
            bool found = false;
            for (const Hole to : beside) {
                if (found || !(class_of(vacancy) == class_of(to))) continue;
                const auto jumps = relocate_block(lattice, block, vacancy, beside, to, {}, 0);
                if (!jumps) continue;
                found = true;
                std::set<Hole> pegs = all;
                pegs.erase(vacancy);
                std::set<Hole> after(beside.begin(), beside.end());
                after.erase(to);
                CHECK(replayed(pegs, all, *jumps) == after);
            }
            CHECK(found);
        }
    }
    // 3 x 3 beside 3 x 3 leave from a corner, and not from the middle.
    const auto tile = [](Hole vacancy) {
        return relocate_block(Lattice::square, rectangle({0, 0}, 3, 3), vacancy, rectangle({3, 0}, 3, 3),
                              vacancy + Hole{3, 0}, {}, 0);
    };
    CHECK(tile({0, 2}));
    CHECK(!tile({1, 1}));
}
