// A folder held open, for files that are made, renamed and removed in it.
//
// Files are named within it by a single name. A symbolic link in place of one is never followed, and what the folder's
// own path comes to mean meanwhile does not matter. Calls fail as those of POSIX do, with errno set.
#pragma once

#include "base/rooms.hpp"

#include <sys/types.h>
#include <string>
#include <vector>

namespace pegwright::base {

class Folder {
public:
    // Opens it; is_open() says whether that went well.
    explicit Folder(std::string path);
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();

    bool is_open() const { return fd_ >= 0; }
    const std::string& path() const { return path_; }
    std::string path_of(const std::string& name) const { return path_ + "/" + name; }

    // A descriptor of a file in it, or -1. O_NOFOLLOW and O_CLOEXEC are among the flags.
    int open(const std::string& name, int flags, mode_t mode = 0666) const;
    // A new and empty file, to be read and written. What had the name before is no longer in the folder.
    int create(const std::string& name) const;
    // A regular file to be read: of anything else, -1 and EINVAL, without waiting.
    int open_to_read(const std::string& name) const;
    // The files in it, of any kind; none if they cannot be read.
    std::vector<std::string> names() const;
    bool rename(const std::string& from, const std::string& to) const;
    bool remove(const std::string& name) const;
    // Returns when the names in it are on the disk. True also where a file system knows no such thing.
    bool sync() const;

private:
    std::string path_;
    int fd_;
};

}  // namespace pegwright::base
