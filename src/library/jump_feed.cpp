#include "library/jump_feed.hpp"

#include <unistd.h>

#include <condition_variable>
#include <csignal>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

namespace pegwright {
inline namespace v0 {
namespace {

// Ends a thread whose jumps are not needed.
struct FeedStopped {};

class ToList : public rooms::JumpSink {
public:
    explicit ToList(std::vector<Jump>& list) : list_(list) {}
    void take(std::span<const board::Jump> jumps) override { append(list_, jumps); }

private:
    std::vector<Jump>& list_;
};

}  // namespace

struct JumpFeed::Work {
    explicit Work(rooms::Player p) : player(std::move(p)) {}
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;
    ~Work();

    void start();
    void make();
    // A forked process lacks the thread.
    bool forked() const { return thread.joinable() && owner != ::getpid(); }

    rooms::Player player;
    bool begun = false;
    std::vector<Jump> given;  // the batch that next() returned
    std::thread thread;
    pid_t owner = 0;  // of the thread
    std::mutex mutex;
    std::condition_variable changed;
    // Protected by the mutex.
    std::vector<Jump> ready;
    bool done = false;
    bool stop = false;
    std::exception_ptr failure;
};

// Collects a batch, then waits until the previous one was taken.
class JumpFeed::Producer : public rooms::JumpSink {
public:
    explicit Producer(Work& work) : work_(work) { batch_.reserve(batch_size); }
    void take(std::span<const board::Jump> jumps) override {
        while (!jumps.empty()) {
            const auto piece = jumps.first(std::min(jumps.size(), batch_size - batch_.size()));
            append(batch_, piece);
            jumps = jumps.subspan(piece.size());
            if (batch_.size() == batch_size) hand_over();
        }
    }
    void hand_over() {
        std::unique_lock lock(work_.mutex);
        work_.changed.wait(lock, [&] { return work_.ready.empty() || work_.stop; });
        if (work_.stop) throw FeedStopped();
        std::swap(work_.ready, batch_);
        work_.changed.notify_all();
        lock.unlock();
        batch_.clear();
        batch_.reserve(batch_size);
    }

private:
    Work& work_;
    std::vector<Jump> batch_;
};

JumpFeed::Work::~Work() {
    if (!thread.joinable()) return;
    {
        const std::lock_guard lock(mutex);
        stop = true;
    }
    changed.notify_all();
    thread.join();
}

void JumpFeed::Work::make() {
    std::exception_ptr caught;
    try {
        guarded([&] {
            Producer producer(*this);
            player.play(producer);
            producer.hand_over();
        });
    } catch (const FeedStopped&) {
        return;
    } catch (...) {
        caught = std::current_exception();
    }
    const std::lock_guard lock(mutex);
    failure = caught;
    done = true;
    changed.notify_all();
}

// Blocks all signals: the program's own threads handle them.
void JumpFeed::Work::start() {
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    try {
        owner = ::getpid();
        thread = std::thread([this] { make(); });
    } catch (const std::system_error& error) {
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
        throw Error(Error::Kind::limit, std::string("no thread to make jumps on: ") + error.what());
    } catch (...) {
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
        throw;
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

JumpFeed::JumpFeed(rooms::Player player) : work_(std::make_unique<Work>(std::move(player))) {}

// In a forked process the thread's data must not be freed.
JumpFeed::~JumpFeed() {
    if (work_->forked()) static_cast<void>(work_.release());
}

std::span<const Jump> JumpFeed::next() {
    Work& work = *work_;
    if (work.forked())
        throw Error(Error::Kind::input,
                    "these jumps are made in the process that asked for them first; after fork() solve again");
    const bool first = !work.begun;
    work.begun = true;
    if (work.player.problem().jump_count() <= made_at_once) {
        work.given.clear();
        if (!first) return work.given;
        guarded([&] {
            work.given.reserve(static_cast<std::size_t>(std::max<std::int64_t>(work.player.problem().jump_count(), 0)));
            ToList list(work.given);
            work.player.play(list);
        });
        return work.given;
    }
    if (first) work.start();
    std::unique_lock lock(work.mutex);
    work.changed.wait(lock, [&] { return !work.ready.empty() || work.done; });
    work.given.clear();
    std::swap(work.given, work.ready);
    if (work.given.empty() && work.failure) std::rethrow_exception(work.failure);
    work.changed.notify_all();
    return work.given;
}

}  // namespace v0
}  // namespace pegwright
