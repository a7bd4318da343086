#include "search/bits/watch.hpp"

#include "support/error_of.hpp"

using namespace pegwright::tests;

TEST_CASE("a watch polls, and stops a search before memory is full") {
    int polls = 0;
    std::size_t taken = 0;
    Limits limits;
    limits.memory = least_memory + 1000;
    limits.poll = [&](const Progress& place) {
        CHECK(place.doing == "positions reached");
        CHECK(place.pegs == 12);
        ++polls;
    };
    Watch watch(
        limits,
        [&] {
            return Progress{"positions reached", 12, 345, 0};
        },
        [&] { return taken; });
    for (std::size_t i = 0; i < 10 * Watch::interval; ++i) watch.tick();
    CHECK(polls == 10);
    taken = least_memory + 1001;
    CHECK(error_of(Error::Kind::limit,
                   [&] {
                       for (std::size_t i = 0; i < Watch::interval; ++i) watch.tick();
                   }) == "memory is full (" + std::to_string((least_memory + 1000) >> 20) +
                             " MiB) at 12 pegs, with 345 positions reached");
    // A minimum is always allowed.
    limits.memory = 1;
    taken = least_memory;
    for (std::size_t i = 0; i < 2 * Watch::interval; ++i) watch.tick();
    limits.poll = [](const Progress&) { throw 1; };
    const auto on = [&] {
        for (std::size_t i = 0; i < Watch::interval; ++i) watch.tick();
    };
    CHECK_THROWS_AS(on(), int);
}
