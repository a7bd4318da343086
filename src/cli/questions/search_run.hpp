// Limits, progress and costs of a command's search.
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

// The part of the limits for one of several simultaneous searches: memory, and one thread.
struct SearchShare {
    std::uint64_t memory = 0;
    std::function<void()> check;  // throws to stop it
};

// The value of --threads, or one a core. Throws Error (input) unless it is from 1 to 256.
unsigned threads_given(const Arguments& arguments);
// The value of --memory in bytes, or three quarters of the free memory. Throws Error (input) if it is no size.
std::uint64_t memory_given(const Arguments& arguments);

// The value of --time or of another option, or nothing. Throws Error (input) if it is no time.
std::optional<std::chrono::milliseconds> time_option_given(const Arguments& arguments, const char* option = "time");
struct Deadline {
    std::chrono::steady_clock::time_point time;
    std::string message;
};
std::optional<Deadline> time_given(const Arguments& arguments);

// One search of a command. Its clock begins in the constructor.
class SearchRun {
public:
    // what: for the progress line; a search with a share has none. Throws Error (input) for a senseless option.
    SearchRun(const Arguments& arguments, const std::string& what, const SearchShare* share = nullptr);
    SearchRun(const SearchRun&) = delete;
    SearchRun& operator=(const SearchRun&) = delete;
    ~SearchRun();

    // limits.poll shows progress. It throws Error: interrupted on Ctrl-C, limit when time is up.
    Limits limits;
    // With --stats, prints the cost of a search of this many positions. All ranks must call it.
    void tell_cost(std::uint64_t positions);
    // A limit's message, with how far the search came and, for memory, how much was full.
    std::string told(const std::string& limit) const;
    void poll(const std::string& doing);

    // Runs a search. If it meets a limit, the error also says how far it came.
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
    std::string doing_;  // work since that place, if not counted in positions
    Clock::time_point began_;
    Clock::time_point level_began_;
};

}  // namespace pegwright::cli
