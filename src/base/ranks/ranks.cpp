// Gathering goes by way of rank 0: a letter there, and one back with what all have sent.
#include "base/ranks/ranks.hpp"

#include <algorithm>
#include <cstring>
#include <thread>

namespace pegwright::base {
namespace {

Bytes letter_of(std::string_view text) {
    Bytes bytes(text.size());
    if (!text.empty()) std::memcpy(bytes.data(), text.data(), text.size());
    return bytes;
}

std::string text_of(const Letter& letter) {
    return {reinterpret_cast<const char*>(letter.bytes.data()), letter.bytes.size()};
}

// Texts one after the other, each after its length.
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
// For others to notice that the run has failed: they look between two pieces of work.
constexpr auto patience_with_the_failed = std::chrono::seconds(10);

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

void Patience::wait() {
    // For a millisecond or two, which on an idle core is sooner than to be woken: that takes several tenths of one,
    // during which others go to sleep in their turn.
    if (++times_ < 2000)
        std::this_thread::yield();
    else
        std::this_thread::sleep_for(std::chrono::microseconds(200));
}

Letter Ranks::wait_for(LetterKind kind) {
    const auto began = Clock::now();
    Patience patience;
    for (;;) {
        if (auto letter = transport_.receive(kind)) {
            numbers_.waiting += seconds_since(began);
            return std::move(*letter);
        }
        check();
        if (poll) poll();
        patience.wait();
    }
}

std::vector<std::string> Ranks::gather(std::string_view mine) {
    if (rank() != 0) {
        Bytes bytes = letter_of(mine);
        transport_.send(0, LetterKind::gathered, bytes);
        return taken_apart(text_of(wait_for(LetterKind::spread)));
    }
    std::vector<std::string> all(static_cast<std::size_t>(size()));
    all[0] = mine;
    for (int others = 1; others < size(); ++others) {
        const Letter letter = wait_for(LetterKind::gathered);
        all[static_cast<std::size_t>(letter.from)] = text_of(letter);
    }
    const std::string together = joined(all);
    for (int to = 1; to < size(); ++to) {
        Bytes bytes = letter_of(together);
        transport_.send(to, LetterKind::spread, bytes);
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

// All others with rank 0: who is cut off from some of them is cut off from it, or has it on the same side.
void Ranks::keep_in_touch() {
    if (!longest_silence_) return;
    const auto now = Clock::now();
    const int first = rank() == 0 ? 1 : 0;
    const int end = rank() == 0 ? size() : 1;
    if (now >= next_alive_) {
        next_alive_ = now + *longest_silence_ / 20;
        for (int to = first; to < end; ++to) {
            Bytes nothing;
            transport_.send(to, LetterKind::alive, nothing);
        }
    }
    // What has come while this rank did not look is there before anybody is missed.
    while (const auto letter = transport_.receive(LetterKind::alive))
        heard_[static_cast<std::size_t>(letter->from)] = now;
    for (int other = first; other < end && !lost_; ++other) {
        if (now - heard_[static_cast<std::size_t>(other)] < *longest_silence_) continue;
        lost_ = Error(Error::Kind::limit, "nothing is heard any more of rank " + std::to_string(other) +
                                              ", on another machine; levels kept in files are there for the next run");
    }
}

void Ranks::check() {
    keep_in_touch();
    if (lost_) throw *lost_;
    if (!told_) {
        const auto letter = transport_.receive(LetterKind::failure);
        if (!letter || letter->bytes.empty()) return;
        const std::string text = text_of(*letter);
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
        Bytes bytes = letter_of(text);
        transport_.send(to, LetterKind::failure, bytes);
    }
}

bool Ranks::send(int to, Bytes& bytes) {
    const std::size_t size = bytes.size();
    if (!transport_.send(to, LetterKind::data, bytes)) return false;
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
        while (const auto letter = transport_.receive(LetterKind::progress)) {
            const std::vector<std::uint64_t> those = numbers_of(text_of(*letter));
            if (those[0] == work_) reported_[static_cast<std::size_t>(letter->from)] = those[1];
        }
        std::uint64_t all = 0;
        for (const std::uint64_t n : reported_) all += n;
        return all;
    }
    if (Clock::now() >= next_report_) {
        next_report_ = Clock::now() + between_reports;
        Bytes bytes = letter_of(bytes_of({work_, done}));
        transport_.send(0, LetterKind::progress, bytes);
    }
    return done;
}

void Ranks::take_in_the_rest() {
    for (const LetterKind kind :
         {LetterKind::data, LetterKind::gathered, LetterKind::spread, LetterKind::failure, LetterKind::progress})
        while (transport_.receive(kind)) {
        }
}

// Nothing if it does not come in time.
std::optional<Letter> Ranks::wait_in_the_end(LetterKind kind, const std::optional<Clock::time_point>& most) {
    Patience patience;
    while ((!most || Clock::now() < *most) && !lost_) {
        keep_in_touch();
        if (auto letter = transport_.receive(kind)) return letter;
        take_in_the_rest();
        patience.wait();
    }
    return std::nullopt;
}

// Everybody's outcome to rank 0, the first that is none of success back to all.
ExitStatus Ranks::meet(const ExitStatus& mine, const std::function<void(const ExitStatus&)>& say) {
    const auto written = [](const ExitStatus& outcome) {
        return letter_of(bytes_of({static_cast<std::uint64_t>(outcome.code)}) + outcome.message);
    };
    const auto read = [](const Letter& letter) {
        const std::string text = text_of(letter);
        return ExitStatus{static_cast<int>(numbers_of(std::string_view(text).substr(0, sizeof(std::uint64_t)))[0]),
                          text.substr(sizeof(std::uint64_t))};
    };
    Bytes bytes = written(mine);
    if (rank() != 0) {
        transport_.send(0, LetterKind::farewell, bytes);
        if (const auto letter = wait_in_the_end(LetterKind::goodbye, std::nullopt)) return read(*letter);
        if (say) say(mine.code != 0 ? mine : ExitStatus{3, lost_->what()});
        transport_.abort(mine.code != 0 ? mine.code : 3);
    }
    ExitStatus all = mine;
    if (lost_ && all.code == 0) all = {3, lost_->what()};
    std::optional<Clock::time_point> most;
    for (int others = 1; others < size(); ++others) {
        if (all.code != 0 && !most) most = Clock::now() + patience_with_the_failed;
        const auto letter = wait_in_the_end(LetterKind::farewell, most);
        if (!letter) {
            if (say) say(all);
            transport_.abort(all.code);
        }
        const ExitStatus theirs = read(*letter);
        if (all.code == 0 && theirs.code != 0)
            all = {theirs.code, "rank " + std::to_string(letter->from) + ": " + theirs.message};
    }
    for (int to = 1; to < size(); ++to) {
        bytes = written(all);
        transport_.send(to, LetterKind::goodbye, bytes);
    }
    return all;
}

ExitStatus Ranks::farewell(const ExitStatus& mine, const std::function<void(const ExitStatus&)>& say) {
    const ExitStatus all = meet(mine, say);
    Patience patience;
    while (!transport_.all_sent() && !lost_) {
        keep_in_touch();
        take_in_the_rest();
        patience.wait();
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
