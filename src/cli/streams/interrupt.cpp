#include "cli/streams/interrupt.hpp"

#include "base/error.hpp"

#include <signal.h>

#include <atomic>
#include <optional>
#include <utility>

namespace pegwright::cli {
namespace {

std::atomic<bool> interrupted{false};
struct LastWait {
    std::chrono::steady_clock::time_point time;
    std::string message;
};
std::optional<LastWait> last_wait;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

}  // namespace

void catch_signals() {
    struct sigaction note = {};
    note.sa_handler = [](int) { interrupted = true; };
    // Without SA_RESTART, a waiting read or write returns and the flag is checked.
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        // Keep signals ignored that nohup or a background job has ignored.
        struct sigaction before = {};
        sigaction(signal, nullptr, &before);
        if (before.sa_handler != SIG_IGN) sigaction(signal, &note, nullptr);
    }
    struct sigaction ignore = {};
    ignore.sa_handler = SIG_IGN;
    for (const int signal : {SIGPIPE, SIGXFSZ}) sigaction(signal, &ignore, nullptr);
}

void check_interrupt() {
    if (interrupted) throw Error(Error::Kind::interrupted, "interrupted");
}

void forget_interrupt() { interrupted = false; }

void stop_waiting_at(std::chrono::steady_clock::time_point time, std::string message) {
    last_wait = LastWait{time, std::move(message)};
}

void check_waiting() {
    if (last_wait && std::chrono::steady_clock::now() >= last_wait->time) fail_limit(last_wait->message);
}

}  // namespace pegwright::cli
