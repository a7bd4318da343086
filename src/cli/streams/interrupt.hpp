// Ctrl-C and its kin: noted by a handler, acted on where it is safe, so files are cleaned up.
#pragma once

namespace pegwright::cli {

// Notes SIGINT, SIGTERM and SIGHUP; ignores SIGPIPE and SIGXFSZ, whose writes then fail and say so.
void catch_signals();

// Throws Error (interrupted) if a signal has come. Cheap enough for every batch of work.
void check_interrupt();

// As if no signal had come: for what is written after one. The next one counts again.
void forget_interrupt();

}  // namespace pegwright::cli
