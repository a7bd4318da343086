// Jumps pulled one batch at a time from a way that pushes them.
//
// The scheduler plays nested strips and towers, so it hands out jumps from deep inside; to be asked for the next one
// instead, it runs on a thread of its own, a batch or two ahead of whoever pulls. Up to 65,536 jumps are simply
// made at once: that takes half a millisecond and 1 MiB.
#pragma once

#include "library/access.hpp"

#include "library/include/pegwright/solve.hpp"

#include <memory>
#include <span>

namespace pegwright {
inline namespace v0 {

class JumpFeed {
public:
    explicit JumpFeed(rooms::Player player);
    JumpFeed(const JumpFeed&) = delete;
    JumpFeed& operator=(const JumpFeed&) = delete;
    ~JumpFeed();

    // The next jumps; none at the end. Valid until the next call. Throws Error: limit if the board does not fit the
    // memory or there is no thread, input in a process that fork() made after the thread was begun, which is not there.
    std::span<const Jump> next();

    static constexpr std::int64_t made_at_once = 1 << 16;
    static constexpr std::size_t batch_size = 1 << 15;

private:
    class Producer;
    struct Work;
    std::unique_ptr<Work> work_;
};

}  // namespace v0
}  // namespace pegwright
