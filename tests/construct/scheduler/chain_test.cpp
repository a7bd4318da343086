#include "construct/scheduler/chain.hpp"
#include "game/position.hpp"
#include "support/catch.hpp"

#include <set>

using namespace pegwright::tests;

namespace {

// On a set of pegs, so that only the chain's own holes count.
std::set<Hole> replay(std::set<Hole> pegs, const std::vector<Jump>& jumps) {
    for (const Jump& jump : jumps) {
        REQUIRE(pegs.erase(jump.from) == 1);
        REQUIRE(pegs.erase(jump.over()) == 1);
        REQUIRE(pegs.insert(jump.to).second);
    }
    return pegs;
}

}  // namespace

TEST_CASE("a chain clears two columns a purge and keeps its catalyst") {
    for (const Catalogue* catalogue : {&triangular_catalogue(), &square_catalogue()}) {
        for (const Unlike state : {Unlike::near_full, Unlike::far_full}) {
            for (std::int32_t count = 1; count <= 9; ++count) {
                const Hole catalyst = state == Unlike::near_full ? Hole{1, 0} : Hole{0, 0};
                std::set<Hole> pegs{catalyst};
                for (std::int32_t x = 2; x < 2 + 2 * count; ++x)
                    for (std::int32_t y = 0; y < 3; ++y) pegs.insert({x, y});
                JumpList collect;
                Batch batch(collect);
                const Chain chain(*catalogue, Affine{}, state, count);
                chain.play(batch);
                batch.flush();
                CHECK(collect.list.size() == static_cast<std::size_t>(6 * count));
                CHECK(replay(pegs, collect.list) == std::set<Hole>{catalyst});
            }
        }
    }
}

TEST_CASE("opening, tail and closing make up a chain") {
    const Chain chain(square_catalogue(), Affine{{3, 7}, {0, 1}, {-1, 0}}, Unlike::far_full, 5);
    JumpList whole;
    JumpList parts;
    Batch into_whole(whole);
    chain.play(into_whole);
    into_whole.flush();
    Batch into_parts(parts);
    chain.open(into_parts);
    into_parts.flush();
    const std::size_t opened = parts.list.size();
    for (std::size_t i = 0; i < chain.tail_size(); ++i) into_parts.add(chain.tail_jump(i));
    chain.close(into_parts);
    into_parts.flush();
    CHECK(chain.tail_size() == 12);
    CHECK(opened + chain.tail_size() < parts.list.size());
    CHECK(parts.list == whole.list);
}
