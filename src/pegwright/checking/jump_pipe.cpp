#include "pegwright/checking/jump_pipe.hpp"

#include <system_error>

namespace pegwright {

JumpPipe::~JumpPipe() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        enough_ = true;
    }
    work_there_.notify_one();
    thread_.join();
}

bool JumpPipe::take(std::span<const Jump> jumps, std::span<const std::int64_t> places) {
    if (!thread_.joinable() && (passed_ < few || !start())) {
        passed_ += jumps.size();
        return next_.take(jumps, places);
    }
    Block& block = ring_[filled_ % ring_size];
    block.jumps.insert(block.jumps.end(), jumps.begin(), jumps.end());
    block.places.insert(block.places.end(), places.begin(), places.end());
    return block.jumps.size() < block_size || hand_on(false);
}

bool JumpPipe::settle() { return !thread_.joinable() || hand_on(true); }

bool JumpPipe::start() {
    if (threads_ < 2) return false;
    ring_.resize(ring_size);
    try {
        thread_ = std::thread([this] { work(); });
    } catch (const std::system_error&) {
        threads_ = 1;
    }
    return thread_.joinable();
}

// Waits if the ring is full, until half of it is empty; if settling, until all is.
bool JumpPipe::hand_on(bool settling) {
    std::unique_lock lock(mutex_);
    ++filled_;
    settling_ = settling;
    if (settling || filled_ - emptied_ >= ring_size / 2) work_there_.notify_one();
    if (settling || filled_ - emptied_ == ring_size - 1) {
        most_waiting_ = settling ? 0 : ring_size / 2;
        room_there_.wait(lock, [&] { return enough_ || filled_ - emptied_ <= most_waiting_; });
    }
    if (failure_) std::rethrow_exception(failure_);
    return !enough_;
}

void JumpPipe::work() {
    std::unique_lock lock(mutex_);
    while (!enough_) {
        if (emptied_ == filled_)
            work_there_.wait(lock, [&] {
                return enough_ || filled_ - emptied_ >= ring_size / 2 || (settling_ && emptied_ < filled_);
            });
        if (enough_) break;
        Block& block = ring_[emptied_ % ring_size];
        lock.unlock();
        bool more = false;
        std::exception_ptr failure;
        try {
            more = next_.take(block.jumps, block.places);
        } catch (...) {
            failure = std::current_exception();
        }
        block.jumps.clear();
        block.places.clear();
        lock.lock();
        ++emptied_;
        enough_ = enough_ || !more;
        failure_ = failure;
        if (enough_ || filled_ - emptied_ <= most_waiting_) room_there_.notify_one();
    }
}

}  // namespace pegwright
