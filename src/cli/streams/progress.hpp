// A line of progress on the terminal, for work that takes longer than a second.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace pegwright::cli {

// The line's first characters (UTF-8), one a column.
std::string cut_to_columns(std::string line, std::size_t columns);

// Writes one line to standard error, if that is a terminal and not a dumb one. The destructor clears it.
class ProgressLine {
public:
    // unit: such as "jumps". total: amount of work in units, 0 if unknown.
    // Shows nothing if results go to a terminal meanwhile; results_in_the_end says that they come later.
    ProgressLine(const std::string& what, std::string unit, std::int64_t total, bool results_in_the_end = false);
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine();

    // Cheap: looks at the clock and writes four times a second.
    void report(std::int64_t done);
    void report(const std::string& words);
    template <class Words>
    requires std::is_invocable_r_v<std::string, Words>
    void report(Words&& words) {
        if (on_ && due()) show(what_ + ": " + words());
    }
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
