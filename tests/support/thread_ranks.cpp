#include "support/thread_ranks.hpp"

#include "base/parallel.hpp"

#include <array>
#include <cstdlib>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

using namespace pegwright::base;

namespace {

struct LetterBox {
    std::mutex mutex;
    std::array<std::deque<Letter>, letter_kinds> letters;
};
using LetterBoxes = std::vector<std::unique_ptr<LetterBox>>;

struct Aborted {};

class ThreadTransport : public Transport {
public:
    ThreadTransport(LetterBoxes& boxes, int rank) : boxes_(boxes), rank_(rank) {}
    int rank() const override { return rank_; }
    int size() const override { return static_cast<int>(boxes_.size()); }
    bool send(int to, LetterKind kind, Bytes& bytes) override {
        LetterBox& box = *boxes_[static_cast<std::size_t>(to)];
        const std::lock_guard lock(box.mutex);
        auto& letters = box.letters[static_cast<std::size_t>(kind)];
        if (kind == LetterKind::data && (bytes.size() > most_bytes_of_data || letters.size() >= 3)) return false;
        letters.push_back({rank_, std::exchange(bytes, {})});
        return true;
    }
    std::optional<Letter> receive(LetterKind kind) override {
        LetterBox& box = *boxes_[static_cast<std::size_t>(rank_)];
        const std::lock_guard lock(box.mutex);
        auto& letters = box.letters[static_cast<std::size_t>(kind)];
        if (letters.empty()) return std::nullopt;
        Letter letter = std::move(letters.front());
        letters.pop_front();
        return letter;
    }
    bool all_sent() override { return true; }
    void abort(int) override { throw Aborted(); }

private:
    LetterBoxes& boxes_;
    int rank_;
};

}  // namespace

void on_ranks(int size, const std::function<void(Ranks&)>& body,
              std::optional<std::chrono::milliseconds> longest_silence) {
    LetterBoxes boxes;
    for (int rank = 0; rank < size; ++rank) boxes.push_back(std::make_unique<LetterBox>());
    std::vector<std::exception_ptr> failures(boxes.size());
    {
        JoinedThreads joined;
        for (int rank = 0; rank < size; ++rank)
            joined.threads.emplace_back([&, rank] {
                ThreadTransport transport(boxes, rank);
                Ranks ranks(transport, longest_silence);
                ExitStatus outcome;
                try {
                    body(ranks);
                } catch (const Error& e) {
                    failures[static_cast<std::size_t>(rank)] = std::current_exception();
                    outcome = {1, e.what()};
                    ranks.tell(e);
                } catch (...) {
                    failures[static_cast<std::size_t>(rank)] = std::current_exception();
                    outcome = {1, "no Error"};
                    ranks.tell(Error(Error::Kind::input, "a fault"));
                }
                try {
                    ranks.farewell(outcome);
                } catch (const Aborted&) {
                }
            });
    }
    for (const std::exception_ptr& failure : failures)
        if (failure) std::rethrow_exception(failure);
}
