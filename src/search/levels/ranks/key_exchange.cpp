#include "search/levels/ranks/key_exchange.hpp"

namespace pegwright::search::levels {
namespace {

constexpr std::size_t buffers_a_rank = 4;  // that may wait to be sent
constexpr std::size_t most_received = 8;   // that may wait to be unpacked

}  // namespace

KeyExchange::KeyExchange(Ranks& ranks)
    : ranks_(ranks),
      full_(static_cast<std::size_t>(ranks.size())),
      most_waiting_(buffers_a_rank * static_cast<std::size_t>(ranks.size())) {
    for (int to = 0; to < ranks.size(); ++to) send_buffers_.push_back(std::make_unique<SendBuffer>());
}

void KeyExchange::add(int to, Key base, std::span<const std::byte> entries) {
    if (entries.empty()) return;
    const std::array<std::uint64_t, 2> head{base, entries.size()};
    SendBuffer& buffer = *send_buffers_[static_cast<std::size_t>(to)];
    const std::lock_guard lock(buffer.mutex);
    Bytes& bytes = buffer.bytes;
    if (bytes.size() + sizeof head + entries.size() > most_bytes_of_data) hand_over(to, std::exchange(bytes, {}));
    if (bytes.empty()) bytes.reserve(most_bytes_of_data);
    const std::size_t at = bytes.size();
    bytes.resize(at + sizeof head + entries.size(), base::not_filled);
    std::memcpy(bytes.data() + at, head.data(), sizeof head);
    std::memcpy(bytes.data() + at + sizeof head, entries.data(), entries.size());
}

void KeyExchange::hand_over(int to, Bytes&& bytes) {
    const std::lock_guard lock(mutex_);
    full_[static_cast<std::size_t>(to)].push_back(std::move(bytes));
    ++waiting_;
}

std::optional<Bytes> KeyExchange::take() {
    const std::lock_guard lock(mutex_);
    if (received_.empty()) return std::nullopt;
    Bytes bytes = std::move(received_.front());
    received_.pop_front();
    return bytes;
}

bool KeyExchange::send_some() {
    bool some = false;
    for (int to = 0; to < ranks_.size(); ++to) {
        auto& full = full_[static_cast<std::size_t>(to)];
        while (!full.empty() && ranks_.send(to, full.front())) {
            full.pop_front();
            --waiting_;
            some = true;
        }
    }
    return some;
}

bool KeyExchange::pump() {
    const std::lock_guard lock(mutex_);
    bool some = send_some();
    while (ends_ < ranks_.size() - 1 && received_.size() < most_received) {
        auto message = ranks_.receive();
        if (!message) break;
        some = true;
        if (message->bytes.empty())
            ++ends_;
        else
            received_.push_back(std::move(message->bytes));
    }
    return some;
}

void KeyExchange::close() {
    if (closed_) return;
    closed_ = true;
    for (int to = 0; to < ranks_.size(); ++to) {
        if (to == ranks_.rank()) continue;
        Bytes& bytes = send_buffers_[static_cast<std::size_t>(to)]->bytes;
        if (!bytes.empty()) hand_over(to, std::exchange(bytes, {}));
        hand_over(to, {});
    }
}

bool KeyExchange::over() {
    const std::lock_guard lock(mutex_);
    return closed_ && waiting_ == 0 && ends_ == ranks_.size() - 1 && received_.empty();
}

}  // namespace pegwright::search::levels
