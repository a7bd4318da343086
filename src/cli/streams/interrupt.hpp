// What ends a wait: Ctrl-C and its kin, noted by a handler and acted on where it is safe, so files are cleaned up; and
// the time that a command was given.
#pragma once

#include <chrono>
#include <string>

namespace pegwright::cli {

// Notes SIGINT, SIGTERM and SIGHUP; ignores SIGPIPE and SIGXFSZ, whose writes then fail and say so.
void catch_signals();

// Throws Error (interrupted) if a signal has come. Cheap enough for every batch of work.
void check_interrupt();

// As if no signal had come: for what is written after one. The next one counts again.
void forget_interrupt();

// From then on nobody waits for input any more: an Error (limit) with this message instead. Set before threads begin.
void stop_waiting_at(std::chrono::steady_clock::time_point time, std::string message);
// Throws that error if it is due.
void check_waiting();

}  // namespace pegwright::cli
