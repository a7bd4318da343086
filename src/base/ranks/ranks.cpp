// Gathering: every rank sends rank 0 one message, and it answers with all of them.
#include "base/ranks/ranks.hpp"

#include <algorithm>
#include <cstring>
#include <thread>

namespace pegwright::base {
namespace {

Bytes to_bytes(std::string_view text) {
    Bytes bytes(text.size());
    if (!text.empty()) std::memcpy(bytes.data(), text.data(), text.size());
    return bytes;
}

std::string text_of(const Message& message) {
    return {reinterpret_cast<const char*>(message.bytes.data()), message.bytes.size()};
}

// Texts, each after its length.
std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += bytes_of({text.size()}) + text;
    return all;
}

std::vector<std::string> taken_apart(std::string_view all) {
    std::vector<std::string> texts;
    while (!all.empty()) {
        const std::uint64_t size = numbers_of(all.substr(0, sizeof(std::uint64_t)))[0];
        all.remove_prefix(sizeof size);
        texts.emplace_back(all.substr(0, size));
        all.remove_prefix(size);
    }
    return texts;
}

double seconds_since(std::chrono::steady_clock::time_point then) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - then).count();
}

constexpr auto between_reports = std::chrono::milliseconds(250);
// Other ranks look for errors only between pieces of work.
constexpr auto longest_wait_for_the_failed = std::chrono::seconds(10);

}  // namespace

std::string bytes_of(const std::vector<std::uint64_t>& numbers) {
    std::string bytes(numbers.size() * sizeof(std::uint64_t), '\0');
    if (!numbers.empty()) std::memcpy(bytes.data(), numbers.data(), bytes.size());
    return bytes;
}

std::vector<std::uint64_t> numbers_of(std::string_view bytes) {
    std::vector<std::uint64_t> numbers(bytes.size() / sizeof(std::uint64_t));
    if (!numbers.empty()) std::memcpy(numbers.data(), bytes.data(), numbers.size() * sizeof(std::uint64_t));
    return numbers;
}

void Backoff::wait() {
    // Yields for a millisecond or two. Waking from sleep takes some tenths of one, in which other ranks fall asleep in
    // turn.
    if (++times_ < 2000)
        std::this_thread::yield();
    else
        std::this_thread::sleep_for(std::chrono::microseconds(200));
}

Message Ranks::wait_for(MessageKind kind) {
    const auto began = Clock::now();
    Backoff backoff;
    for (;;) {
        if (auto message = transport_.receive(kind)) {
            numbers_.waiting += seconds_since(began);
            return std::move(*message);
        }
        check();
        if (poll) poll();
        backoff.wait();
    }
}

std::vector<std::string> Ranks::gather(std::string_view mine) {
    if (rank() != 0) {
        Bytes bytes = to_bytes(mine);
        transport_.send(0, MessageKind::gathered, bytes);
        return taken_apart(text_of(wait_for(MessageKind::spread)));
    }
    std::vector<std::string> all(static_cast<std::size_t>(size()));
    all[0] = mine;
    for (int others = 1; others < size(); ++others) {
        const Message message = wait_for(MessageKind::gathered);
        all[static_cast<std::size_t>(message.from)] = text_of(message);
    }
    const std::string together = joined(all);
    for (int to = 1; to < size(); ++to) {
        Bytes bytes = to_bytes(together);
        transport_.send(to, MessageKind::spread, bytes);
    }
    return all;
}

void Ranks::sum(std::vector<std::uint64_t>& numbers) {
    const std::vector<std::string> all = gather(bytes_of(numbers));
    std::fill(numbers.begin(), numbers.end(), 0);
    for (const std::string& one : all) {
        const std::vector<std::uint64_t> those = numbers_of(one);
        for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] += those[i];
    }
}

std::uint64_t Ranks::sum(std::uint64_t mine) {
    std::vector<std::uint64_t> number{mine};
    sum(number);
    return number[0];
}

std::uint64_t Ranks::most(std::uint64_t mine) {
    std::uint64_t result = mine;
    for (const std::string& one : gather(bytes_of({mine}))) result = std::max(result, numbers_of(one)[0]);
    return result;
}

std::uint64_t Ranks::least(std::uint64_t mine) { return ~most(~mine); }

Ranks::Ranks(Transport& transport, std::optional<Clock::duration> longest_silence)
    : transport_(transport),
      reported_(static_cast<std::size_t>(transport.size())),
      longest_silence_(longest_silence),
      heard_(static_cast<std::size_t>(transport.size()), Clock::now()) {}

// Only with rank 0. If the network splits, rank 0 and the ranks beyond notice.
void Ranks::keep_in_touch() {
    if (!longest_silence_) return;
    const auto now = Clock::now();
    const int first = rank() == 0 ? 1 : 0;
    const int end = rank() == 0 ? size() : 1;
    if (now >= next_alive_) {
        next_alive_ = now + *longest_silence_ / 20;
        for (int to = first; to < end; ++to) {
            Bytes nothing;
            transport_.send(to, MessageKind::alive, nothing);
        }
    }
    // First receive what came while this rank was busy.
    while (const auto message = transport_.receive(MessageKind::alive))
        heard_[static_cast<std::size_t>(message->from)] = now;
    for (int other = first; other < end && !lost_; ++other) {
        if (now - heard_[static_cast<std::size_t>(other)] < *longest_silence_) continue;
        lost_ = Error(Error::Kind::limit, "lost contact with rank " + std::to_string(other) +
                                              " on another machine; the next run can use levels kept in files");
    }
}

