// Writes results to standard output or to a file that appears whole or not at all.
#pragma once

#include "base/bytes.hpp"

#include <string>

namespace pegwright::cli {

// - A regular file has no name until commit(), so an unfinished one vanishes, even if the program is killed.
// - If the file system holds only files with names, it has a temporary one.
// - If the folder cannot be written but the file can, commit() overwrites the file.
// - After commit() the data and then the name are on the disk.
// - Devices, pipes, standard output ("-") and open descriptors (/dev/stdout) are written directly.
//
// Throws Error: input if it cannot be opened, limit if a write fails (disk full), closed if the pipe's reader is gone,
// interrupted on Ctrl-C.
class Output : public ByteSink {
public:
    explicit Output(const std::string& path);
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;
    ~Output() override;

    void write(std::string_view bytes) override;
    // Gives the file its name. Call when all is written. Throws late errors of the disk.
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
    std::string target_;     // the file to create or replace; empty for direct writing
    std::string temporary_;  // empty if the file has no name
    bool elsewhere_ = false;
    int fd_ = -1;
};

}  // namespace pegwright::cli
