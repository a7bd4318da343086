// Sends keys to the ranks that own them, while more keys are made.
// - Any thread puts keys into the send buffer for their rank, and unpacks received buffers.
// - The first thread sends full buffers and receives others, between pieces of its own work.
// - If too many buffers wait, threads stop making keys.
// - A rank that has made all its keys sends every other rank an empty message.
#pragma once

#include "base/ranks/ranks.hpp"
#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level_builder.hpp"
#include "search/levels/ranks/shares.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>

namespace pegwright::search::levels {

class KeyExchange {
public:
    explicit KeyExchange(Ranks& ranks);

    // Offsets count from `base`. Any thread.
    void add(int to, Key base, std::span<const std::byte> entries);
    bool crowded() const { return waiting_ > most_waiting_; }
    std::optional<Bytes> take();

    // False if there was nothing to send or receive. The first thread only.
    bool pump();
    void close();
    // All ranks have closed, and all buffers were taken.
    bool over();

private:
    struct SendBuffer {
        std::mutex mutex;
        Bytes bytes;
    };
    void hand_over(int to, Bytes&& bytes);
    bool send_some();

    Ranks& ranks_;
    std::vector<std::unique_ptr<SendBuffer>> send_buffers_;  // being filled, one for each rank
    std::mutex mutex_;
    std::vector<std::deque<Bytes>> full_;  // for each rank
    std::deque<Bytes> received_;
    std::atomic<std::size_t> waiting_{0};  // full buffers
    std::size_t most_waiting_;
    int ends_ = 0;  // other ranks that have closed
    std::atomic<bool> closed_{false};
};

// Calls f(base, entries) for each part of a received buffer. Entries are bytes, perhaps unaligned.
template <class F>
void for_each_part(const Bytes& buffer, F&& f) {
    for (std::size_t at = 0; at < buffer.size();) {
        std::array<std::uint64_t, 2> head{};
        std::memcpy(head.data(), buffer.data() + at, sizeof head);
        at += sizeof head;
        f(head[0], std::span<const std::byte>(buffer.data() + at, head[1]));
        at += head[1];
    }
}

// Calls f with some entries at a time, aligned.
template <class Entry, class F>
void for_some_entries(std::span<const std::byte> part, F&& f) {
    std::array<Entry, 512 / sizeof(Entry)> some;
    while (!part.empty()) {
        const std::size_t bytes = std::min(part.size(), sizeof some);
        std::memcpy(static_cast<void*>(some.data()), part.data(), bytes);
        f(std::span<const Entry>(some.data(), bytes / sizeof(Entry)));
        part = part.subspan(bytes);
    }
}

template <class Entry>
class ToExchange : public Carrier<Entry> {
public:
    ToExchange(KeyExchange& exchange, const RankRoutes& routes) : exchange_(exchange), routes_(routes) {}
    void carry(std::size_t group, std::span<const Entry> entries) override {
        exchange_.add(routes_.owner[group], routes_.routes.bases[routes_.routes.ranges + group],
                      std::as_bytes(entries));
    }

private:
    KeyExchange& exchange_;
    const RankRoutes& routes_;
};

}  // namespace pegwright::search::levels
