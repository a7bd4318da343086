#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/thread_ranks.hpp"

#include <atomic>
#include <chrono>
#include <thread>

using namespace pegwright::tests;

TEST_CASE("ranks gather a text from each rank", "[ranks]") {
    for (const int size : {1, 2, 3, 5}) {
        std::atomic<int> right{0};
        on_ranks(size, [&](Ranks& ranks) {
            const auto mine = static_cast<std::uint64_t>(ranks.rank());
            const auto n = static_cast<std::uint64_t>(size);
            const std::vector<std::string> all = ranks.gather(std::string(mine, 'x'));
            bool good = all.size() == n;
            for (std::size_t i = 0; i < all.size(); ++i) good = good && all[i] == std::string(i, 'x');
            std::vector<std::uint64_t> numbers{1, mine};
            ranks.sum(numbers);
            good = good && numbers == std::vector<std::uint64_t>{n, n * (n - 1) / 2};
            good = good && ranks.sum(5) == 5 * n && ranks.most(mine + 3) == n + 2 && ranks.least(mine + 3) == 3;
            if (good) ++right;
        });
        CHECK(right == size);
    }
}

TEST_CASE("an error of one rank ends all ranks", "[ranks]") {
    for (const int who : {0, 2}) {
        std::atomic<int> told{0};
        const std::string error = error_of(Error::Kind::limit, [&] {
            on_ranks(3, [&](Ranks& ranks) {
                if (ranks.rank() == who) fail_limit("the disk is full");
                try {
                    ranks.gather("");
                } catch (const Error& e) {
                    if (e.kind() == Error::Kind::limit) ++told;
                    throw;
                }
            });
        });
        CHECK(told == 2);
        CHECK(error == (who == 0 ? "the disk is full" : "rank 2: the disk is full"));
    }
}

TEST_CASE("a waiting rank asks its poll whether to go on", "[ranks]") {
    CHECK(error_of(Error::Kind::interrupted, [] {
              on_ranks(2, [](Ranks& ranks) {
                  const auto began = std::chrono::steady_clock::now();
                  ranks.poll = [&] {
                      if (ranks.rank() == 0 && std::chrono::steady_clock::now() - began > std::chrono::milliseconds(5))
                          throw Error(Error::Kind::interrupted, "interrupted");
                  };
                  // Rank 1 never comes.
                  if (ranks.rank() == 0) ranks.gather("");
                  for (;;) ranks.report(0);
              });
          }) == "interrupted");
}

TEST_CASE("the first rank knows the reports of the others", "[ranks]") {
    std::atomic<bool> known{false};
    on_ranks(3, [&](Ranks& ranks) {
        ranks.begin_work();
        const auto done = static_cast<std::uint64_t>(10 + ranks.rank());
        // Reports come every quarter of a second.
        while (!known) {
            if (ranks.report(done) == 33 && ranks.rank() == 0)
                known = ranks.reported() == std::vector<std::uint64_t>{10, 11, 12};
            Backoff().wait();
        }
        // New work begins without the old reports.
        ranks.gather("");
        ranks.begin_work();
        if (ranks.rank() == 0) known = ranks.report(1) == 1;
        ranks.gather("");
    });
    CHECK(known);
}

TEST_CASE("a rank that stays silent is given up", "[ranks]") {
    using namespace std::chrono_literals;
    // A rank that checks in now and then is not given up.
    on_ranks(
        3,
        [](Ranks& ranks) {
            if (ranks.rank() == 1)
                for (int i = 0; i < 30; ++i) {
                    std::this_thread::sleep_for(10ms);
                    ranks.check();
                }
            CHECK(ranks.sum(1) == 3);
        },
        200ms);
    // A silent one is.
    for (const int who : {0, 1}) {
        std::atomic<int> gave_up{0};
        const std::string error = error_of(Error::Kind::limit, [&] {
            on_ranks(
                2,
                [&](Ranks& ranks) {
                    if (ranks.rank() == who) std::this_thread::sleep_for(500ms);
                    try {
                        ranks.gather("");
                    } catch (const Error&) {
                        ++gave_up;
                        throw;
                    }
                },
                100ms);
        });
        CHECK(gave_up >= 1);
        CHECK(error.find("lost contact with rank " + std::to_string(1 - who)) == std::string::npos);
        CHECK(error.find("lost contact with rank " + std::to_string(who)) != std::string::npos);
    }
}
