#include "construct/scheduler/tower.hpp"
#include "construct/families/families.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <set>

using namespace pegwright::tests;

TEST_CASE("a head hands over in a state for which the next has a head") {
    for (const StripPurges* purges :
         {&triangular_catalogue().ends.at({End::sharp, End::sharp}), &square_catalogue().straight()}) {
        for (const auto& [width, heads] : purges->heads) {
            for (const unsigned bits : {1u, 2u}) {
                const Handover next = handover(heads[bits], heads);
                std::set<Hole> empty;
                for (std::size_t i = 0; i < next.after; ++i) {
                    const Jump& jump = heads[bits].jumps[i];
                    empty.insert(jump.from);
                    empty.insert(jump.over());
                    empty.erase(jump.to);
                }
                unsigned full = 0;
                for (unsigned i = 0; i < 2; ++i) full |= empty.count({heads.watched[i], 3}) ? 0 : 1u << i;
                CHECK(next.bits == full);
                CHECK(heads.has(full));
            }
        }
    }
}

TEST_CASE("a tower opens strips inwards, then closes them") {
    const Plan plan = plan_rectangle({Board::rectangle(7, 39), {0, 0}, {0, 0}});
    const auto group =
        std::find_if(plan.groups.begin(), plan.groups.end(), [&](const StripGroup& g) { return g.count > 5; });
    REQUIRE(group != plan.groups.end());
    for (const unsigned bits : {1u, 2u}) {
        JumpList collect;
        Batch batch(collect);
        StripPlayer player(plan, batch);
        Towers towers(plan, player);
        const unsigned outermost = towers.open(*group, bits);
        CHECK(plan.at(group->first).heads->has(outermost));
        batch.flush();
        const std::size_t opened = collect.list.size();
        CHECK(opened > 0);
        towers.close();
        batch.flush();
        // All strips but the outermost are cleared, a jump a hole.
        CHECK(collect.list.size() == static_cast<std::size_t>((group->count - 1) * 3 * 7));
        CHECK(opened < collect.list.size());
    }
}
