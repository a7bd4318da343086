// Where text comes from: standard input ("-"), a file, a named pipe or a terminal, or an open descriptor by its path
// (/dev/stdin).
#pragma once

#include "base/bytes.hpp"

#include <string>

namespace pegwright::cli {

// Who has named a file: a line of a batch may name regular files alone.
enum class NamedBy { user, line };

// Read as it comes, without a buffer: who reads asks for large pieces.
class Input : public ByteSource {
public:
    // Opens without waiting. Throws Error (input) if the file cannot be opened or is none to be read.
    explicit Input(const std::string& path, NamedBy who = NamedBy::user);
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input() override;

    // Throws Error: input if reading fails, interrupted on Ctrl-C, limit as stop_waiting_at() says.
    std::size_t read(std::span<char> room) override;
    // Waits half a second at most; whether there is something to read, or the end. Throws Error as read() does.
    bool wait() const;
    const std::string& name() const { return name_; }

private:
    std::string name_;
    int fd_;
    bool waits_ = true;  // for whoever writes, as no regular file does
};

}  // namespace pegwright::cli
