#include "pegwright/checking/jump_pipe.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

#include <stdexcept>
#include <thread>

using namespace pegwright::tests;
using pegwright::JumpPipe;

namespace {

// Counts jumps, checks order and thread; says no, or throws, at one.
class Listener : public SolutionHandler {
public:
    void begin(const Problem&) override { begun = true; }
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) override {
        for (std::size_t i = 0; i < jumps.size(); ++i, ++got) {
            in_order = in_order && jumps[i].from.x == got && places[i] == got + 1;
            if (got == throws_at) throw std::runtime_error("thrown");
            if (got == no_at) return false;
        }
        elsewhere = std::this_thread::get_id() != home;
        return true;
    }
    std::int64_t no_at = -1;
    std::int64_t throws_at = -1;
    std::int64_t got = 0;
    bool begun = false;
    bool in_order = true;
    bool elsewhere = false;

private:
    std::thread::id home = std::this_thread::get_id();
};

// Passes jumps in batches of 1,000; false once the pipe says no.
bool pass(JumpPipe& pipe, std::int64_t count) {
    std::vector<Jump> jumps;
    std::vector<std::int64_t> places;
    for (std::int64_t i = 0; i < count;) {
        jumps.clear();
        places.clear();
        for (int k = 0; k < 1000 && i < count; ++k, ++i) {
            jumps.push_back({{static_cast<std::int32_t>(i), 0}, {static_cast<std::int32_t>(i), 2}});
            places.push_back(i + 1);
        }
        if (!pipe.take(jumps, places)) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("jumps pass a pipe in order, many on their own thread") {
    for (const unsigned threads : {1U, 2U, 3U})
        for (const std::int64_t count : {0, 1, 1000, 65'999, 66'000, 66'001, 70'096, 500'123}) {
            Listener listener;
            JumpPipe pipe(listener, threads);
            pipe.begin(from_text("board T5 vacate a1 finish a1 moves").problem);
            CHECK(listener.begun);
            CHECK(pass(pipe, count));
            CHECK(pipe.settle());
            CHECK(listener.got == count);
            CHECK(listener.in_order);
            CHECK(listener.elsewhere == (threads > 1 && count > 66'000));
            CHECK(pipe.settle());
            CHECK(listener.got == count);
        }
}

TEST_CASE("a no, early or late, stops the pipe") {
    for (const std::int64_t at : {0, 65'000, 66'001, 99'999, 499'999}) {
        Listener listener;
        listener.no_at = at;
        JumpPipe pipe(listener, 2);
        const bool all = pass(pipe, 500'000);
        CHECK_FALSE((all && pipe.settle()));
        CHECK(listener.got == at);
        CHECK(listener.in_order);
    }
}

TEST_CASE("exceptions of the listener reach the reader") {
    for (const std::int64_t at : {10, 80'000, 199'999}) {
        Listener listener;
        listener.throws_at = at;
        JumpPipe pipe(listener, 2);
        CHECK_THROWS_WITH((pass(pipe, 200'000), pipe.settle()), "thrown");
        CHECK(listener.got == at);
    }
}

TEST_CASE("a pipe waits for its thread at the end") {
    Listener listener;
    {
        JumpPipe pipe(listener, 2);
        CHECK(pass(pipe, 300'000));
    }
    CHECK(listener.got <= 300'000);
    CHECK(listener.in_order);
}
