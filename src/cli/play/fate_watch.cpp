#include "cli/play/fate_watch.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::cli {

Fate KnownFates::after(std::size_t jumps) const {
    return jumps < won ? Fate::won : lost && jumps >= *lost ? Fate::lost : Fate::unknown;
}

void KnownFates::learn(std::size_t jumps, const Hints& hints) {
    if (hints.fate == Fate::won) won = std::max(won, jumps + 1);
    if (hints.fate != Fate::lost || (lost && *lost <= jumps)) return;
    lost = jumps;
    why = hints.reason;
}

void KnownFates::cut(std::size_t jumps) {
    won = std::min(won, jumps + 1);
    if (lost && *lost > jumps) lost.reset();
}

FateWatch::FateWatch(Limits limits, std::string winning_file)
    : limits_(std::move(limits)), winning_file_(std::move(winning_file)) {
    limits_.poll = [this](const Progress&) {
        if (stop_) throw Error(Error::Kind::interrupted, "another position is asked about");
    };
    thread_ = std::thread([this] { run(); });
}

FateWatch::~FateWatch() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
        stop_ = true;
    }
    asked_.notify_one();
    thread_.join();
}

void FateWatch::ask(const PlayedGame& game, double seconds) {
    {
        const std::lock_guard lock(mutex_);
        answer_.reset();
        failure_ = nullptr;
        question_ = HintQuestion{game.problem(), {game.jumps().begin(), game.jumps().end()}, winning_file_, seconds};
        stop_ = true;
    }
    asked_.notify_one();
}

void FateWatch::forget() {
    const std::lock_guard lock(mutex_);
    question_.reset();
    answer_.reset();
    failure_ = nullptr;
    stop_ = true;
}

bool FateWatch::busy() const {
    const std::lock_guard lock(mutex_);
    return question_ || (working_ && !stop_);
}

std::optional<Hints> FateWatch::answer() {
    const std::lock_guard lock(mutex_);
    if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
    return answer_;
}

void FateWatch::run() {
    std::unique_lock lock(mutex_);
    for (;;) {
        asked_.wait(lock, [&] { return over_ || question_; });
        if (over_) return;
        const HintQuestion question = *std::exchange(question_, std::nullopt);
        working_ = true;
        stop_ = false;
        lock.unlock();
        std::optional<Hints> found;
        std::exception_ptr failure;
        try {
            found = hints(question, limits_);
        } catch (...) {
            failure = std::current_exception();
        }
        lock.lock();
        working_ = false;
        // Drop the result or error of a stopped search.
        if (stop_) continue;
        answer_ = std::move(found);
        failure_ = failure;
    }
}

}  // namespace pegwright::cli
