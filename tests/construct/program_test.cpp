#include "construct/catalogue.hpp"
#include "support/catch.hpp"

#include <map>

using namespace pegwright;

namespace {

// Positions of a purge's holes before and after every jump, played forwards.
std::vector<std::map<Hole, bool>> history(const Purge& purge) {
    std::map<Hole, bool> full;
    for (const auto& spot : purge.spots) full[spot.hole] = full_before(spot.kind);
    std::vector<std::map<Hole, bool>> all{full};
    for (const Jump& j : purge.jumps) {
        full[j.from] = full[j.over()] = false;
        full[j.to] = true;
        all.push_back(full);
    }
    return all;
}

}  // namespace

TEST_CASE("chains are let in when their catalyst is unlike, and in the state announced") {
    const Hole column{1, 1};
    for (const Purge& purge : library_purges("triangular")) {
        INFO(purge.name);
        if (purge.name.find("trapezoid") != 0 && purge.name.find("relocate") != 0) continue;
        const auto positions = history(purge);
        const Program forwards = strip_program(purge, column);
        const std::int32_t w = forwards.width;
        REQUIRE(forwards.right);
        const auto& there = positions[forwards.right->after];
        CHECK(there.at({w - 2, 1}) != there.at({w - 1, 1}));
        CHECK(there.at({w - 1, 1}) == (forwards.right->state == Unlike::near_full));
        const Program backwards = strip_program(purge, column, true);
        // Played backwards with pegs and holes exchanged.
        const auto& then = positions[purge.jumps.size() - backwards.right->after];
        CHECK(then.at({w - 2, 1}) != then.at({w - 1, 1}));
        CHECK(then.at({w - 1, 1}) == (backwards.right->state == Unlike::far_full));
        if (!forwards.left) continue;
        const auto& left = positions[forwards.left->after];
        CHECK(left.at({0, 1}) != left.at({1, 1}));
        CHECK(left.at({0, 1}) == (forwards.left->state == Unlike::near_full));
    }
}

TEST_CASE("after one opening a chain of 6-purges is steady") {
    const Catalogue& c = triangular_catalogue();
    for (const SixPurge& six : c.six) {
        CHECK(six.opening().size() + six.closing().size() == 6);
        const SixPurge& next = c.six[static_cast<std::size_t>(six.next)];
        CHECK(next.next == six.next);
    }
}