void Ranks::check() {
    keep_in_touch();
    if (lost_) throw *lost_;
    if (!told_) {
        const auto message = transport_.receive(MessageKind::failure);
        if (!message || message->bytes.empty()) return;
        const std::string text = text_of(*message);
        told_ = Error(static_cast<Error::Kind>(text[0]), text.substr(1));
    }
    throw *told_;
}

void Ranks::tell(const Error& error) {
    if (told_ || has_told_) return;
    has_told_ = true;
    const bool by_name = error.kind() == Error::Kind::input || error.kind() == Error::Kind::limit;
    const std::string text = std::string(1, static_cast<char>(error.kind())) +
                             (by_name && rank() != 0 ? "rank " + std::to_string(rank()) + ": " : "") + error.what();
    for (int to = 0; to < size(); ++to) {
        if (to == rank()) continue;
        Bytes bytes = to_bytes(text);
        transport_.send(to, MessageKind::failure, bytes);
    }
}

bool Ranks::send(int to, Bytes& bytes) {
    const std::size_t size = bytes.size();
    if (!transport_.send(to, MessageKind::data, bytes)) return false;
    numbers_.bytes_sent += size;
    return true;
}

void Ranks::begin_work() {
    ++work_;
    reported_.assign(static_cast<std::size_t>(size()), 0);
    next_report_ = Clock::now() + between_reports;
}

std::uint64_t Ranks::report(std::uint64_t done) {
    check();
    if (rank() == 0) {
        reported_[0] = done;
        while (const auto message = transport_.receive(MessageKind::progress)) {
            const std::vector<std::uint64_t> those = numbers_of(text_of(*message));
            if (those[0] == work_) reported_[static_cast<std::size_t>(message->from)] = those[1];
        }
        std::uint64_t all = 0;
        for (const std::uint64_t n : reported_) all += n;
        return all;
    }
    if (Clock::now() >= next_report_) {
        next_report_ = Clock::now() + between_reports;
        Bytes bytes = to_bytes(bytes_of({work_, done}));
        transport_.send(0, MessageKind::progress, bytes);
    }
    return done;
}

void Ranks::take_in_the_rest() {
    for (const MessageKind kind :
         {MessageKind::data, MessageKind::gathered, MessageKind::spread, MessageKind::failure, MessageKind::progress})
        while (transport_.receive(kind)) {
        }
}

// Nothing if no message comes until `most`, or contact is lost.
std::optional<Message> Ranks::wait_in_the_end(MessageKind kind, const std::optional<Clock::time_point>& most) {
    Backoff backoff;
    while ((!most || Clock::now() < *most) && !lost_) {
        keep_in_touch();
        if (auto message = transport_.receive(kind)) return message;
        take_in_the_rest();
        backoff.wait();
    }
    return std::nullopt;
}

ExitStatus Ranks::meet(const ExitStatus& mine, const std::function<void(const ExitStatus&)>& say) {
    const auto written = [](const ExitStatus& outcome) {
        return to_bytes(bytes_of({static_cast<std::uint64_t>(outcome.code)}) + outcome.message);
    };
    const auto read = [](const Message& message) {
        const std::string text = text_of(message);
        return ExitStatus{static_cast<int>(numbers_of(std::string_view(text).substr(0, sizeof(std::uint64_t)))[0]),
                          text.substr(sizeof(std::uint64_t))};
    };
    Bytes bytes = written(mine);
    if (rank() != 0) {
        transport_.send(0, MessageKind::finalize, bytes);
        if (const auto message = wait_in_the_end(MessageKind::outcome, std::nullopt)) return read(*message);
        if (say) say(mine.code != 0 ? mine : ExitStatus{3, lost_->what()});
        transport_.abort(mine.code != 0 ? mine.code : 3);
    }
    ExitStatus all = mine;
    if (lost_ && all.code == 0) all = {3, lost_->what()};
    std::optional<Clock::time_point> most;
    for (int others = 1; others < size(); ++others) {
        if (all.code != 0 && !most) most = Clock::now() + longest_wait_for_the_failed;
        const auto message = wait_in_the_end(MessageKind::finalize, most);
        if (!message) {
            if (say) say(all);
            transport_.abort(all.code);
        }
        const ExitStatus theirs = read(*message);
        if (all.code == 0 && theirs.code != 0)
            all = {theirs.code, "rank " + std::to_string(message->from) + ": " + theirs.message};
    }
    for (int to = 1; to < size(); ++to) {
        bytes = written(all);
        transport_.send(to, MessageKind::outcome, bytes);
    }
    return all;
}

ExitStatus Ranks::finalize(const ExitStatus& mine, const std::function<void(const ExitStatus&)>& say) {
    const ExitStatus all = meet(mine, say);
    Backoff backoff;
    while (!transport_.all_sent() && !lost_) {
        keep_in_touch();
        take_in_the_rest();
        backoff.wait();
    }
    meet(all, say);
    return all;
}

RankNumbers Ranks::numbers() const {
    RankNumbers now = numbers_;
    now.seconds = seconds_since(began_);
    return now;
}

}  // namespace pegwright::base
