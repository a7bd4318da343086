// A line of progress on a terminal, for work that takes longer than a second.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace pegwright {

// Writes to standard error, and only if that is a terminal and standard output is not the same
// one; clears its line when it goes.
class Progress {
public:
    // total: amount of work in the unit named, such as "jumps"; 0 if it is not known.
    Progress(std::string what, std::string unit, std::int64_t total);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    // Cheap: looks at the clock, writes four times a second.
    void report(std::int64_t done);
    // The same with words in place of the numbers.
    void report(const std::string& words);

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

}  // namespace pegwright
