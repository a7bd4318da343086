#include "base/parallel.hpp"

#include "base/error.hpp"
#include "support/error_of.hpp"

#include <chrono>
#include <set>

using namespace pegwright::tests;

namespace {

// Starts some threads, then fails, as at a system's limit.
class FewThreads {
public:
    explicit FewThreads(unsigned most) : left_(most) {}
    template <class Work>
    std::thread operator()(Work&& work) const {
        if (left_ == 0)
            throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again), "no thread");
        --left_;
        return std::thread(std::forward<Work>(work));
    }

private:
    mutable unsigned left_;
};

class Record {
public:
    void add(unsigned body) {
        const std::lock_guard lock(mutex_);
        bodies_.push_back(body);
        threads_.insert(std::this_thread::get_id());
    }
    std::multiset<unsigned> bodies() const { return {bodies_.begin(), bodies_.end()}; }
    const std::set<std::thread::id>& threads() const { return threads_; }

private:
    std::mutex mutex_;
    std::vector<unsigned> bodies_;
    std::set<std::thread::id> threads_;
};

}  // namespace

TEST_CASE("each body runs once, the first on the caller's thread") {
    for (const unsigned threads : {1u, 2u, 5u}) {
        Record record;
        std::thread::id of_first;
        in_parallel(threads, [&](unsigned i, const StopFlag&) {
            if (i == 0) of_first = std::this_thread::get_id();
            record.add(i);
        });
        std::multiset<unsigned> each;
        for (unsigned i = 0; i < threads; ++i) each.insert(i);
        CHECK(record.bodies() == each);
        CHECK(of_first == std::this_thread::get_id());
    }
}

TEST_CASE("with fewer threads than asked for all the work is done") {
    for (const unsigned given : {0u, 1u, 3u}) {
        Record record;
        std::atomic<unsigned> next{0};
        std::atomic<unsigned> pieces{0};
        in_parallel(
            6,
            [&](unsigned i, const StopFlag& stop) {
                record.add(i);
                while (next++ < 1000 && !stop) ++pieces;
            },
            FewThreads(given));
        CHECK(pieces == 1000);
        CHECK(record.bodies() == std::multiset<unsigned>{0, 1, 2, 3, 4, 5});
        CHECK(record.threads().size() <= given + 1);
    }
}

TEST_CASE("a failure stops all threads before it is reported") {
    for (const unsigned given : {0u, 2u, 9u}) {
        std::atomic<int> running{0};
        const auto body = [&](unsigned i, const StopFlag& stop) {
            ++running;
            if (i == 0) {
                --running;
                fail_limit("enough");
            }
            while (!stop) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            --running;
        };
        CHECK(error_of(Error::Kind::limit, [&] { in_parallel(4, body, FewThreads(given)); }) == "enough");
        CHECK(running == 0);
    }
}

TEST_CASE("other exceptions of a thread starter are passed on") {
    std::atomic<int> running{0};
    int begun = 0;
    const auto start = [&](auto work) {
        if (begun++ == 2) throw std::bad_alloc();
        return std::thread(work);
    };
    const auto body = [&](unsigned i, const StopFlag& stop) {
        ++running;
        while (i != 0 && !stop) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        --running;
    };
    CHECK_THROWS_AS(in_parallel(5, body, start), std::bad_alloc);
    CHECK(running == 0);
}
