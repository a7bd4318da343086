#include "library/jump_feed.hpp"

#include <csignal>
#include <system_error>

namespace pegwright {
inline namespace v0 {
namespace {

// Ends the work of a thread nobody waits for any more.
struct Stopped {};

class ToList : public rooms::JumpSink {
public:
    explicit ToList(std::vector<Jump>& list) : list_(list) {}
    void take(std::span<const board::Jump> jumps) override { append(list_, jumps); }

private:
    std::vector<Jump>& list_;
};

}  // namespace

// Collects a batch, then waits until the one before it was taken.
class JumpFeed::Producer : public rooms::JumpSink {
public:
    explicit Producer(JumpFeed& feed) : feed_(feed) { batch_.reserve(batch_size); }
    void take(std::span<const board::Jump> jumps) override {
        while (!jumps.empty()) {
            const auto piece = jumps.first(std::min(jumps.size(), batch_size - batch_.size()));
            append(batch_, piece);
            jumps = jumps.subspan(piece.size());
            if (batch_.size() == batch_size) hand_over();
        }
    }
    void hand_over() {
        std::unique_lock lock(feed_.mutex_);
        feed_.changed_.wait(lock, [&] { return feed_.ready_.empty() || feed_.stop_; });
        if (feed_.stop_) throw Stopped();
        std::swap(feed_.ready_, batch_);
        feed_.changed_.notify_all();
        lock.unlock();
        batch_.clear();
        batch_.reserve(batch_size);
    }

private:
    JumpFeed& feed_;
    std::vector<Jump> batch_;
};

JumpFeed::~JumpFeed() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void JumpFeed::make() {
    std::exception_ptr failure;
    try {
        guarded([&] {
            Producer producer(*this);
            way_.play(producer);
            producer.hand_over();
        });
    } catch (const Stopped&) {
        return;
    } catch (...) {
        failure = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    failure_ = failure;
    done_ = true;
    changed_.notify_all();
}

// Signals are the business of the program's own threads.
void JumpFeed::start() {
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    try {
        thread_ = std::thread([this] { make(); });
    } catch (const std::system_error& error) {
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
        throw Error(Error::Kind::limit, std::string("no thread to make jumps on: ") + error.what());
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

std::span<const Jump> JumpFeed::next() {
    const bool first = !begun_;
    begun_ = true;
    if (way_.problem().jump_count() <= made_at_once) {
        given_.clear();
        if (!first) return given_;
        guarded([&] {
            given_.reserve(static_cast<std::size_t>(std::max<std::int64_t>(way_.problem().jump_count(), 0)));
            ToList list(given_);
            way_.play(list);
        });
        return given_;
    }
    if (first) start();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !ready_.empty() || done_; });
    given_.clear();
    std::swap(given_, ready_);
    if (given_.empty() && failure_) std::rethrow_exception(failure_);
    changed_.notify_all();
    return given_;
}

}  // namespace v0
}  // namespace pegwright
