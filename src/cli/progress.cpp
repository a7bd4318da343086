#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <utility>

namespace pegwright::cli {

Progress::Progress(std::string what, std::string unit, std::int64_t total, bool results_in_the_end)
    : what_(std::move(what)),
      unit_(std::move(unit)),
      total_(total),
      on_(::isatty(STDERR_FILENO) && (results_in_the_end || !::isatty(STDOUT_FILENO))) {}

Progress::~Progress() { clear(); }

void Progress::clear() {
    if (shown_) std::fputs("\r\033[K", stderr);
    shown_ = false;
}

void Progress::report(std::int64_t done) {
    if (!on_ || !due()) return;
    const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    std::string line = fmt::format("{}: {} {}, {:.1f} million a second", what_, done, unit_,
                                   static_cast<double>(done) / seconds / 1e6);
    if (total_ > 0 && done > 0)
        line +=
            fmt::format(", {:.0f} %, {:.0f} s to go", 100.0 * static_cast<double>(done) / static_cast<double>(total_),
                        seconds * static_cast<double>(total_ - done) / static_cast<double>(done));
    show(line);
}

void Progress::report(const std::string& words) {
    if (on_ && due()) show(what_ + ": " + words);
}

bool Progress::due() {
    const auto now = Clock::now();
    if (now < next_) return false;
    next_ = now + std::chrono::milliseconds(250);
    return true;
}

void Progress::show(const std::string& line) {
    std::fputs(("\r\033[K" + line).c_str(), stderr);
    std::fflush(stderr);
    shown_ = true;
}

}  // namespace pegwright::cli
