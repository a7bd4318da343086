// A line of progress on a terminal, for work that takes longer than a second.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace pegwright::cli {

// A line's first characters (UTF-8), as many as there are columns.
std::string cut_to_columns(std::string line, std::size_t columns);

// Writes to standard error, never more than a line of the terminal, and only if that is a terminal and not a dumb
// one; clears its line when it goes.
class ProgressLine {
public:
    // total: amount of work in the unit named, such as "jumps"; 0 if it is not known. Where results
    // come as the work goes on, nothing is shown if standard output is a terminal, too; where they come
    // in the end, that does no harm.
    ProgressLine(const std::string& what, std::string unit, std::int64_t total, bool results_in_the_end = false);
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine();

    // Cheap: looks at the clock, writes four times a second.
    void report(std::int64_t done);
    // The same with words in place of the numbers.
    void report(const std::string& words);
    // The same with words that are only made if they are shown.
    template <class Words>
    requires std::is_invocable_r_v<std::string, Words>
    void report(Words&& words) {
        if (on_ && due()) show(what_ + ": " + words());
    }
    // Takes the line away, for results to be written; the next report shows it again.
    void clear();

private:
    using Clock = std::chrono::steady_clock;
    bool due();
    void show(const std::string& line);

    std::string what_;
    std::string unit_;
    std::int64_t total_;
    bool on_;
    bool shown_ = false;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_ = start_ + std::chrono::seconds(1);
};

}  // namespace pegwright::cli
