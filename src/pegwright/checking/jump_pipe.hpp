// Takes the jumps that are read of a long solution to a second thread, which referees them meanwhile.
//
// To read 650 MB of text and to replay the jumps in it take about the same time. The jumps go through a ring of
// blocks: the reader fills one, hands it on and takes the next; whoever finds none waits in the system, not in a
// loop, and is woken when half the ring is ready: a thread that is woken for each block costs more than the block. Most
// solutions are short: their jumps are handed on where they are read, and no thread is begun.
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
    // next must outlive the pipe; it gets every jump in order until it says no. It gets them on the caller's thread
    // with threads = 1, and as long as there are few, and if the system has no thread to give. 1.6 MB.
    JumpPipe(notation::SolutionHandler& next, unsigned threads) : next_(next), threads_(threads) {}
    JumpPipe(const JumpPipe&) = delete;
    JumpPipe& operator=(const JumpPipe&) = delete;
    // Unless all was settled, next may not get what it has not got yet.
    ~JumpPipe() override;

    void notation(notation::HoleNames names) override { next_.notation(names); }
    void begin(const Problem& problem) override { next_.begin(problem); }
    // False once next is known to have said no, which may be some blocks later. Throws what next throws.
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) override;
    // Waits until next has got all that was taken. False if it has said no. Throws what it has thrown.
    bool settle() override;

private:
    static constexpr std::size_t few = 1 << 16;         // jumps, 0.4 ms of work: what a thread is not begun for
    static constexpr std::size_t block_size = 1 << 12;  // jumps, 96 KiB with their places
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
    std::size_t passed_ = 0;  // jumps, before there was a thread
    std::vector<Block> ring_;

    std::mutex mutex_;  // of all that follows but the thread itself
    std::condition_variable work_there_;
    std::condition_variable room_there_;
    std::uint64_t filled_ = 0;        // blocks handed on; block number filled_ is the reader's
    std::uint64_t emptied_ = 0;       // of those, the ones that next has got
    bool settling_ = false;           // no more blocks come for now
    std::uint64_t most_waiting_ = 0;  // the reader waits until no more are in the ring
    bool enough_ = false;             // next has said no, or thrown, or the pipe goes away
    std::exception_ptr failure_;
    std::thread thread_;
};

}  // namespace pegwright
