// Where results go: standard output, or a file that appears whole or not at all.
#pragma once

#include "base/bytes.hpp"

#include <string>

namespace pegwright::cli {

// A regular file is written under a temporary name beside its own and renamed by commit(); without
// commit() it is gone. Devices and pipes are written directly. Path "-" is standard output. A path that
// names an open descriptor, such as /dev/stdout, is written through it, where it stands or appending.
// Throws Error: input if it cannot be opened, limit if a write fails (a full disk), closed if the
// reader of a pipe went away, interrupted on Ctrl-C.
class Output : public ByteSink {
public:
    explicit Output(const std::string& path);
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;
    ~Output() override;

    void write(std::string_view bytes) override;
    // Closes and renames: to be called when all is written. Errors of a disk that show only then are
    // thrown here.
    void commit();

private:
    void open_file(const std::string& path);
    [[noreturn]] void fail(int error) const;

    std::string name_;    // for messages
    std::string target_;  // empty unless a temporary file is to be renamed
    std::string temporary_;
    int fd_ = -1;
};

}  // namespace pegwright::cli
