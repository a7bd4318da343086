// What survey, count and levels have in common: limits, progress, interrupts.
#pragma once

#include "base/error.hpp"
#include "base/limits.hpp"
#include "cli/arguments.hpp"
#include "cli/streams/progress.hpp"
#include "pegwright/solving/solve.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace pegwright::cli {

// The options --files, --memory, --time and --threads, for a command's table.
inline constexpr OptionSpec memory_option{
    "memory", "SIZE", "the most memory to use: 500M, 8G (18M or more); most of what is free unless given",
    OptionGroup::limits};
inline constexpr OptionSpec time_option{"time", "TIME", "stop after this time (10, 2m, 1h) with exit code 3",
                                        OptionGroup::limits};
inline constexpr OptionSpec files_option{
    "files", "DIR", "keep the levels as files there: less memory, and a stopped run can go on", OptionGroup::limits};
inline constexpr OptionSpec stats_option{"stats", "", "say on standard error what it cost, for each rank",
                                         OptionGroup::rare};
inline constexpr OptionSpec threads_option{"threads", "N", "threads to work on; one a core unless given",
                                           OptionGroup::limits};

// What one of several searches at the same time may take: this much memory, and one thread.
struct SearchShare {
    std::uint64_t memory = 0;
    std::function<void()> check;  // throws to stop it
};

// What --threads says, or one a core. Throws Error (input) for what is no number from 1 to 256.
unsigned threads_given(const Arguments& arguments);
// What --memory says, in bytes; or three quarters of what is free. Throws Error (input) for what is no such amount.
std::uint64_t memory_given(const Arguments& arguments);

// What --time says, nothing without it. Throws Error (input) for what is no time.
std::optional<std::chrono::milliseconds> time_option_given(const Arguments& arguments);
// Its end from now on, and what is told then.
struct Deadline {
    std::chrono::steady_clock::time_point time;
    std::string message;
};
std::optional<Deadline> time_given(const Arguments& arguments);

// One command's run of a search. Its clock begins when it is made.
class SearchRun {
public:
    // what: for the line of progress, which a search with a share has not. Throws Error (input) if an option makes no
    // sense.
    SearchRun(const Arguments& arguments, const std::string& what, const SearchShare* share = nullptr);
    SearchRun(const SearchRun&) = delete;
    SearchRun& operator=(const SearchRun&) = delete;
    ~SearchRun();

    // poll shows progress; it throws Error: interrupted on Ctrl-C, limit when the time is over.
    Limits limits;
    // With --stats, what the search cost, which has looked at so many positions. All ranks call.
    void tell_cost(std::uint64_t positions);
    // What a limit says, and "; it came to …"; where memory was full, how much it was.
    std::string told(const std::string& limit) const;
    // For work that is not counted in positions.
    void poll(const std::string& doing);

    // Runs a search; a limit it meets is told together with how far it came.
    template <class Search>
    decltype(auto) limited(Search&& search) {
        try {
            return search();
        } catch (const Error& e) {
            if (e.kind() != Error::Kind::limit) throw;
            throw e.with_message(told(e.what()));
        }
    }

private:
    using Clock = std::chrono::steady_clock;
    void check();
    void report_time(const std::string& doing);
    std::string rates() const;
    std::string how_far() const;

    std::optional<ProgressLine> progress_;
    std::function<void()> check_others_;
    bool stats_ = false;
    std::optional<Deadline> deadline_;
    std::optional<Progress> place_;
    std::string doing_;  // since that place, if it is not counted in positions
    Clock::time_point began_;
    Clock::time_point level_began_;
};

}  // namespace pegwright::cli
