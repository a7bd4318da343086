// File descriptors: the three standard ones, and paths that are names of descriptors.
#pragma once

#include <optional>
#include <string>

namespace pegwright::cli {

// Gives each of the descriptors 0, 1 and 2 that is closed (`>&-` in a shell) to something that can neither be
// read nor written, so that no file opened later gets its number and, with it, messages meant for the user.
// Reading or writing fails with "Bad file descriptor", as it would without.
void keep_standard_descriptors();

// The number of the open descriptor that a path such as /dev/stdout, /dev/fd/5 or /proc/self/fd/5 names, also
// through symbolic links; nothing for any other path.
std::optional<int> descriptor_named(const std::string& path);

// open(2), closed when a program is started; again after a signal that asks for nothing, as a named pipe that is opened
// to be written may wait long for its other end. Throws Error (interrupted) on Ctrl-C; -1 with errno set if it cannot
// be opened.
int open_path(const std::string& path, int flags);

// Waits until a descriptor can be read, or written, for half a second at most; whether it can. Throws Error:
// interrupted, and to read limit as stop_waiting_at() says.
bool wait_to_read(int fd);
bool wait_to_write(int fd);

// A copy of a descriptor, which shares its position in the file, and whether writing appends; -1 with errno
// set if there is none.
int copy_of_descriptor(int fd);

}  // namespace pegwright::cli
