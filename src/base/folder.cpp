#include "base/folder.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <memory>
#include <utility>

namespace pegwright::base {

Folder::Folder(std::string path)
    : path_(std::move(path)), fd_(::open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {}

Folder::~Folder() {
    if (fd_ >= 0) ::close(fd_);
}

int Folder::open(const std::string& name, int flags, mode_t mode) const {
    return ::openat(fd_, name.c_str(), flags | O_NOFOLLOW | O_CLOEXEC, mode);
}

int Folder::create(const std::string& name) const {
    for (;;) {
        const int fd = open(name, O_RDWR | O_CREAT | O_EXCL);
        if (fd >= 0 || errno != EEXIST || !remove(name)) return fd;
    }
}

int Folder::open_to_read(const std::string& name) const {
    const int fd = open(name, O_RDONLY | O_NONBLOCK);
    struct stat status = {};
    if (fd < 0 || (::fstat(fd, &status) == 0 && S_ISREG(status.st_mode))) return fd;
    ::close(fd);
    errno = EINVAL;
    return -1;
}

// std::filesystem's iterator would end the program if memory runs out.
std::vector<std::string> Folder::names() const {
    std::vector<std::string> names;
    const int fd = open(".", O_RDONLY | O_DIRECTORY);
    const std::unique_ptr<DIR, int (*)(DIR*)> folder(fd < 0 ? nullptr : ::fdopendir(fd), ::closedir);
    if (!folder) {
        if (fd >= 0) ::close(fd);
        return names;
    }
    while (const dirent* entry = ::readdir(folder.get())) names.emplace_back(entry->d_name);
    return names;
}

bool Folder::rename(const std::string& from, const std::string& to) const {
    return ::renameat(fd_, from.c_str(), fd_, to.c_str()) == 0;
}

bool Folder::remove(const std::string& name) const { return ::unlinkat(fd_, name.c_str(), 0) == 0; }

bool Folder::sync() const { return ::fsync(fd_) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP; }

}  // namespace pegwright::base
