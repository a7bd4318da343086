#include "cli/streams/in_order.hpp"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace pegwright::cli {
namespace {

using base::StopFlag;

class AnswerAlone : public LineAnswer {
public:
    explicit AnswerAlone(LineAnswerer& answerer) : answerer_(answerer) {}

private:
    void hand_on(const std::string& piece) override { answerer_.write(piece); }
    LineAnswerer& answerer_;
};

void answer_one_by_one(LineAnswerer& answerer) {
    const StopFlag stop{false};
    while (const auto line = answerer.next(stop)) {
        AnswerAlone answer(answerer);
        answerer.answer(*line, answer, stop);
        if (!answer.held().empty()) answerer.write(answer.held());
    }
}

// Ends an answer that waits for its turn when everything stops; caught in this file.
struct Stopped {};

//     window_    first line, …, taken lines (answered or in work), …, lines not taken yet
//                ^ its answer may be written                     ^ taken_
class LineWindow {
public:
    LineWindow(LineAnswerer& answerer, unsigned threads)
        : answerer_(answerer), most_lines_(64 + 4 * std::size_t{threads}) {}

    // Returns false, with nothing read, if no thread can be started.
    bool run(unsigned threads) {
        std::vector<std::thread> others;
        others.reserve(threads + std::size_t{1});
        const auto begin = [&](void (LineWindow::*work)()) {
            try {
                others.emplace_back([this, work] { guarded(work); });
                return true;
            } catch (const std::system_error&) {
                return false;
            } catch (const std::bad_alloc&) {
                return false;
            }
        };
        unsigned answering = 0;
        while (answering < threads && begin(&LineWindow::answer_lines)) ++answering;
        const bool begun = answering > 0 && begin(&LineWindow::read_lines);
        if (begun) guarded(&LineWindow::write_answers);
        stop();
        for (std::thread& thread : others) thread.join();
        if (failure_) std::rethrow_exception(failure_);
        return begun;
    }

private:
    struct Slot {
        InputLine line;
        std::string answer;  // the part that was not taken to be written
        bool done = false;
    };

    class QueuedAnswer : public LineAnswer {
    public:
        QueuedAnswer(LineWindow& window, Slot& slot) : window_(window), slot_(slot) {}

    private:
        void hand_on(const std::string& piece) override { window_.hand_on(slot_, piece); }
        LineWindow& window_;
        Slot& slot_;
    };

    void guarded(void (LineWindow::*work)()) {
        try {
            (this->*work)();
        } catch (const Stopped&) {
        } catch (...) {
            {
                const std::lock_guard lock(mutex_);
                if (!failure_) failure_ = std::current_exception();
            }
            stop();
        }
    }
    void stop() {
        {
            const std::lock_guard lock(mutex_);
            stop_ = true;
        }
        for (std::condition_variable* waiting : {&to_read_, &to_answer_, &to_hand_on_, &to_write_})
            waiting->notify_all();
    }

    void read_lines() {
        std::exception_ptr failure;
        try {
            while (auto line = answerer_.next(stop_)) {
                std::unique_lock lock(mutex_);
                to_read_.wait(lock, [&] { return stop_ || has_room(); });
                if (stop_) return;
                characters_ += line->text.size();
                window_.push_back({std::move(*line), {}, false});
                to_answer_.notify_one();
            }
        } catch (...) {
            failure = std::current_exception();
        }
        const std::lock_guard lock(mutex_);
        ended_ = true;
        reading_failure_ = failure;
        to_answer_.notify_all();
        to_write_.notify_one();
    }
    bool has_room() const {
        constexpr std::size_t most_characters = std::size_t{1} << 24;
        return window_.size() < most_lines_ && (window_.empty() || characters_ < most_characters);
    }

    void answer_lines() {
        std::unique_lock lock(mutex_);
        for (;;) {
            to_answer_.wait(lock, [&] { return stop_ || ended_ || taken_ < window_.size(); });
            if (stop_ || taken_ == window_.size()) return;
            Slot& slot = window_[taken_++];  // does not move when slots are added or removed
            lock.unlock();
            QueuedAnswer answer(*this, slot);
            answerer_.answer(slot.line, answer, stop_);
            lock.lock();
            slot.answer += answer.held();
            slot.done = true;
            characters_ -= slot.line.text.size();
            slot.line.text = {};
            if (&slot == &window_.front()) to_write_.notify_one();
        }
    }
    void hand_on(Slot& slot, const std::string& piece) {
        std::unique_lock lock(mutex_);
        to_hand_on_.wait(lock, [&] { return stop_ || slot.answer.empty(); });
        if (stop_) throw Stopped();
        slot.answer = piece;
        if (&slot == &window_.front()) to_write_.notify_one();
    }

    void write_answers() {
        std::unique_lock lock(mutex_);
        for (;;) {
            to_write_.wait(lock, [&] {
                return stop_ || (window_.empty() ? ended_ : window_.front().done || !window_.front().answer.empty());
            });
            if (stop_) return;
            if (window_.empty()) break;
            const std::string answers = take_answers();
            lock.unlock();
            to_read_.notify_one();
            to_hand_on_.notify_all();
            if (!answers.empty()) answerer_.write(answers);
            lock.lock();
        }
        if (reading_failure_) std::rethrow_exception(reading_failure_);
    }
    std::string take_answers() {
        constexpr std::size_t enough = std::size_t{1} << 16;
        std::string answers;
        while (!window_.empty() && answers.size() < enough) {
            Slot& slot = window_.front();
            answers += std::exchange(slot.answer, {});
            if (!slot.done) break;
            window_.pop_front();
            --taken_;
        }
        return answers;
    }

    LineAnswerer& answerer_;
    const std::size_t most_lines_;
    StopFlag stop_{false};

    std::mutex mutex_;  // for all members below
    std::condition_variable to_read_;
    std::condition_variable to_answer_;
    std::condition_variable to_hand_on_;
    std::condition_variable to_write_;
    std::deque<Slot> window_;
    std::size_t taken_ = 0;
    std::size_t characters_ = 0;  // in unanswered lines of the window
    bool ended_ = false;
    std::exception_ptr reading_failure_;
    std::exception_ptr failure_;
};

}  // namespace

void LineAnswer::write(std::string_view bytes) {
    held_ += bytes;
    if (held_.size() < most_held) return;
    handed_on_ = true;
    hand_on(held_);
    held_.clear();
}

void answer_in_order(LineAnswerer& answerer, unsigned threads) {
    if (threads > 1) {
        LineWindow window(answerer, threads);
        if (window.run(threads)) return;
    }
    answer_one_by_one(answerer);
}

}  // namespace pegwright::cli
