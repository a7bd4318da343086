// The processes (ranks) that work on one search: they gather numbers, tell each other errors, and end together.
//
// All ranks call gather(), and what uses it, in the same order. Waiting ranks look for errors of others, so an error of
// one ends all. Always the same thread of a rank calls these functions.
#pragma once

#include "base/error.hpp"
#include "base/ranks/transport.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::base {

struct RankNumbers {
    std::uint64_t positions = 0;   // it expanded
    std::uint64_t bytes_sent = 0;  // of data, to other ranks
    double waiting = 0;            // seconds without anything to do
    double seconds = 0;            // since it began
};

struct ExitStatus {
    int code = 0;
    std::string message;
};

// Waits: first by yielding, later by sleeping, so that working threads get the cores.
class Backoff {
public:
    void wait();
    void reset() { times_ = 0; }

private:
    unsigned times_ = 0;
};

class Ranks {
public:
    using Clock = std::chrono::steady_clock;

    // longest_silence: for ranks on several machines, whose connection may break. Rank 0 and each other rank exchange
    // twenty signs of life in that time. A rank that hears none gives up with Error (limit).
    explicit Ranks(Transport& transport, std::optional<Clock::duration> longest_silence = {});

    int rank() const { return transport_.rank(); }
    int size() const { return transport_.size(); }

    // What each rank gave, by rank. These functions throw the error of another rank, and what poll throws.
    std::vector<std::string> gather(std::string_view mine);
    std::uint64_t sum(std::uint64_t mine);
    std::uint64_t least(std::uint64_t mine);
    std::uint64_t most(std::uint64_t mine);
    // In place.
    void sum(std::vector<std::uint64_t>& numbers);

    // Called while waiting; may throw.
    std::function<void()> poll;
    // Throws the error of another rank, or Error (limit) if a rank is silent for too long.
    void check();
    // Tells the other ranks an error, once, unless it came from one of them.
    void tell(const Error& error);

    // At most most_bytes_of_data at once. send() returns false if too much is on its way.
    bool send(int to, Bytes& bytes);
    std::optional<Message> receive() { return transport_.receive(MessageKind::data); }

    // For report().
    void begin_work();
    // check(), and the work done: on rank 0 the sum of what ranks report a few times a second, on others their own
    // `done`.
    std::uint64_t report(std::uint64_t done);
    // The latest reports, on rank 0.
    const std::vector<std::uint64_t>& reported() const { return reported_; }

    // Ends the run: all ranks wait for each other, even after an error, and receive what is still on its way. Returns
    // the same outcome on all: the first that is no success. If a rank does not come within ten seconds after an error,
    // or hears nothing of others, `say` gets the outcome and the run is aborted.
    ExitStatus finalize(const ExitStatus& mine, const std::function<void(const ExitStatus&)>& say = {});

    RankNumbers numbers() const;
    void count_positions(std::uint64_t n) { numbers_.positions += n; }
    void count_waiting(double seconds) { numbers_.waiting += seconds; }

private:
    void keep_in_touch();
    Message wait_for(MessageKind kind);
    std::optional<Message> wait_in_the_end(MessageKind kind, const std::optional<Clock::time_point>& most);
    void take_in_the_rest();
    ExitStatus meet(const ExitStatus& mine, const std::function<void(const ExitStatus&)>& say);

    Transport& transport_;
    std::optional<Error> told_;
    bool has_told_ = false;
    std::uint64_t work_ = 0;
    std::vector<std::uint64_t> reported_;
    Clock::time_point next_report_;
    RankNumbers numbers_;
    Clock::time_point began_ = Clock::now();
    std::optional<Clock::duration> longest_silence_;
    std::vector<Clock::time_point> heard_;  // when each rank was heard last
    Clock::time_point next_alive_ = began_;
    std::optional<Error> lost_;  // set when a rank is silent for too long
};

// For a process that may be alone (null).
inline std::uint64_t sum_of_all(Ranks* ranks, std::uint64_t mine) { return ranks ? ranks->sum(mine) : mine; }
inline std::uint64_t most_of_all(Ranks* ranks, std::uint64_t mine) { return ranks ? ranks->most(mine) : mine; }
inline bool is_first(const Ranks* ranks) { return !ranks || ranks->rank() == 0; }

std::string bytes_of(const std::vector<std::uint64_t>& numbers);
std::vector<std::uint64_t> numbers_of(std::string_view bytes);

}  // namespace pegwright::base
