// Runs the same work on several threads.
#pragma once

#include "base/rooms.hpp"

#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace pegwright::base {

// Set when a thread has failed. The others check it between pieces of work.
using StopFlag = std::atomic<bool>;

// Throws std::system_error if the system has no thread left.
struct StartThread {
    template <class Work>
    std::thread operator()(Work&& work) const {
        return std::thread(std::forward<Work>(work));
    }
};

// Joins its threads at the end of the scope. (libc++ has no std::jthread before version 20.)
struct JoinedThreads {
    std::vector<std::thread> threads;
    ~JoinedThreads() {
        for (std::thread& thread : threads) thread.join();
    }
};

// Calls body(0, stop) … body(threads - 1, stop), each on its own thread (0 on the caller's), waits for all and rethrows
// the first exception.
//
// If the system gives fewer threads, the caller's thread runs the remaining bodies after its own. So bodies must not
// wait for each other.
template <class Body, class Start = StartThread>
void in_parallel(unsigned threads, Body&& body, const Start& start = {}) {
    StopFlag stop{false};
    std::exception_ptr failure;
    std::mutex mutex;
    const auto fail = [&] {
        const std::lock_guard lock(mutex);
        if (!failure) failure = std::current_exception();
        stop = true;
    };
    const auto guarded = [&](unsigned i) {
        try {
            body(i, stop);
        } catch (...) {
            fail();
        }
    };
    {
        JoinedThreads others;
        unsigned begun = 1;
        try {
            others.threads.reserve(threads);
            for (; begun < threads; ++begun) others.threads.push_back(start([&guarded, begun] { guarded(begun); }));
        } catch (const std::system_error&) {
            // Go on with the threads that have started.
        } catch (...) {
            fail();
        }
        if (!stop) guarded(0);
        for (unsigned i = begun; i < threads && !stop; ++i) guarded(i);
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace pegwright::base
