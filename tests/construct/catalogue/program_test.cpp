#include "construct/catalogue/catalogue.hpp"
#include "support/catch.hpp"

#include <map>

using namespace pegwright::tests;

namespace {

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

// When announced, the chain's pair is unlike as announced. `top`: the block's row.
void check_chain(const Program::Insertion& chain, const std::map<Hole, bool>& there, std::int32_t top, bool exchanged) {
    const Hole far = chain.place(Hole{0, 0}) + Hole{0, top - 1};
    const Hole near = chain.place(Hole{1, 0}) + Hole{0, top - 1};
    CHECK(there.at(far) != there.at(near));
    CHECK((there.at(near) != exchanged) == (chain.state == Unlike::near_full));
}

void check_chains(const std::string& folder, Hole column) {
    for (const Purge& purge : library_purges(folder)) {
        INFO(purge.name);
        if (purge.name.find("three") == 0 || purge.name.find("six") == 0) continue;
        const auto positions = history(purge);
        const std::int32_t top = purge.block_top();
        const Program forwards = strip_program(purge, {column});
        const Program backwards = strip_program(purge, {column}, true);
        const bool on_the_left = purge.name.find("along") == 0;
        // No chain is inserted beside a cut end.
        const bool cut_on_the_right = purge.name.find("-cut-") != std::string::npos;
        if (purge.block_rows() == 3 && !cut_on_the_right) REQUIRE((on_the_left ? forwards.left : forwards.right));
        for (const auto& chain : {forwards.right, forwards.left})
            if (chain) check_chain(*chain, positions[chain->after], top, false);
        // Backwards, pegs and holes are exchanged.
        for (const auto& chain : {backwards.right, backwards.left})
            if (chain) check_chain(*chain, positions[purge.jumps.size() - chain->after], top, true);
    }
}

}  // namespace

TEST_CASE("chains are inserted when their catalyst is unlike") {
    check_chains("triangular", {1, 1});
    check_chains("square", {0, 1});
    check_chains("diagonal", {0, 1});
}

TEST_CASE("after one opening a chain of 6-purges is steady") {
    for (const Catalogue* c : {&triangular_catalogue(), &square_catalogue()}) {
        for (const SixPurge& six : c->six) {
            CHECK(six.opening().size() + six.closing().size() == 6);
            const SixPurge& next = c->six[static_cast<std::size_t>(six.next)];
            CHECK(next.next == six.next);
        }
    }
}
