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

struct MessageBox {
    std::mutex mutex;
    std::array<std::deque<Message>, message_kinds> messages;
};
using MessageBoxes = std::vector<std::unique_ptr<MessageBox>>;

struct Aborted {};

class ThreadTransport : public Transport {
public:
    ThreadTransport(MessageBoxes& boxes, int rank) : boxes_(boxes), rank_(rank) {}
    int rank() const override { return rank_; }
    int size() const override { return static_cast<int>(boxes_.size()); }
    bool send(int to, MessageKind kind, Bytes& bytes) override {
        MessageBox& box = *boxes_[static_cast<std::size_t>(to)];
        const std::lock_guard lock(box.mutex);
        auto& messages = box.messages[static_cast<std::size_t>(kind)];
        if (kind == MessageKind::data && (bytes.size() > most_bytes_of_data || messages.size() >= 3)) return false;
        messages.push_back({rank_, std::exchange(bytes, {})});
        return true;
    }
    std::optional<Message> receive(MessageKind kind) override {
        MessageBox& box = *boxes_[static_cast<std::size_t>(rank_)];
        const std::lock_guard lock(box.mutex);
        auto& messages = box.messages[static_cast<std::size_t>(kind)];
        if (messages.empty()) return std::nullopt;
        Message message = std::move(messages.front());
        messages.pop_front();
        return message;
    }
    bool all_sent() override { return true; }
    void abort(int) override { throw Aborted(); }

private:
    MessageBoxes& boxes_;
    int rank_;
};

}  // namespace

void on_ranks(int size, const std::function<void(Ranks&)>& body,
              std::optional<std::chrono::milliseconds> longest_silence) {
    MessageBoxes boxes;
    for (int rank = 0; rank < size; ++rank) boxes.push_back(std::make_unique<MessageBox>());
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
                    ranks.finalize(outcome);
                } catch (const Aborted&) {
                }
            });
    }
    for (const std::exception_ptr& failure : failures)
        if (failure) std::rethrow_exception(failure);
}
