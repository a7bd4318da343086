// Where text comes from: standard input ("-"), a file, or an open descriptor by its path (/dev/stdin).
#pragma once

#include "base/bytes.hpp"

#include <string>

namespace pegwright::cli {

// Read as it comes, without a buffer: who reads asks for large pieces.
class Input : public ByteSource {
public:
    // Throws Error (input) if the file cannot be opened.
    explicit Input(const std::string& path);
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input() override;

    // Throws Error: input if reading fails, interrupted on Ctrl-C.
    std::size_t read(std::span<char> room) override;
    // Waits half a second at most; whether there is something to read, or the end. Throws Error (interrupted).
    bool wait() const;
    const std::string& name() const { return name_; }

private:
    std::string name_;
    int fd_;
};

}  // namespace pegwright::cli
