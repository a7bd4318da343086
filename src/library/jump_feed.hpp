// Lets a caller pull batches of jumps from a player that pushes them.
//
// A player hands out jumps from deep inside nested plans, so it runs on its own thread, a batch or two ahead. Up to
// 65,536 jumps are made at once without a thread: half a millisecond and 1 MiB.
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

    // None at the end. Valid until the next call. Throws Error (limit): the board does not fit the memory, or there is
    // no thread. Error (input): the process was forked after the thread began.
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
