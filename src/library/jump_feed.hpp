// Jumps pulled one batch at a time from a way that pushes them.
//
// The scheduler plays nested strips and towers, so it hands out jumps from deep inside; to be asked for the next one
// instead, it runs on a thread of its own, a batch or two ahead of whoever pulls. Up to 65,536 jumps are simply
// made at once: that takes half a millisecond and 1 MiB.
#pragma once

#include "library/access.hpp"

#include "library/include/pegwright/solve.hpp"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace pegwright {
inline namespace v0 {

class JumpFeed {
public:
    explicit JumpFeed(rooms::Way way) : way_(std::move(way)) {}
    JumpFeed(const JumpFeed&) = delete;
    JumpFeed& operator=(const JumpFeed&) = delete;
    ~JumpFeed();

    // The next jumps; none at the end. Valid until the next call. Throws Error (limit) if the board does not fit the
    // memory or there is no thread.
    std::span<const Jump> next();

    static constexpr std::int64_t made_at_once = 1 << 16;
    static constexpr std::size_t batch_size = 1 << 15;

private:
    class Producer;
    void start();
    void make();

    rooms::Way way_;
    bool begun_ = false;
    std::vector<Jump> given_;  // what next() handed out last
    std::thread thread_;
    std::mutex mutex_;
    std::condition_variable changed_;
    // Under the mutex.
    std::vector<Jump> ready_;
    bool done_ = false;
    bool stop_ = false;
    std::exception_ptr failure_;
};

}  // namespace v0
}  // namespace pegwright
