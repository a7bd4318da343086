// Reads standard input ("-"), a file, a pipe, a terminal, or an open descriptor by its path (/dev/stdin).
#pragma once

#include "base/bytes.hpp"

#include <string>

namespace pegwright::cli {

// Who named a file. A line of a batch may name only regular files.
enum class NamedBy { user, line };

// Unbuffered: ask for large pieces.
class Input : public ByteSource {
public:
    // Opens without waiting. Throws Error (input) if the file cannot be opened or read.
    explicit Input(const std::string& path, NamedBy who = NamedBy::user);
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input() override;

    // Throws Error: input if reading fails, interrupted on Ctrl-C, limit from stop_waiting_at().
    std::size_t read(std::span<char> room) override;
    // Waits up to half a second; true if there is input or the end. Throws as read() does.
    bool wait() const;
    const std::string& name() const { return name_; }

private:
    std::string name_;
    int fd_;
    bool waits_ = true;  // false for a regular file
};

}  // namespace pegwright::cli
