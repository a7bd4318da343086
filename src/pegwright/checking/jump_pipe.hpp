// Lets a second thread referee a long solution while the first still reads it, as both take about the same time.
//
// The reader fills blocks of a ring. An idle thread sleeps until half the ring is ready, as waking it for each block
// would cost more than the block.
#pragma once

#include "notation/solution_reader.hpp"
#include "pegwright/names.hpp"

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

namespace pegwright {

class JumpPipe : public notation::SolutionHandler {
public:
    // next gets every jump in order until it returns false, and must outlive the pipe. It runs on the caller's thread
    // if threads is 1, if the solution is short, or if the system gives no thread. Memory: 1.6 MB.
    JumpPipe(notation::SolutionHandler& next, unsigned threads) : next_(next), threads_(threads) {}
    JumpPipe(const JumpPipe&) = delete;
    JumpPipe& operator=(const JumpPipe&) = delete;
    // Call settle() first: jumps that next has not received may be lost.
    ~JumpPipe() override;

    void notation(notation::HoleNames names) override { next_.notation(names); }
    void begin(const Problem& problem) override { next_.begin(problem); }
    // False if next has returned false, perhaps some blocks ago. Throws what next throws.
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) override;
    // Waits until next has received everything. False if next has returned false. Throws what next threw.
    bool settle() override;

private:
    static constexpr std::size_t few = 1 << 16;         // jumps, 0.4 ms of work; fewer need no thread
    static constexpr std::size_t block_size = 1 << 12;  // jumps; 96 KiB with their places
    static constexpr std::uint64_t ring_size = 16;

    struct Block {
        std::vector<Jump> jumps;
        std::vector<std::int64_t> places;
    };

    bool start();
    bool hand_on(bool settling);
    void work();

    notation::SolutionHandler& next_;
    unsigned threads_;
    std::size_t passed_ = 0;
    std::vector<Block> ring_;

    std::mutex mutex_;  // protects the members below, except thread_
    std::condition_variable work_there_;
    std::condition_variable room_there_;
    std::uint64_t filled_ = 0;   // blocks handed on
    std::uint64_t emptied_ = 0;  // blocks that next has received
    bool settling_ = false;
    std::uint64_t most_waiting_ = 0;  // wait until at most this number of blocks is in the ring
    bool enough_ = false;             // next returned false or threw, or the pipe is being destroyed
    std::exception_ptr failure_;
    std::thread thread_;
};

}  // namespace pegwright
