// Where results go: standard output, or a file that appears whole or not at all.
#pragma once

#include "base/bytes.hpp"

#include <string>

namespace pegwright::cli {

// A regular file is written without a name, beside its own, and gets it by commit(); without commit(), or if the
// program is killed, it is gone. (Where the file system knows only files with names, it has a temporary one.) A file
// that may be written in a folder that may not is overwritten by commit(). What commit() has returned from is on the
// disk, the file first, then its name. Devices and pipes are written directly. Path
// "-" is standard output. A path that names an open descriptor, such as /dev/stdout, is written through it, where it
// stands or appending. Throws Error: input if it cannot be opened, limit if a write fails (a full disk), closed if the
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
    bool begin_in(const std::string& folder);
    bool begin_elsewhere();
    void give_name();
    void overwrite();
    void sync() const;
    [[noreturn]] void fail(int error) const;

    std::string name_;       // for messages
    std::string target_;     // empty unless a file that is not there yet is to become it
    std::string temporary_;  // the name it has meanwhile; empty if none
    bool elsewhere_ = false;
    int fd_ = -1;
};

}  // namespace pegwright::cli
