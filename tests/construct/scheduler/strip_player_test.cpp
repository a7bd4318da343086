#include "construct/scheduler/strip_player.hpp"
#include "construct/families/families.hpp"
#include "support/catch.hpp"

#include <set>

using namespace pegwright::tests;

TEST_CASE("a strip played in two parts is the whole strip") {
    const Plan plan = plan_rectangle({Board::rectangle(15, 9), {0, 0}, {0, 0}});
    for (const Strip& strip : plan.strips) {
        if (strip.kind != Strip::Kind::clear) continue;
        for (const unsigned bits : {1u, 2u}) {
            const Program& head = (*strip.heads)[bits];
            JumpList whole;
            Batch into_whole(whole);
            StripPlayer(plan, into_whole).play_rest(strip, head, 0);
            into_whole.flush();
            for (std::size_t cut = 0; cut <= head.jumps.size(); ++cut) {
                JumpList parts;
                Batch batch(parts);
                StripPlayer player(plan, batch);
                player.play(strip, head, 0, cut);
                player.play_rest(strip, head, cut);
                batch.flush();
                CHECK(parts.list == whole.list);
            }
            std::set<Hole> pegs;
            for (std::int32_t y = 1; y <= 3; ++y)
                for (std::int32_t x = 0; x < strip.length; ++x) pegs.insert(strip.place(Hole{x, y}));
            pegs.insert(strip.place(Hole{strip.heads->watched[bits - 1], 0}));
            const std::size_t catalyst = pegs.size() - static_cast<std::size_t>(3 * strip.length);
            for (const Jump& jump : whole.list) {
                REQUIRE(pegs.erase(jump.from) == 1);
                REQUIRE(pegs.erase(jump.over()) == 1);
                REQUIRE(pegs.insert(jump.to).second);
            }
            CHECK(pegs.size() == catalyst);
        }
    }
}
