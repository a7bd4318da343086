// File descriptors: keeps the standard three open, opens files, and waits for input or output.
#pragma once

#include <optional>
#include <string>

namespace pegwright::cli {

// Opens a placeholder for each closed standard descriptor (`>&-` in a shell). Else a file opened later could get its
// number, and error messages would go into that file. Reading or writing the placeholder fails.
void keep_standard_descriptors();

// The descriptor that /dev/stdout, /dev/fd/5 or /proc/self/fd/5 names, also through symbolic links; else nothing.
std::optional<int> descriptor_named(const std::string& path);

// open(2) with close-on-exec; repeats after a signal, unless Ctrl-C: then throws Error (interrupted).
// Returns -1 with errno set if the file cannot be opened.
int open_path(const std::string& path, int flags);

// Wait up to half a second; true if the descriptor is ready. Throw Error (interrupted); wait_to_read also throws the
// limit of stop_waiting_at().
bool wait_to_read(int fd);
bool wait_to_write(int fd);

// A duplicate with the same file position and append mode; -1 with errno set if it fails.
int copy_of_descriptor(int fd);

}  // namespace pegwright::cli
