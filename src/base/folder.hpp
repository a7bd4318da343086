// A folder held open, to create, rename and remove files in it.
//
// Files have a single name. Symbolic links in place of files are never followed, and the folder stays the same if its
// path changes. Calls fail as POSIX calls do, with errno.
#pragma once

#include "base/rooms.hpp"

#include <sys/types.h>
#include <string>
#include <vector>

namespace pegwright::base {

class Folder {
public:
    // is_open() tells whether it could be opened.
    explicit Folder(std::string path);
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();

    bool is_open() const { return fd_ >= 0; }
    const std::string& path() const { return path_; }
    std::string path_of(const std::string& name) const { return path_ + "/" + name; }

    // A descriptor, or -1. Adds O_NOFOLLOW and O_CLOEXEC.
    int open(const std::string& name, int flags, mode_t mode = 0666) const;
    // An empty file, to read and write. Replaces a file of this name.
    int create(const std::string& name) const;
    // For a regular file; -1 with EINVAL for anything else, without waiting.
    int open_to_read(const std::string& name) const;
    // The names of files of any kind; none if they cannot be read.
    std::vector<std::string> names() const;
    bool rename(const std::string& from, const std::string& to) const;
    bool remove(const std::string& name) const;
    // Waits until the names are on the disk. True as well if the file system cannot sync folders.
    bool sync() const;

private:
    std::string path_;
    int fd_;
};

}  // namespace pegwright::base
