// Ends waits on Ctrl-C and at a deadline. A handler only notes a signal; check_interrupt() throws where it is safe.
#pragma once

#include <chrono>
#include <string>

namespace pegwright::cli {

// Notes SIGINT, SIGTERM and SIGHUP. Ignores SIGPIPE and SIGXFSZ, so that writes fail instead.
void catch_signals();

// Throws Error (interrupted) if a signal has come. Cheap.
void check_interrupt();

// Forgets a signal, so that something can be written after it.
void forget_interrupt();

// Sets when waiting for input ends with Error (limit) and this message. Call before threads begin.
void stop_waiting_at(std::chrono::steady_clock::time_point time, std::string message);
void check_waiting();

}  // namespace pegwright::cli
