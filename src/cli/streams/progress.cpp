// Rewrites one line. The constructor decides whether to show it. It appears after a second and changes four times a
// second.
#include "cli/streams/progress.hpp"

#include "base/printable.hpp"
#include "cli/streams/terminal.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace pegwright::cli {
namespace {

std::size_t terminal_columns() {
    winsize size = {};
    if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    std::size_t columns = 0;
    if (const char* given = std::getenv("COLUMNS"); given) std::from_chars(given, given + std::strlen(given), columns);
    return columns > 0 ? columns : 80;
}

}  // namespace

std::string cut_to_columns(std::string line, std::size_t columns) {
    std::size_t characters = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool begins = (static_cast<unsigned char>(line[i]) & 0xC0) != 0x80;
        if (begins && characters++ == columns) {
            line.resize(i);
            break;
        }
    }
    return line;
}

ProgressLine::ProgressLine(const std::string& what, std::string unit, std::int64_t total, bool results_in_the_end)
    : what_(base::printable(what)),
      unit_(std::move(unit)),
      total_(total),
      on_(::isatty(STDERR_FILENO) && !dumb_terminal() && (results_in_the_end || !::isatty(STDOUT_FILENO))) {}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::clear() {
    if (shown_) std::fputs("\r\033[K", stderr);
    shown_ = false;
}

void ProgressLine::report(std::int64_t done) {
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

void ProgressLine::report(const std::string& words) {
    if (on_ && due()) show(what_ + ": " + words);
}

bool ProgressLine::due() {
    const auto now = Clock::now();
    if (now < next_) return false;
    next_ = now + std::chrono::milliseconds(250);
    return true;
}

void ProgressLine::show(const std::string& line) {
    // Leave the last column free: some terminals would wrap a full line.
    std::fputs(("\r\033[K" + cut_to_columns(line, terminal_columns() - 1)).c_str(), stderr);
    std::fflush(stderr);
    shown_ = true;
}

}  // namespace pegwright::cli
