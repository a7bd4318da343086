// The same work on several threads.
#pragma once

#include "base/rooms.hpp"

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace pegwright::base {

// Set when a thread has failed; the others look at it between pieces of work and return.
using StopFlag = std::atomic<bool>;

// Calls body(0, stop) … body(threads - 1, stop), each on a thread of its own (0 on the caller's), waits for
// all and throws the first exception there was.
template <class Body>
void in_parallel(unsigned threads, Body&& body) {
    StopFlag stop{false};
    std::exception_ptr failure;
    std::mutex mutex;
    const auto guarded = [&](unsigned i) {
        try {
            body(i, stop);
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
            stop = true;
        }
    };
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < threads; ++i) others.emplace_back(guarded, i);
        guarded(0);
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace pegwright::base
