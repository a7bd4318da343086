// The processes that work on one search together, each with a rank from 0 on.
//
// What they do together they do in the same order, each as often as the others: gather and all that is made of it.
// Whoever waits looks out for an error that another rank tells, so a rank that stops, stops all of them, and nobody
// waits for it. One thread of a rank calls these, always the same.
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

// What a rank did so far.
struct RankNumbers {
    std::uint64_t positions = 0;   // it expanded
    std::uint64_t bytes_sent = 0;  // of data, to other ranks
    double waiting = 0;            // seconds without anything to do
    double seconds = 0;            // since it began
};

// How a rank ended: an exit code, and what is to be said of it.
struct ExitStatus {
    int code = 0;
    std::string message;
};

// Waiting without taking a core from those that work: the longer it lasts, the less often one looks.
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

    // longest_silence: of ranks on several machines, whose cables break. Rank 0 and each of the others tell each other
    // twenty times within it that they are there. Who hears nothing for so long gives up, by an Error (limit), and
    // aborts the run in the end.
    explicit Ranks(Transport& transport, std::optional<Clock::duration> longest_silence = {});

    int rank() const { return transport_.rank(); }
    int size() const { return transport_.size(); }

    // What each rank gives, by rank. Like all of these it throws what another rank tells, and what poll throws.
    std::vector<std::string> gather(std::string_view mine);
    std::uint64_t sum(std::uint64_t mine);
    std::uint64_t least(std::uint64_t mine);
    std::uint64_t most(std::uint64_t mine);
    // The sums of several numbers, in place.
    void sum(std::vector<std::uint64_t>& numbers);

    // Called while waiting: throws to stop.
    std::function<void()> poll;
    // Throws the error that another rank has told.
    void check();
    // Tells the others of an error, once; not one that came from them.
    void tell(const Error& error);

    // Data, in letters of most_bytes_of_data at most.
    bool send(int to, Bytes& bytes);
    std::optional<Message> receive() { return transport_.receive(MessageKind::data); }

    // A new piece of work begins, of which ranks report how much they have done.
    void begin_work();
    // check(), and on rank 0 what all ranks have done as far as they told; others tell it, a few times a second.
    std::uint64_t report(std::uint64_t done);
    // What each rank has told of this piece of work, on rank 0.
    const std::vector<std::uint64_t>& reported() const { return reported_; }

    // The end of all: ranks wait for each other, whatever went wrong, and take in what is on its way. All have the same
    // outcome, on rank 0 with the words for it. If a rank does not come although something went wrong, rank 0 has said
    // what, and aborts the run.
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
    std::vector<Clock::time_point> heard_;  // of each rank, last
    Clock::time_point next_alive_ = began_;
    std::optional<Error> lost_;  // nothing is heard any more of a rank
};

// Alone there are no others: the numbers are the own ones.
inline std::uint64_t sum_of_all(Ranks* ranks, std::uint64_t mine) { return ranks ? ranks->sum(mine) : mine; }
inline std::uint64_t most_of_all(Ranks* ranks, std::uint64_t mine) { return ranks ? ranks->most(mine) : mine; }
inline bool is_first(const Ranks* ranks) { return !ranks || ranks->rank() == 0; }

// Numbers as bytes and back.
std::string bytes_of(const std::vector<std::uint64_t>& numbers);
std::vector<std::uint64_t> numbers_of(std::string_view bytes);

}  // namespace pegwright::base
